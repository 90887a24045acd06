import UIKit

/// How tab views look.
@preconcurrency @MainActor
public protocol TabViewStyle {
    /// Pages that a finger turns; nil: a bar with tabs.
    var _pages: PageTabViewStyle? { get }
}

/// The look where none is set: a bar with tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// A bar with tabs.
    public var _pages: PageTabViewStyle? { nil }
}

/// Pages that a finger turns.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Whether dots tell which page is seen.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode
    /// Pages with dots, or without.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
    /// The pages themselves.
    public var _pages: PageTabViewStyle? { self }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar with tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that a finger turns.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that a finger turns, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum PagesKey: EnvironmentKey { static var defaultValue: PageTabViewStyle? { nil } }

extension EnvironmentValues {
    var pagesTabs: PageTabViewStyle? {
        get { self[PagesKey.self] }
        set { self[PagesKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.pagesTabs, style._pages) }
}

/// Shows tabs as pages.
struct PagesShower: ContainerRepresentable {
    let parts: [TabPart]
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let style: PageTabViewStyle

    func makeUIViewController(context: Context) -> PagesController { PagesController() }

    func updateUIViewController(_ controller: PagesController, context: Context) {
        var environment = context.plainEnvironment
        environment.pagesTabs = nil
        controller.select = select
        controller.hasDots =
            style.indexDisplayMode == .always || (style.indexDisplayMode == .automatic && parts.count > 1)
        controller.show(parts, environment)
        if let selected, let index = parts.firstIndex(where: { $0.tag == selected }) {
            controller.go(to: index, animated: context.transaction.animation != nil)
        }
    }
}

/// Pages side by side, with dots below.
final class PagesController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let dots = UIPageControl()
    private var pages: [(part: TabPart, controller: PushedController)] = []
    var select: (AnyHashable) -> Void = { _ in }
    private var index = 0
    var hasDots = true {
        didSet { dots.isHidden = !hasDots }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        view.addSubview(scrollView)
        view.addSubview(dots)
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                go(to: dots.currentPage, animated: true)
                tell()
            }, for: .valueChanged)
    }

    func show(_ parts: [TabPart], _ environment: EnvironmentValues) {
        loadViewIfNeeded()
        let old = pages
        pages = parts.map { part in
            guard let known = old.first(where: { $0.part.id == part.id })?.controller else {
                return (part, add(PushedController(part.view, environment)))
            }
            known.show(part.view, environment)
            return (part, known)
        }
        for page in old where !pages.contains(where: { $0.controller === page.controller }) { remove(page.controller) }
        dots.numberOfPages = pages.count
        index = min(index, max(0, pages.count - 1))
        view.setNeedsLayout()
    }

    private func add(_ controller: PushedController) -> PushedController {
        addChild(controller)
        controller.view.backgroundColor = .clear
        scrollView.addSubview(controller.view)
        controller.didMove(toParent: self)
        return controller
    }

    private func remove(_ controller: PushedController) {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let isTurned = scrollView.frame.size != size
        scrollView.frame = view.bounds
        for (index, page) in pages.enumerated() {
            page.controller.view.frame = CGRect(origin: CGPoint(x: x(of: index), y: 0), size: size)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        let height = dots.sizeThatFits(size).height
        dots.frame = CGRect(
            x: 0, y: size.height - view.safeAreaInsets.bottom - height, width: size.width, height: height)
        if isTurned { scrollView.contentOffset.x = x(of: index) }
    }

    /// Pages go from right to left where people read so.
    private func x(of index: Int) -> CGFloat {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return view.bounds.width * CGFloat(isMirrored ? pages.count - 1 - index : index)
    }

    /// Shows a page.
    func go(to new: Int, animated: Bool) {
        guard new != index else { return }
        index = new
        dots.currentPage = new
        scrollView.setContentOffset(CGPoint(x: x(of: new), y: 0), animated: animated && view.window != nil)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, view.bounds.width > 0 else { return }
        let place = (scrollView.contentOffset.x / view.bounds.width).rounded()
        let new = pages.indices.min {
            abs(x(of: $0) - place * view.bounds.width) < abs(x(of: $1) - place * view.bounds.width)
        }
        guard let new, new != index else { return }
        index = new
        dots.currentPage = new
        tell()
    }

    private func tell() { if pages.indices.contains(index), let tag = pages[index].part.tag { select(tag) } }
}
