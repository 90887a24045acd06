/// Shows what a closure makes of the size that is proposed; what it shows lies at the leading edge above.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    /// Makes the view of a size.
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { GeometryNode(view, in: place) }
}

/// What is known of the place of a view.
@preconcurrency @MainActor
public struct GeometryProxy {
    fileprivate let element: GeometryElement

    /// In points, not rounded.
    public let size: CGSize

    /// What of the sides is not safe, in points.
    public var safeAreaInsets: EdgeInsets { element.unsafeInsets }

    /// The view's rectangle in a space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
        let origin = element.origin(in: coordinateSpace.name)
        return CGRect(origin: origin, size: size)
    }
}

/// A space of coordinates.
public enum CoordinateSpace: Hashable {
    /// The space of the host.
    case global
    /// The space of the view itself.
    case local
    /// The space of the nearest view above with a name.
    case named(AnyHashable)

    fileprivate var name: AnyHashable? {
        if case .named(let name) = self { name } else { nil }
    }
}

private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private let element = GeometryElement()
    private var content: TypedNode<Content>?

    override init(_ view: GeometryReader<Content>, in place: Place) {
        super.init(view, in: place)
        element.isRightToLeft = place.environment.layoutDirection == .rightToLeft
        element.sizeDidChange = { [weak self] in self?.show() }
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func elementsDidChange() { element.setItems(content?.elements ?? []) }

    override func viewDidChange(from old: GeometryReader<Content>, _ oldEnvironment: EnvironmentValues) {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.isContentOld = true
        element.invalidate()
    }

    override func update() {
        isDirty = false
        element.isContentOld = true
        element.invalidate()
    }

    /// Runs the closure with the size that is known now.
    private func show() {
        forgetSources()
        let proxy = GeometryProxy(element: element, size: element.frame.size)
        let new = Readers.run(for: self) { graph.updating { view.content(proxy) } }
        if let content {
            content.receive(new, environment)
        } else {
            content = Content.node(new, in: place())
            element.setItems(content?.elements ?? [])
        }
    }
}

/// The element of a geometry reader.
final class GeometryElement: LayoutElement {
    var sizeDidChange: () -> Void = {}
    var isContentOld = true
    private var shownSize: CGSize?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func didPlace() {
        guard isContentOld || shownSize != frame.size else { return }
        shownSize = frame.size
        isContentOld = false
        sizeDidChange()
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

extension LayoutElement {
    /// The place in the host, or in the nearest element above with a name.
    func origin(in name: AnyHashable?) -> CGPoint {
        var origin = CGPoint.zero
        var element = self
        while let outer = element.parent {
            origin.x +=
                outer.isRightToLeft ? outer.frame.width - element.frame.minX - element.frame.width : element.frame.minX
            origin.y += element.frame.minY
            if let name, (outer as? any NamedSpace)?.name == name { return origin }
            element = outer
        }
        return CGPoint(x: origin.x + element.frame.minX, y: origin.y + element.frame.minY)
    }

    /// The uppermost element, once it is in a host.
    var root: RootElement? {
        var element: LayoutElement? = self
        while let current = element {
            if let root = current as? RootElement { return root }
            element = current.parent
        }
        return nil
    }

    /// How far the element reaches where it is not safe, in points.
    var unsafeInsets: EdgeInsets {
        guard let root else { return EdgeInsets() }
        let origin = origin(in: nil)
        let safe = root.safeRect
        let (right, bottom) = (origin.x + frame.width, origin.y + frame.height)
        return EdgeInsets(
            top: origin.y <= safe.minY ? max(0, origin.y) : 0,
            leading: origin.x <= safe.minX ? max(0, origin.x) : 0,
            bottom: bottom >= safe.maxY ? max(0, root.frame.height - bottom) : 0,
            trailing: right >= safe.maxX ? max(0, root.frame.width - right) : 0)
    }
}

/// An element whose space has a name.
@MainActor
protocol NamedSpace: LayoutElement {
    var name: AnyHashable { get }
}

/// Names the space of a view.
private struct SpaceModifier: ElementModifier {
    typealias Body = Never
    let name: AnyHashable

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> SpaceElement {
        SpaceElement(content, name)
    }

    func update(_ element: SpaceElement, _ environment: EnvironmentValues) { element.name = name }
}

private final class SpaceElement: WrapperElement, NamedSpace {
    var name: AnyHashable

    init(_ content: LayoutElement, _ name: AnyHashable) {
        self.name = name
        super.init(content)
    }
}

extension View {
    /// Names the space of the view, for `GeometryProxy.frame(in:)` below.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(SpaceModifier(name: AnyHashable(name))) }
}
