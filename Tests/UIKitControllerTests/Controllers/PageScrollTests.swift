import Offstage
import TestKit
import Testing
import UIKit

/// The scroll view of a page controller whose pages stand side by side.
@Suite("Pages in a scroll view")
@MainActor
struct PageScrollTests: StageSuite {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var list: [UIViewController] = []
        var events: [String] = []
        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = list.firstIndex(of: controller), list.indices.contains(index + step) else { return nil }
            return list[index + step]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { events.append("did \(completed)") }
    }

    private final class Watcher: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var events: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            events.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    }

    let made = makePhoneStage()

    private func pages(
        _ book: Book, count: Int = 3, options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        book.list = (0..<count).map { _ in UIViewController() }
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
        (pages.dataSource, pages.delegate) = (book, book)
        pages.setViewControllers([book.list[0]], direction: .forward, animated: false)
        return pages
    }

    private func scrollView(_ pages: UIPageViewController) throws -> UIScrollView {
        try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    }

    private func place(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    private func step(to x: CGFloat) throws {
        try made.touch.move(CGPoint(x: x, y: 300))
        made.advance(by: 0.05)
    }

    @Test("Without animation the completion comes before the call returns, with a parent and without")
    func completion() {
        let stage = stage
        let book = Book()
        for isShown in [false, true] {
            for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
                let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                if isShown {
                    let parent = UIViewController()
                    parent.addChild(pages)
                    parent.view.addSubview(pages.view)
                    pages.didMove(toParent: parent)
                    stage.window.rootViewController = parent
                    stage.advance(by: 1)
                }
                var told: [Bool] = []
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { told.append($0) }
                #expect(told == [true])
                pages.setViewControllers([UIViewController()], direction: .reverse, animated: false) { told.append($0) }
                #expect(told == [true, true])
                stage.advance(by: 1)
                #expect(told == [true, true])
                pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { told.append($0) }
                #expect(told.count == (isShown ? 2 : 3))
                stage.advance(by: 1)
                #expect(told == [true, true, true])
            }
        }
        withExtendedLifetime(book) {}
    }

    @Test("The page lies in the middle of three places; a finger that goes on brings the next, and the delegate hears")
    func finger() throws {
        let stage = stage
        let (book, watcher) = (Book(), Watcher())
        let pages = pages(book)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        let view = try scrollView(pages)
        view.delegate = watcher
        #expect(view.contentOffset == CGPoint(x: 300, y: 0) && view.contentSize == CGSize(width: 900, height: 600))
        #expect(place(book.list[0]) == CGRect(x: 0, y: 0, width: 300, height: 600) && watcher.offsets.isEmpty)
        try stage.touch.drag(CGPoint(x: 250, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(watcher.events == ["begin", "end true", "rest"] && book.events == ["did true"])
        #expect(watcher.offsets == watcher.offsets.sorted() && watcher.offsets.count > 10)
        #expect(watcher.offsets.first.map { $0 > 300 } == true && watcher.offsets.last == 600)
        // The next page rests in the middle.
        #expect(view.contentOffset.x == 300 && pages.viewControllers == [book.list[1]])
        #expect(place(book.list[1]) == CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(book.list[0].view.superview == nil)
    }

    @Test("Both pages show on the way, one place and the room between pages apart")
    func halfWay() throws {
        let stage = stage
        let book = Book()
        let pages = pages(book, options: [.interPageSpacing: 20])
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        let view = try scrollView(pages)
        #expect(view.frame == CGRect(x: -10, y: 0, width: 320, height: 600) && view.contentOffset.x == 320)
        #expect(place(book.list[0]) == CGRect(x: 0, y: 0, width: 300, height: 600))
        try stage.touch.down(CGPoint(x: 250, y: 300))
        try step(to: 200)
        try step(to: 90)
        let first = place(book.list[0]).minX
        #expect(first < -100 && place(book.list[1]).minX == first + 320)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(place(book.list[1]).minX == 0)
    }

    @Test("Before the first page the content is held by its edge and comes back; nobody hears of a turn")
    func edge() throws {
        let stage = stage
        let (book, watcher) = (Book(), Watcher())
        let pages = pages(book)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        let view = try scrollView(pages)
        view.delegate = watcher
        try stage.touch.drag(CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 2)
        // A finger's 190 points stretch the content by less than half of that.
        #expect(watcher.offsets.min().map { $0 > 205 && $0 < 300 } == true)
        #expect(view.contentOffset.x == 300 && book.events.isEmpty && pages.viewControllers == [book.list[0]])
    }

    @Test("Pages stay where no finger may scroll; the app's own orders are followed, and heard by the delegate")
    func disabled() throws {
        let stage = stage
        let (book, watcher) = (Book(), Watcher())
        let pages = pages(book)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        let view = try scrollView(pages)
        view.delegate = watcher
        #expect(pages.gestureRecognizers == [view.panGestureRecognizer])
        view.isScrollEnabled = false
        try stage.touch.drag(CGPoint(x: 250, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [book.list[0]] && watcher.offsets.isEmpty)
        var told: [Bool] = []
        pages.setViewControllers([book.list[1]], direction: .forward, animated: true) { told.append($0) }
        stage.advance(by: 0.15)
        #expect(told.isEmpty && view.contentOffset.x > 350 && view.contentOffset.x < 550)
        stage.advance(by: 0.5)
        #expect(told == [true] && watcher.offsets.last == 600 && view.contentOffset.x == 300)
        pages.setViewControllers([book.list[0]], direction: .reverse, animated: true)
        stage.advance(by: 1)
        #expect(watcher.offsets.last == 0 && view.contentOffset.x == 300 && book.events.isEmpty)
        #expect(place(book.list[0]) == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    @Test("A finger that goes back and on to the other side turns there")
    func otherSide() throws {
        let stage = stage
        let book = Book()
        let pages = pages(book)
        pages.setViewControllers([book.list[1]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        try stage.touch.down(CGPoint(x: 150, y: 300))
        for x in [120, 60, 100, 160, 220, 290] { try step(to: CGFloat(x)) }
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(book.events == ["did false", "did true"] && pages.viewControllers == [book.list[0]])
    }

    @Test("Another size keeps the page in the middle; a pages' parent is passed by bars that look for a scroll view")
    func resizing() throws {
        let stage = stage
        let book = Book()
        let pages = pages(book)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        let view = try scrollView(pages)
        #expect(
            view.contentOffset == CGPoint(x: 600, y: 0) && place(book.list[0]).size == CGSize(width: 600, height: 300))
        #expect(pages.contentScrollView(for: .top) == nil)
    }
}
