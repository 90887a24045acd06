import CoreGraphics
import Foundation
import RenderServer

/// A layer that draws its sublayers several times, each copy transformed and coloured further than the one before.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    struct Copies {
        var instanceCount = 1
        var preservesDepth = false
        var instanceDelay: CFTimeInterval = 0
        var instanceTransform = CATransform3DIdentity
        var instanceColor: CGColor? = CAReplicatorLayer.opaqueWhite
        var instanceRedOffset: Float = 0
        var instanceGreenOffset: Float = 0
        var instanceBlueOffset: Float = 0
        var instanceAlphaOffset: Float = 0
    }

    nonisolated static let opaqueWhite = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

    var copies = Copies()
    private var committedCopies: Copies?

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAReplicatorLayer { copies = layer.copies }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How often the sublayers are drawn, the original included; 0 draws none. Default 1.
    open var instanceCount: Int {
        get { copies.instanceCount }
        set { set(\.instanceCount, to: newValue, as: .instanceCount) }
    }

    /// True: copies keep their depth instead of being flattened. Default false.
    open var preservesDepth: Bool {
        get { copies.preservesDepth }
        set { set(\.preservesDepth, to: newValue, as: .preservesDepth) }
    }

    /// Seconds between the animations of one copy and the next. Default 0.
    open var instanceDelay: CFTimeInterval {
        get { copies.instanceDelay }
        set { set(\.instanceDelay, to: newValue, as: .instanceDelay) }
    }

    /// From one copy to the next, about the centre of the bounds. Default the identity.
    open var instanceTransform: CATransform3D {
        get { copies.instanceTransform }
        set { set(\.instanceTransform, to: newValue, as: .instanceTransform) }
    }

    /// Multiplies the colours of the first copy. Default opaque white.
    open var instanceColor: CGColor? {
        get { copies.instanceColor }
        set { set(\.instanceColor, to: newValue, as: .instanceColor) }
    }

    /// Added to the red of `instanceColor` from copy to copy. Default 0.
    open var instanceRedOffset: Float {
        get { copies.instanceRedOffset }
        set { set(\.instanceRedOffset, to: newValue, as: .instanceRedOffset) }
    }

    /// Added to the green of `instanceColor` from copy to copy. Default 0.
    open var instanceGreenOffset: Float {
        get { copies.instanceGreenOffset }
        set { set(\.instanceGreenOffset, to: newValue, as: .instanceGreenOffset) }
    }

    /// Added to the blue of `instanceColor` from copy to copy. Default 0.
    open var instanceBlueOffset: Float {
        get { copies.instanceBlueOffset }
        set { set(\.instanceBlueOffset, to: newValue, as: .instanceBlueOffset) }
    }

    /// Added to the alpha of `instanceColor` from copy to copy. Default 0.
    open var instanceAlphaOffset: Float {
        get { copies.instanceAlphaOffset }
        set { set(\.instanceAlphaOffset, to: newValue, as: .instanceAlphaOffset) }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<Copies, Value>, to value: Value, as property: LayerProperty
    ) {
        change(property, isEqual: copies[keyPath: path] == value) { _ in copies[keyPath: path] = value }
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.replicatorProperties }

    override var flattensSublayers: Bool { !copies.preservesDepth }

    override func encodeContents(into values: inout LayerValues) {
        var replication = Replication()
        replication.count = max(0, copies.instanceCount)
        replication.transform = copies.instanceTransform.matrix
        replication.preservesDepth = copies.preservesDepth
        replication.color = Self.components(copies.instanceColor ?? Self.opaqueWhite)
        replication.offset = SIMD4(
            instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset)
        values.kind = .replicator(replication)
    }

    /// Red, green, blue, alpha, greys spread out.
    private static func components(_ color: CGColor) -> SIMD4<Float> {
        let values = (color.components ?? []).map { Float($0) }
        switch values.count {
        case 2: return SIMD4(values[0], values[0], values[0], values[1])
        case 4: return SIMD4(values[0], values[1], values[2], values[3])
        default: return SIMD4(1, 1, 1, 1)
        }
    }

    override func captureCommittedState() {
        super.captureCommittedState()
        committedCopies = copies
    }

    override func adoptCommittedState(of layer: CALayer) {
        super.adoptCommittedState(of: layer)
        if let committed = (layer as? CAReplicatorLayer)?.committedCopies { copies = committed }
    }
}
