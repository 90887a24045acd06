import CoreGraphics
import Foundation

/// A layer that draws its sublayers several times, each copy transformed and coloured further than the one before.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers are drawn, the original included; 0 draws none. Default 1.
    open var instanceCount: Int {
        get { state.replicator.instanceCount }
        set { update(\.replicator.instanceCount, to: newValue, as: .instanceCount) }
    }

    /// Whether copies keep their depth instead of being flattened. Default false.
    open var preservesDepth: Bool {
        get { state.replicator.preservesDepth }
        set { update(\.replicator.preservesDepth, to: newValue, as: .preservesDepth) }
    }

    /// Seconds between the animations of one copy and the next. Default 0.
    open var instanceDelay: CFTimeInterval {
        get { state.replicator.instanceDelay }
        set { update(\.replicator.instanceDelay, to: newValue, as: .instanceDelay) }
    }

    /// The way from one copy to the next, about the centre of the bounds. Default the identity.
    open var instanceTransform: CATransform3D {
        get { state.replicator.instanceTransform }
        set { update(\.replicator.instanceTransform, to: newValue, as: .instanceTransform) }
    }

    /// What the colours of the first copy are multiplied with. Default opaque white.
    open var instanceColor: CGColor? {
        get { state.replicator.instanceColor }
        set { update(\.replicator.instanceColor, to: newValue, as: .instanceColor) }
    }

    /// What is added to the red of `instanceColor` from copy to copy. Default 0.
    open var instanceRedOffset: Float {
        get { state.replicator.instanceRedOffset }
        set { update(\.replicator.instanceRedOffset, to: newValue, as: .instanceRedOffset) }
    }

    /// What is added to the green of `instanceColor` from copy to copy. Default 0.
    open var instanceGreenOffset: Float {
        get { state.replicator.instanceGreenOffset }
        set { update(\.replicator.instanceGreenOffset, to: newValue, as: .instanceGreenOffset) }
    }

    /// What is added to the blue of `instanceColor` from copy to copy. Default 0.
    open var instanceBlueOffset: Float {
        get { state.replicator.instanceBlueOffset }
        set { update(\.replicator.instanceBlueOffset, to: newValue, as: .instanceBlueOffset) }
    }

    /// What is added to the alpha of `instanceColor` from copy to copy. Default 0.
    open var instanceAlphaOffset: Float {
        get { state.replicator.instanceAlphaOffset }
        set { update(\.replicator.instanceAlphaOffset, to: newValue, as: .instanceAlphaOffset) }
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.replicatorProperties }

    override class var initialContent: LayerContent { .replicator(ReplicatorState()) }
}

// The class's rows of the property table.
extension LayerProperty {
    static let instanceCount = number(
        "instanceCount", \CAReplicatorLayer.instanceCount, in: \.replicator.instanceCount, initial: 1, .animated())
    static let preservesDepth = bool("preservesDepth", \CAReplicatorLayer.preservesDepth)
    static let instanceDelay = number("instanceDelay", \CAReplicatorLayer.instanceDelay, .animated())
    static let instanceTransform = matrix(
        "instanceTransform", \CAReplicatorLayer.instanceTransform,
        seen: .transform({ $0.value.replicator.instanceTransform }, { $0.replicator.instanceTransform = $1 }))
    static let instanceColor = color(
        "instanceColor", \CAReplicatorLayer.instanceColor, in: \.replicator.instanceColor,
        initial: ReplicatorState.opaqueWhite)
    static let instanceRedOffset = number(
        "instanceRedOffset", \CAReplicatorLayer.instanceRedOffset, in: \.replicator.instanceRedOffset)
    static let instanceGreenOffset = number(
        "instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset, in: \.replicator.instanceGreenOffset)
    static let instanceBlueOffset = number(
        "instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset, in: \.replicator.instanceBlueOffset)
    static let instanceAlphaOffset = number(
        "instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, in: \.replicator.instanceAlphaOffset)

    static let replicatorProperties: [LayerProperty] = [
        instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor, instanceRedOffset,
        instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset,
    ]
}
