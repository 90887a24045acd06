import Foundation

/// The dots below the pages of a page controller, where its data source counts them.
///
/// The data source is asked when pages are set by code; a finger's moves are counted here. A tap on the dots moves pages
/// as a finger does, and the delegate hears of it alike (assumed).
@MainActor
final class PageIndicator {
    /// The dots' place is that high, in points (assumed).
    static let height: CGFloat = 26

    private weak var pages: UIPageViewController?
    private(set) var control: UIPageControl?
    /// The page that shows, by the data source's count.
    private var index = 0

    init(of pages: UIPageViewController) {
        self.pages = pages
    }

    /// Asks the data source how many pages there are and which one shows: without both answers, or where pages do not
    /// slide sideways, there are no dots.
    func ask() {
        guard let pages, pages.transitionStyle == .scroll, pages.navigationOrientation == .horizontal,
            let source = pages.dataSource,
            let count = OptionalMethods.call(
                .presentationCount, of: source, { source.presentationCount(for: pages) }),
            let index = OptionalMethods.call(
                .presentationIndex, of: source, { source.presentationIndex(for: pages) })
        else { return remove() }
        let control = control ?? make()
        control.numberOfPages = count
        control.currentPage = index
        self.index = control.currentPage
        install()
    }

    /// Puts the dots into the page controller's view, once it is loaded.
    func install() {
        guard let control, let view = pages?.viewIfLoaded, control.superview !== view else { return }
        view.addSubview(control)
        view.setNeedsLayout()
    }

    private func make() -> UIPageControl {
        let new = UIPageControl(frame: .zero)
        new.addAction(UIAction { [weak self] _ in self?.wasMoved() }, for: .valueChanged)
        control = new
        return new
    }

    private func remove() {
        control?.removeFromSuperview()
        control = nil
        pages?.viewIfLoaded?.setNeedsLayout()
    }

    /// A finger moved pages by so many.
    func step(by count: Int) {
        index += count
        control?.currentPage = index
        index = control?.currentPage ?? index
    }

    /// A finger chose a dot.
    private func wasMoved() {
        guard let pages, let control, control.currentPage != index else { return }
        let steps = control.currentPage - index
        let direction: UIPageViewController.NavigationDirection = steps > 0 ? .forward : .reverse
        var (target, moved) = (pages.viewControllers ?? [], 0)
        while moved < abs(steps), let next = pages.pages(beside: target, direction) {
            (target, moved) = (next, moved + 1)
        }
        guard moved > 0 else {
            control.currentPage = index
            return
        }
        step(by: steps > 0 ? moved : -moved)
        pages.moveForUser(to: target, direction, finger: nil)
    }
}
