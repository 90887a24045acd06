import XCTest

@testable import RecipeScreens

final class StepperRowTests: XCTestCase {
    private final class Strict: NSObject, StepperRowDelegate {
        var heard: [Int] = []
        var limits = 0

        func stepperRow(_ row: StepperRow, didChange value: Int) { heard.append(value) }
        func stepperRow(_ row: StepperRow, shouldChangeTo value: Int) -> Bool { value != 4 }
        func stepperRowDidReachLimit(_ row: StepperRow) { limits += 1 }
    }

    private final class Easy: NSObject, StepperRowDelegate {
        var heard: [Int] = []
        func stepperRow(_ row: StepperRow, didChange value: Int) { heard.append(value) }
    }

    private func buttons(of view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(of: $0) }
    }

    func testAsksItsDelegate() {
        let row = StepperRow(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let delegate = Strict()
        row.delegate = delegate
        let (minus, plus) = (buttons(of: row)[0], buttons(of: row)[1])
        plus.sendActions(for: .touchUpInside)
        plus.sendActions(for: .touchUpInside)
        XCTAssertEqual(row.value, 3)
        XCTAssertEqual(delegate.heard, [3])
        for _ in 0..<3 { minus.sendActions(for: .touchUpInside) }
        XCTAssertEqual(row.value, 1)
        XCTAssertEqual(delegate.limits, 1)
    }

    func testGoesOnWithoutTheOptionalMethods() {
        let row = StepperRow(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let delegate = Easy()
        row.delegate = delegate
        row.maximum = 5
        for _ in 0..<9 { buttons(of: row)[1].sendActions(for: .touchUpInside) }
        XCTAssertEqual(row.value, 5)
        XCTAssertEqual(delegate.heard, [3, 4, 5])
    }

    func testIsAsHighAsAButton() {
        XCTAssertEqual(StepperRow().intrinsicContentSize.height, 44)
    }
}
