import CoreGraphics
import Foundation
import RenderServer

/// A layer that draws a gradient over its background, in the shape of its rounded bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    struct Gradient {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    var gradient = Gradient()
    private var committedGradient: Gradient?

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// `CGColor`s; under two of them draw nothing. Default nil.
    open var colors: [Any]? {
        get { gradient.colors }
        set {
            let isEqual = newValue == nil && gradient.colors == nil || Self.same(newValue, gradient.colors)
            change(.colors, isEqual: isEqual) { _ in gradient.colors = newValue }
        }
    }

    /// 0…1, as many as `colors`, ascending; equal ones make a hard stop. Default nil: even steps.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { set(\.locations, to: newValue, as: .locations) }
    }

    /// Where the first colour lies, in unit space of the bounds. Default (0.5, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set(\.startPoint, to: newValue, as: .startPoint) }
    }

    /// Where the last colour lies, in unit space of the bounds. Default (0.5, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set(\.endPoint, to: newValue, as: .endPoint) }
    }

    /// Default `axial`; an unknown name is kept, and drawn as that (assumed).
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set(\.type, to: newValue, as: .type) }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<Gradient, Value>, to value: Value, as property: LayerProperty
    ) {
        change(property, isEqual: gradient[keyPath: path] == value) { _ in gradient[keyPath: path] = value }
    }

    private static func same(_ a: [Any]?, _ b: [Any]?) -> Bool {
        guard let a = a as? [CGColor], let b = b as? [CGColor] else { return false }
        return a == b
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.gradientProperties }

    override func encodeContents(into values: inout LayerValues) {
        values.gradient = resolvedGradient
    }

    /// Nil for what draws nothing: under two colours, another number of locations than colours, a radial gradient
    /// without width or height (all recorded on macOS).
    var resolvedGradient: GradientContents? {
        let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
        guard colors.count >= 2, colors.count == gradient.colors?.count else { return nil }
        let even = (0..<colors.count).map { Double($0) / Double(colors.count - 1) }
        let locations = gradient.locations?.map(\.doubleValue) ?? even
        guard locations.count == colors.count, locations.allSatisfy(\.isFinite) else { return nil }
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        if gradient.type == .radial, start.x == end.x || start.y == end.y { return nil }
        var contents = GradientContents(colors: colors, locations: Self.ascending(locations))
        contents.kind = gradient.type == .radial ? .radial : gradient.type == .conic ? .conic : .axial
        contents.startPoint = start
        contents.endPoint = end
        return contents
    }

    /// Into 0…1, and none before the one in front of it (assumed).
    private static func ascending(_ locations: [Double]) -> [Double] {
        var last = 0.0
        return locations.map { location in
            last = min(max(location, last), 1)
            return last
        }
    }

    override func captureCommittedState() {
        super.captureCommittedState()
        committedGradient = gradient
    }

    override func adoptCommittedState(of layer: CALayer) {
        super.adoptCommittedState(of: layer)
        if let committed = (layer as? CAGradientLayer)?.committedGradient { gradient = committed }
    }
}
