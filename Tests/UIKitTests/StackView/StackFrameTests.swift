import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct StackFrameTests {
    private func frames(
        _ sizes: [CGSize], _ length: CGFloat, _ set: (UIStackView) -> Void
    ) -> [CGRect] {
        let stage = LayoutStage()
        let stack = UIStackView(frame: rect(0, 0, length, 40))
        set(stack)
        if stack.axis == .vertical { stack.frame = rect(0, 0, 40, length) }
        stage.root.addSubview(stack)
        for size in sizes { stack.addArrangedSubview(SizedView(size.width, size.height)) }
        stage.turn()
        #expect(stage.messages.isEmpty)
        return stack.arrangedSubviews.map(\.frame)
    }

    private let sizes = [CGSize(width: 40, height: 20), CGSize(width: 60, height: 30), CGSize(width: 20, height: 10)]

    @Test("every distribution in a row")
    func rows() {
        func spans(_ distribution: UIStackView.Distribution, _ length: CGFloat = 240) -> [[CGFloat]] {
            frames(sizes, length) {
                $0.distribution = distribution
                $0.spacing = 6
            }.map { [$0.minX, $0.width] }
        }
        #expect(spans(.fill) == [[0, 40], [46, 60], [112, 128]])
        #expect(spans(.fillEqually) == [[0, 76], [82, 76], [164, 76]])
        #expect(spans(.equalSpacing) == [[0, 40], [100, 60], [220, 20]])
        #expect(spans(.equalCentering) == [[0, 40], [95, 60], [220, 20]])
        #expect(
            spans(.fill, 100) == [[0, 40], [46, 48], [100, 0]], "a size is never negative: the next one shrinks")
    }

    @Test("every alignment in a column")
    func columns() {
        func spans(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
            frames([CGSize(width: 20, height: 10), CGSize(width: 30, height: 10)], 20) {
                $0.axis = .vertical
                $0.alignment = alignment
            }.map { [$0.minX, $0.width] }
        }
        #expect(spans(.fill) == [[0, 40], [0, 40]])
        #expect(spans(.leading) == [[0, 20], [0, 30]])
        #expect(spans(.trailing) == [[20, 20], [10, 30]])
        #expect(spans(.center) == [[10, 20], [5, 30]])
    }

    @Test("proportional lengths redo when a natural length changes")
    func proportional() {
        let stage = LayoutStage()
        let stack = UIStackView(frame: rect(0, 0, 100, 10))
        stack.distribution = .fillProportionally
        let (a, b) = (SizedView(10, 10), SizedView(40, 10))
        stack.addArrangedSubview(a)
        stack.addArrangedSubview(b)
        stage.root.addSubview(stack)
        stage.turn()
        #expect(a.frame.width == 20 && b.frame.width == 80)
        a.size.width = 40
        a.invalidateIntrinsicContentSize()
        stage.turn()
        #expect(a.frame.width == 50 && b.frame.width == 50)
    }

    @Test("a stack in margins keeps to them")
    func margins() {
        let stage = LayoutStage()
        let stack = UIStackView(frame: rect(0, 0, 100, 50))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIView()
        stack.addArrangedSubview(view)
        stage.root.addSubview(stack)
        stage.turn()
        #expect(view.frame == rect(2, 1, 94, 46))
    }

    @Test("nested stacks size themselves from the inside out")
    func nested() {
        let stage = LayoutStage()
        let inner = UIStackView(arrangedSubviews: [SizedView(10, 20), SizedView(30, 5)])
        inner.spacing = 5
        let outer = UIStackView(arrangedSubviews: [inner, SizedView(20, 15)])
        outer.axis = .vertical
        outer.spacing = 3
        outer.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(outer)
        outer.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
        outer.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.turn()
        #expect(outer.frame == rect(0, 0, 45, 38) && inner.frame == rect(0, 0, 45, 20))
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 45, height: 38))
        inner.arrangedSubviews[1].isHidden = true
        stage.turn()
        #expect(outer.frame == rect(0, 0, 20, 38), "the other row is the widest now")
    }

    @Test("baselines of a stack are those of its tallest view in a row, of its ends in a column")
    func baselines() {
        let (short, tall) = (SizedView(10, 10), SizedView(10, 30))
        let stack = UIStackView(arrangedSubviews: [short, tall])
        stack.frame = rect(0, 0, 20, 40)
        stack.alignment = .top
        stack.layoutIfNeeded()
        #expect(stack.forFirstBaselineLayout === tall && stack.forLastBaselineLayout === tall)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === short && stack.forLastBaselineLayout === tall)
        #expect(UIStackView().forLastBaselineLayout is UIStackView)
    }
}
