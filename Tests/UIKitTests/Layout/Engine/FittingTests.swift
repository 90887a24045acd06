import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct FittingTests {
    /// A box with a content of 60.25 × 20.25 and 8 points around it.
    private func box(_ stage: LayoutStage) -> UIView {
        let box = stage.view("box")
        let content = SizedView(60.25, 20.25, "content")
        box.addSubview(content)
        content.fill(8)
        return box
    }

    @Test("the smallest size that fits, rounded up to pixels", arguments: [1, 2, 3] as [CGFloat])
    func compressed(scale: CGFloat) {
        let stage = LayoutStage(scale: scale)
        let size = box(stage).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
        #expect(size == CGSize(width: up(76.25), height: up(36.25)))
    }

    @Test("a required width is kept, and the height follows from it")
    func width() {
        let stage = LayoutStage()
        let box = stage.view("box")
        let text = WrappingView(50)
        box.addSubview(text)
        text.fill(10)
        func height(_ width: CGFloat) -> CGSize {
            box.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(height(520) == CGSize(width: 520, height: 40))
        #expect(height(220) == CGSize(width: 220, height: 80))
        #expect(height(120) == CGSize(width: 120, height: 120))
    }

    @Test("the expanded size grows what may grow")
    func expanded() {
        let stage = LayoutStage()
        let box = stage.view("box")
        let content = SizedView(60, 20)
        content.hug(40)
        box.addSubview(content)
        content.fill()
        let size = box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 10000, height: 20))
    }

    @Test("measuring leaves the tree's own engine, frames and marks alone, and leaves out the view's own frame")
    func sideEffects() {
        let stage = LayoutStage()
        let view = UIView(frame: rect(0, 0, 500, 500))
        let content = SizedView(30, 10)
        view.addSubview(content)
        content.fill()
        stage.root.addSubview(view)
        stage.turn()
        let constraints = stage.stage.window.layoutRole?.engine?.solver.counters.constraints
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 10))
        #expect(view.frame == rect(0, 0, 500, 500) && content.frame == rect(0, 0, 500, 500))
        #expect(stage.stage.window.layoutRole?.engine?.solver.counters.constraints == constraints)
        #expect(!stage.stage.isUpdatePending && stage.messages.isEmpty)
    }

    @Test("a view without a window is measured too, and so is one without constraints")
    func alone() {
        let stage = LayoutStage()
        let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(20, 15)])
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 15))
        let sized = SizedView(12, 34)
        #expect(sized.systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 34))
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: 5, height: 6)) == CGSize(width: 5, height: 6))
        #expect(stage.messages.isEmpty)
    }
}
