import UIKit

/// Views that are scrolled.
public struct ScrollView<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    /// What is scrolled.
    public var content: Content
    /// In which directions.
    public var axes: Axis.Set
    /// Whether bars show how far it is scrolled.
    public var showsIndicators: Bool

    /// Views that are scrolled along some axes.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { ScrollNode(view, in: place) }
}

private final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>>, ScrollTarget {
    private let element = ScrollElement()
    private var content: TypedNode<Content>!

    override init(_ view: ScrollView<Content>, in place: Place) {
        super.init(view, in: place)
        content = Content.node(view.content, in: self.place())
        bringUpToDate()
        element.setItems(content.elements)
        place.environment.scrollTargets?.add(self)
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }
    override func elementsDidChange() { element.setItems(content.elements) }

    func scroll(_ request: ScrollRequest) -> Bool {
        guard let found = content.elements(withID: request.id)?.first, let rect = element.contentRect(of: found)
        else { return false }
        element.scrollFace.scrollView.scroll(to: rect, request.anchor, animated: request.isAnimated)
        return true
    }

    override func viewDidChange(from old: ScrollView<Content>, _ oldEnvironment: EnvironmentValues) {
        bringUpToDate()
        content.receive(view.content, environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        bringUpToDate()
        content.receive(environment: environment)
    }

    private func bringUpToDate() {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.scrollFace.showsIndicators = view.showsIndicators && environment.showsIndicators
        element.scrollFace.isEnabled = environment.isScrollEnabled
        if element.axes != view.axes { element.axes = view.axes }
    }
}

/// The element of a scroll view: as large as proposed, with content as large as it likes along the axes.
final class ScrollElement: LayoutElement, ReachingElement {
    let scrollFace = ScrollFace()
    var axes: Axis.Set = .vertical {
        didSet { invalidate() }
    }

    override init() {
        super.init()
        face = scrollFace
        scrollFace.element = self
    }

    /// The sides at which it goes on where it is not safe.
    var reachingEdges: Edge.Set { axes.contains(.vertical) ? .vertical : [] }

    private var arithmetic: StackArithmetic {
        StackArithmetic(axis: .vertical, guide: HorizontalAlignment.center.guide, spacing: nil)
    }

    private func content(_ proposal: ProposedViewSize) -> StackArithmetic.Result {
        let inner = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        if items.count == 1 {
            return StackArithmetic.Result(size: items[0].size(inner), origins: [.zero], proposals: [inner])
        }
        let views = items.enumerated().map { LayoutSubview(element: $1, index: $0, placer: nil) }
        return arithmetic.result(LayoutSubviews(views, .leftToRight), inner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content(proposal).size)
    }

    /// Across, what is narrower lies in the middle.
    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let result = content(proposal)
        let x = axes.contains(.horizontal) ? 0 : (size.width - result.size.width) / 2
        let y = axes.contains(.vertical) ? 0 : (size.height - result.size.height) / 2
        scrollFace.contentSize = CGSize(
            width: axes.contains(.horizontal) ? result.size.width : size.width,
            height: axes.contains(.vertical) ? result.size.height : size.height)
        return zip(result.origins, result.proposals).map { origin, proposal in
            Placement(origin: CGPoint(x: origin.x + x, y: origin.y + y), proposal: proposal)
        }
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// Scrolls by a scroll view of UIKit's.
final class ScrollFace: Face {
    let scrollView = UIScrollView()
    weak var element: ScrollElement?
    var contentSize = CGSize.zero
    var showsIndicators = true
    var isEnabled = true

    init() {
        super.init(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
    }

    override var itemsView: UIView? { scrollView }

    override func refresh(_ motion: Motion) {
        guard let element else { return }
        scrollView.showsVerticalScrollIndicator = showsIndicators
        scrollView.showsHorizontalScrollIndicator = showsIndicators
        scrollView.isScrollEnabled = isEnabled
        // Content goes on below bars and the like, and stops before them.
        let reach = element.unsafeInsets
        let insets = UIEdgeInsets(
            top: element.reachingEdges.contains(.top) ? reach.top : 0, left: 0,
            bottom: element.reachingEdges.contains(.bottom) ? reach.bottom : 0, right: 0)
        if scrollView.contentInset != insets { scrollView.contentInset = insets }
        if scrollView.contentSize != contentSize { scrollView.contentSize = contentSize }
    }
}

private enum IndicatorsKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var showsIndicators: Bool {
        get { self[IndicatorsKey.self] }
        set { self[IndicatorsKey.self] = newValue }
    }

    /// Whether scroll views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Lets scroll views of the view be scrolled or not.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
}
