import UIKit

/// Shows other views in front of a view, or behind it, in its size.
struct LayeredModifier<Other: View>: PrimitiveModifier {
    typealias Body = Never
    let other: Other
    let alignment: Alignment
    let isInFront: Bool
    /// Whether what is in front is not seen itself, and says by its opacity what of the view is.
    var isMask = false
    /// The sides at which what is behind goes on where it is not safe.
    var unsafeEdges: Edge.Set = []

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in place: Place
    ) -> TypedNode<ModifiedContent<Content, Self>> { LayeredNode(view, in: place) }
}

private final class LayeredNode<Content: View, Other: View>: TypedNode<ModifiedContent<Content, LayeredModifier<Other>>>
{
    private final class Layered {
        let content: LayoutElement
        let element: LayeredElement
        let other: OtherNode<Other>
        init(_ content: LayoutElement, _ element: LayeredElement, _ other: OtherNode<Other>) {
            self.content = content
            self.element = element
            self.other = other
        }
    }

    private var content: TypedNode<Content>!
    private var layers: [Layered] = []

    override init(_ view: ModifiedContent<Content, LayeredModifier<Other>>, in place: Place) {
        super.init(view, in: place)
        content = Content.node(view.content, in: self.place())
        layOver()
    }

    override var elements: [LayoutElement] { layers.map(\.element) }
    override var children: [ViewNode] { [content] + layers.map(\.other) }

    private func layOver() {
        let old = layers
        layers = content.elements.map { element in
            if let known = old.first(where: { $0.content === element }) { return known }
            let modifier = view.modifier
            let layered =
                modifier.isMask
                ? MaskedElement(element, modifier.alignment)
                : LayeredElement(element, modifier.alignment, modifier.isInFront)
            let other = OtherNode(OtherView(content: view.modifier.other), of: layered, in: place())
            let layer = Layered(element, layered, other)
            update(layer)
            return layer
        }
        for gone in old where !layers.contains(where: { $0 === gone }) { graph.lifecycle.end(gone.other) }
    }

    private func update(_ layer: Layered) {
        layer.element.isRightToLeft = environment.layoutDirection == .rightToLeft
        layer.element.unsafeEdges = view.modifier.unsafeEdges
        if layer.element.alignment != view.modifier.alignment { layer.element.alignment = view.modifier.alignment }
    }

    override func elementsDidChange() {
        layOver()
        super.elementsDidChange()
    }

    override func viewDidChange(
        from old: ModifiedContent<Content, LayeredModifier<Other>>, _ oldEnvironment: EnvironmentValues
    ) {
        content.receive(view.content, environment)
        for layer in layers {
            update(layer)
            layer.other.receive(OtherView(content: view.modifier.other), environment)
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        content.receive(environment: environment)
        for layer in layers {
            update(layer)
            layer.other.receive(environment: environment)
        }
    }
}

/// The views in front or behind, as one view.
private struct OtherView<Content: View>: View {
    typealias Body = Never
    let content: Content
}

private final class OtherNode<Content: View>: TypedNode<OtherView<Content>> {
    private let layered: LayeredElement
    private var content: TypedNode<Content>!

    init(_ view: OtherView<Content>, of layered: LayeredElement, in place: Place) {
        self.layered = layered
        super.init(view, in: place)
        content = Content.node(view.content, in: self.place())
        layered.setOthers(content.elements)
    }

    override var children: [ViewNode] { [content] }
    override func elementsDidChange() { layered.setOthers(content.elements) }

    override func viewDidChange(from old: OtherView<Content>, _ oldEnvironment: EnvironmentValues) {
        content.receive(view.content, environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) { content.receive(environment: environment) }
}

/// A view with others in front or behind, which have no say in its size.
class LayeredElement: LayoutElement {
    fileprivate let primary: LayoutElement
    private let isInFront: Bool
    fileprivate var others: [LayoutElement] = []
    var unsafeEdges: Edge.Set = []
    var alignment: Alignment {
        didSet { invalidate() }
    }

    init(_ primary: LayoutElement, _ alignment: Alignment, _ isInFront: Bool) {
        self.primary = primary
        self.alignment = alignment
        self.isInFront = isInFront
        super.init()
        setItems([primary])
    }

    final func setOthers(_ new: [LayoutElement]) {
        others = new
        setItems(isInFront ? [primary] + new : new + [primary])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }

