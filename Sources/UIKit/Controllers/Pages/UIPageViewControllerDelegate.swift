import Foundation
import QuartzCore

/// Gives the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before; nil at the begin.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Optional: how many dots there are below the pages. Without it, or without the index, there are none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Optional: which dot stands for the page that shows, from 0; asked when pages are set by code.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Left out: there are no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalMethods.leftOut(of: self)
        return 0
    }
    /// Left out: there are no dots.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalMethods.leftOut(of: self)
        return 0
    }
}

/// Hears of moves between pages by a finger.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Optional: called when a finger begins to move to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Optional: called when pages rest again after a finger moved them.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Optional: where pages that curl are bound when they are turned; the delegate may set other pages meanwhile, as many
    /// as its answer needs. Asked for no other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Optional: how the pages may be turned.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    /// Does nothing before.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing after.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// Left out: pages stay bound where they are.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        OptionalMethods.leftOut(of: self)
        return .none
    }
    /// Left out: pages may be turned as every controller may.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        OptionalMethods.leftOut(of: self)
        return .allButUpsideDown
    }
}

extension OptionalMethod {
    static let presentationCount = OptionalMethod("presentationCount(for:)")
    static let presentationIndex = OptionalMethod("presentationIndex(for:)")
    static let spineLocation = OptionalMethod("pageViewController(_:spineLocationFor:)")
    static let pageViewControllerOrientations = OptionalMethod("pageViewControllerSupportedInterfaceOrientations(_:)")
}
