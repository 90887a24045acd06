import XCTest

@testable import RecipeScreens

@MainActor
final class HoldRecognizerTests: XCTestCase {
    func testIsReadyAfterAReset() {
        let recognizer = HoldRecognizer()
        XCTAssertEqual(recognizer.state, .possible)
        recognizer.reset()
        XCTAssertEqual(recognizer.state, .possible)
        XCTAssertTrue(recognizer.delaysTouchesEnded)
    }

    func testBelongsToItsView() throws {
        let view = UIView()
        let recognizer = HoldRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recognizer)
        XCTAssertIdentical(recognizer.view, view)
    }
}