    /// Several others lie on each other as in a stack.
    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let own = Placement(origin: .zero, proposal: proposal)
        let outer = primary.dimensions(proposal)
        let inner = ProposedViewSize(size)
        let places = others.map { other -> Placement in
            let dimensions = other.dimensions(inner)
            let origin = CGPoint(
                x: outer[alignment.horizontal] - dimensions[alignment.horizontal],
                y: outer[alignment.vertical] - dimensions[alignment.vertical])
            return Placement(origin: origin, proposal: inner)
        }
        return isInFront ? [own] + places : places + [own]
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        primary.explicit(guide, proposal)
    }

    /// What is told counts for the view first, also where the others are behind it.
    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        ([primary] + others).reduce(nil) { value, item in
            guard let next = item.preference(key) else { return value }
            guard var value else { return next }
            Key.reduce(value: &value) { next }
            return value
        }
    }

    override var priority: Double { primary.priority }
    override var zIndex: Double { primary.zIndex }
    override var spacing: ViewSpacing { primary.spacing }
    override var axisOfItems: Axis? { parent?.axisOfItems }
    override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { primary.value(of: key) }

    /// Whether an item goes on where it is not safe, and at which sides.
    final func unsafeEdges(of item: LayoutElement) -> Edge.Set { item === primary ? [] : unsafeEdges }
}

/// A view that is seen as far as others in front of it would be.
final class MaskedElement: LayeredElement {
    init(_ primary: LayoutElement, _ alignment: Alignment) {
        super.init(primary, alignment, true)
        face = MaskFace()
    }

    override var shownItems: [LayoutElement] { [primary] }
    /// What says how much is seen.
    var maskingItems: [LayoutElement] { others }
}

/// Holds the views of what is masked, and those that mask it.
private final class MaskFace: ContainerFace {
    private let masking = UIView()

    init() {
        super.init(PassingView())
        masking.bringsSubviews = true
        view.mask = masking
    }

    override var maskView: UIView? { masking }

    override func place(_ frame: CGRect, _ motion: Motion) {
        super.place(frame, motion)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        motion.set(masking.layer, "bounds.size", masking.layer.bounds.size, bounds.size) { masking.bounds = bounds }
        motion.set(masking.layer, "position", masking.layer.position, center) { masking.center = center }
    }
}

extension View {
    /// Shows other views in front of the view, in its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayeredModifier(other: content(), alignment: alignment, isInFront: true))
    }

    /// Shows another view in front of the view, in its size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayeredModifier(other: overlay, alignment: alignment, isInFront: true))
    }

    /// Fills the view's rectangle in front of it.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayeredModifier(
                other: Rectangle().fill(style), alignment: .center, isInFront: true, unsafeEdges: edges))
    }

    /// Fills a shape in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayeredModifier(other: shape.fill(style, style: fillStyle), alignment: .center, isInFront: true))
    }

    /// Shows of the view as much as would be seen of other views in front of it.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(LayeredModifier(other: mask(), alignment: alignment, isInFront: true, isMask: true))
    }

    /// Shows of the view as much as would be seen of another view in front of it.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(LayeredModifier(other: mask, alignment: .center, isInFront: true, isMask: true))
    }

    /// Shows other views behind the view, in its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayeredModifier(other: content(), alignment: alignment, isInFront: false))
    }

    /// Shows another view behind the view, in its size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(
            LayeredModifier(
                other: background, alignment: alignment, isInFront: false,
                unsafeEdges: Background.self == Color.self ? .all : []))
    }

    /// Fills the view's rectangle behind it, and goes on where it is not safe.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayeredModifier(
                other: StyleFill(style: style), alignment: .center, isInFront: false, unsafeEdges: edges))
    }

    /// Fills the view's rectangle behind it with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayeredModifier(other: shape.fill(style, style: fillStyle), alignment: .center, isInFront: false))
    }

    /// Fills a shape behind the view with the background style.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// A line inside the view's edges.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

/// Fills its room with a style.
private struct StyleFill<Style: ShapeStyle>: View, LeafView {
    typealias Body = Never
    let style: Style

    func makeElement(_ environment: EnvironmentValues) -> LayoutElement { LayoutElement() }
    func update(_ element: LayoutElement, _ environment: EnvironmentValues) {
        FillFace.show(.of(style, in: environment), on: element)
    }
}
