import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite("Scroll views and constraints")
struct ScrollLayoutGuideTests {
    private func scrollView(in stage: LayoutStage) -> UIScrollView {
        let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
        scroll.accessibilityIdentifier = "scroll"
        scroll.contentInsetAdjustmentBehavior = .never
        stage.root.addSubview(scroll)
        return scroll
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
        ])
    }

    @Test("the content's size is what the constraints about its guide say, and follows them")
    func contentSize() {
        let stage = LayoutStage()
        let scroll = scrollView(in: stage)
        let view = stage.view("view", in: scroll)
        pin(view, to: scroll.contentLayoutGuide)
        let height = view.heightAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20), height,
        ])
        stage.turn()
        #expect(scroll.contentSize == CGSize(width: 100, height: 310) && view.frame == rect(10, 5, 80, 300))
        #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 100, 310))
        #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 0, 100, 100))
        height.constant = 500
        scroll.frame.size.width = 150
        stage.turn()
        #expect(scroll.contentSize == CGSize(width: 150, height: 510) && view.frame == rect(10, 5, 130, 500))
        #expect(stage.messages.isEmpty && !scroll.contentLayoutGuide.hasAmbiguousLayout)
    }

    @Test("a view tied to the scroll view's own edges gives the content its size, too")
    func edges() {
        let stage = LayoutStage()
        let scroll = scrollView(in: stage)
        let view = stage.view("view", in: scroll)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            view.topAnchor.constraint(equalTo: scroll.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            view.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
            view.heightAnchor.constraint(equalToConstant: 250.4),
        ])
        stage.turn()
        #expect(scroll.contentSize == CGSize(width: 200, height: 250))
        #expect(view.frame.width == 200 && scroll.frame == rect(0, 0, 100, 100))
        scroll.contentOffset = CGPoint(x: 30, y: 40)
        stage.turn()
        #expect(view.frame.origin == .zero && scroll.contentSize.width == 200)
    }

    @Test("what is tied to the frame's guide stays where it is seen while the content scrolls")
    func frameGuide() {
        let stage = LayoutStage()
        let scroll = scrollView(in: stage)
        let (content, badge) = (stage.view("content", in: scroll), stage.view("badge", in: scroll))
        pin(content, to: scroll.contentLayoutGuide)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 400),
            badge.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.turn()
        #expect(badge.frame == rect(80, 4, 20, 10))
        scroll.contentOffset = CGPoint(x: 60, y: 100)
        stage.turn()
        #expect(badge.frame == rect(140, 104, 20, 10) && content.frame.origin == CGPoint(x: 10, y: 5))
        #expect(scroll.contentSize == CGSize(width: 420, height: 410))
        #expect(scroll.frameLayoutGuide.layoutFrame == rect(60, 100, 100, 100))
    }

    @Test("without constraints about it the content keeps the size that was set")
    func byHand() {
        let stage = LayoutStage()
        let scroll = scrollView(in: stage)
        scroll.contentSize = CGSize(width: 70, height: 80)
        #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 70, 80))
        let view = stage.view("view", in: scroll)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
            view.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.turn()
        #expect(scroll.contentSize == CGSize(width: 70, height: 80) && view.frame == rect(0, 0, 10, 10))
    }

    @Test("an open size is ambiguous, and constraints from right to left give the same size")
    func ambiguousAndMirrored() {
        let stage = LayoutStage()
        let scroll = scrollView(in: stage)
        let view = stage.view("view", in: scroll)
        view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor).isActive = true
        stage.turn()
        #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
        scroll.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 240), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.turn()
        #expect(scroll.contentSize == CGSize(width: 250, height: 50) && view.frame == rect(10, 0, 240, 50))
    }
}
