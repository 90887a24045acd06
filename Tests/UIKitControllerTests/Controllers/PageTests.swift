import Offstage
import TestKit
import Testing
import UIKit

/// The dots of a page controller, and pages that are bound in the middle.
@Suite("Pages")
@MainActor
struct PageTests: StageSuite {
    /// Counts pages and answers for them.
    private final class Counted: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var list: [UIViewController] = []
        var asked = 0
        var index = 0
        var events: [String] = []
        func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = list.firstIndex(of: controller), list.indices.contains(index + step) else { return nil }
            return list[index + step]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int {
            asked += 1
            return list.count
        }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { events.append("will \(pendingViewControllers.compactMap(\.title))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { events.append("did from \(previousViewControllers.compactMap(\.title)) \(completed)") }
    }

    /// Answers where pages are bound.
    private final class Binder: NSObject, UIPageViewControllerDelegate {
        var asked: [UIInterfaceOrientation] = []
        var pages: [UIViewController] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            asked.append(orientation)
            let isFlat = orientation.isLandscape
            pageViewController.setViewControllers(
                Array(pages.prefix(isFlat ? 2 : 1)), direction: .forward, animated: false)
            pageViewController.isDoubleSided = isFlat
            return isFlat ? .mid : .min
        }
    }

    private let log = CallLog()
    let made = makePhoneStage()

    private func controllers(_ names: String) -> [LoggingController] {
        names.map { name in
            let controller = LoggingController(String(name), log, layout: false, state: false)
            controller.title = String(name)
            return controller
        }
    }

    private func dots(_ pages: UIPageViewController) -> UIPageControl? {
        pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    }

    @Test("Dots: with both counts, below the pages; code asks again, a finger is followed, a tap on them moves pages")
    func indicator() throws {
        let stage = stage
        let list = controllers("ABC")
        let source = Counted()
        source.list = list
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        (pages.dataSource, pages.delegate) = (source, source)
        pages.setViewControllers([list[0]], direction: .forward, animated: false)
        #expect(source.asked == 1)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        let control = try #require(dots(pages))
        #expect(control.frame == CGRect(x: 0, y: 544, width: 300, height: 26))
        #expect(list[0].view.convert(list[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 544))
        #expect(control.numberOfPages == 3 && control.currentPage == 0)
        #expect(list[0].view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        // A finger moves on: nobody is asked.
        try stage.touch.drag(CGPoint(x: 250, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[1]] && control.currentPage == 1 && source.asked == 1)
        // One that is let go changes nothing.
        try stage.touch.drag(CGPoint(x: 250, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[1]] && control.currentPage == 1)
        // After the middle of the dots: a page on, as by a finger.
        source.events = []
        try stage.touch.tap(CGPoint(x: 290, y: 557))
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[2]] && control.currentPage == 2)
        #expect(source.events == [#"will ["C"]"#, #"did from ["B"] true"#])
        try stage.touch.tap(CGPoint(x: 10, y: 557))
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[1]] && control.currentPage == 1 && source.asked == 1)
        // Set by code, the data source counts.
        source.index = 2
        pages.setViewControllers([list[2]], direction: .forward, animated: true)
        stage.advance(by: 1)
        #expect(source.asked == 2 && control.currentPage == 2 && stage.diagnostics.messages == [])
        // Where the data source is wrong about the rest, dots go back.
        source.list = [list[2]]
        try stage.touch.tap(CGPoint(x: 10, y: 557))
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[2]] && control.currentPage == 2)
    }

    @Test("No dots without an index, up and down, or where pages curl")
    func noIndicator() {
        final class Half: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        }
        let stage = stage
        let (half, whole) = (Half(), Counted())
        func hasDots(
            _ style: UIPageViewController.TransitionStyle, _ axis: UIPageViewController.NavigationOrientation,
            _ source: any UIPageViewControllerDataSource
        ) -> Bool {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: axis)
            pages.setViewControllers(controllers("A"), direction: .forward, animated: false)
            stage.window.rootViewController = pages
            pages.dataSource = source
            stage.advance(by: 1)
            return dots(pages) != nil
        }
        #expect(hasDots(.scroll, .horizontal, whole))
        #expect(!hasDots(.scroll, .horizontal, half))
        #expect(!hasDots(.scroll, .vertical, whole))
        #expect(!hasDots(.pageCurl, .horizontal, whole))
    }

    @Test("Bound in the middle: two pages beside each other, two on at a time, each told; another number is refused")
    func spread() throws {
        let stage = stage
        let list = controllers("ABCDE")
        let source = Counted()
        source.list = list
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        (pages.dataSource, pages.delegate) = (source, source)
        pages.identifier = "pages"
        #expect(pages.spineLocation == .mid && pages.isDoubleSided)
        pages.setViewControllers([list[0]], direction: .forward, animated: false)
        #expect(pages.viewControllers == nil && stage.diagnostics.messages.last?.contains("required (2)") == true)
        pages.setViewControllers([list[0], list[1]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        #expect(list[0].view.convert(list[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 150, height: 600))
        #expect(list[1].view.convert(list[1].view.bounds, to: nil) == CGRect(x: 150, y: 0, width: 150, height: 600))
        _ = log.take()
        try stage.touch.drag(CGPoint(x: 250, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[2], list[3]])
        #expect(source.events == [#"will ["C", "D"]"#, #"did from ["A", "B"] true"#])
        #expect(
            log.take() == [
                "C wM(pages)", "D wM(pages)", "A wM(nil)", "B wM(nil)", "C ld", "D ld", "C wA(t)", "D wA(t)",
                "A wD(t)", "B wD(t)", "C iA(t)", "D iA(t)", "A dD(t)", "B dD(t)", "C dA(t)", "D dA(t)",
                "C dM(pages)", "D dM(pages)", "A dM(nil)", "B dM(nil)",
            ])
        // One more page is too few to turn to.
        try stage.touch.drag(CGPoint(x: 250, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[2], list[3]] && log.take().isEmpty)
        try stage.touch.drag(CGPoint(x: 50, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[0], list[1]])
        pages.isDoubleSided = false
        #expect(pages.isDoubleSided && stage.diagnostics.messages.last?.contains("bound in the middle") == true)
    }

    @Test("Turned, the delegate says where pages are bound, and sets as many as that needs")
    func turning() {
        let stage = stage
        let list = controllers("AB")
        let binder = Binder()
        binder.pages = list
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pages.delegate = binder
        pages.setViewControllers([list[0]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        #expect(binder.asked.isEmpty && pages.spineLocation == .min)
        _ = log.take()
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(binder.asked == [.landscapeLeft] && pages.spineLocation == .mid)
        #expect(pages.viewControllers == list)
        #expect(list[0].view.convert(list[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(list[1].view.convert(list[1].view.bounds, to: nil) == CGRect(x: 300, y: 0, width: 300, height: 300))
        #expect(
            log.take().filter { $0.hasPrefix("B") && !$0.contains("M(") } == ["B ld", "B wA(f)", "B iA(f)", "B dA(f)"])
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [list[0]] && pages.spineLocation == .min && !pages.isDoubleSided)
        #expect(list[0].view.convert(list[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(list[1].view.window == nil && list[1].parent == nil)
    }
}
