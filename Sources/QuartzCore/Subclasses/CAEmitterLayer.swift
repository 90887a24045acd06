import CoreGraphics
import Foundation

/// A layer that emits particles and draws them above all else that it shows.
///
/// The n-th particle of a cell is born n / birth rate seconds into the layer's time; where it is and how it looks
/// follows from `seed`, n and its age alone, so that any time can be looked at by itself. What a particle is born with
/// it keeps: a change of the emitter or its cells counts for those that are born after it (assumed). At most 100,000
/// particles of a layer are followed, the youngest; more are reported.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// The cells whose particles are emitted. A cell that is changed later is looked at again when a property of the
    /// layer changes, or when it is changed through the layer: `emitterCells.name.birthRate`. Default nil.
    open var emitterCells: [CAEmitterCell]? {
        get { state.emitter.emitterCells }
        set { setEmitterCells(newValue) }
    }

    /// What the birth rates of all cells are multiplied with. Default 1.
    open var birthRate: Float {
        get { state.emitter.birthRate }
        set { update(\.emitter.birthRate, to: newValue, as: .emitterBirthRate) }
    }

    /// What the lifetimes of all cells are multiplied with. Default 1.
    open var lifetime: Float {
        get { state.emitter.lifetime }
        set { update(\.emitter.lifetime, to: newValue, as: .emitterLifetime) }
    }

    /// The middle of the shape, in the layer's own space. Default zero.
    open var emitterPosition: CGPoint {
        get { state.emitter.emitterPosition }
        set { update(\.emitter.emitterPosition, to: newValue, as: .emitterPosition) }
    }

    /// The middle of the shape on the z axis, in points. Default 0.
    open var emitterZPosition: CGFloat {
        get { state.emitter.emitterZPosition }
        set { update(\.emitter.emitterZPosition, to: newValue, as: .emitterZPosition) }
    }

    /// The size of the shape in points; of a circle or sphere the width is the radius. Default zero.
    open var emitterSize: CGSize {
        get { state.emitter.emitterSize }
        set { update(\.emitter.emitterSize, to: newValue, as: .emitterSize) }
    }

    /// The depth of the shape in points. Default 0.
    open var emitterDepth: CGFloat {
        get { state.emitter.emitterDepth }
        set { update(\.emitter.emitterDepth, to: newValue, as: .emitterDepth) }
    }

    /// The shape from which particles come. Default `point`.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { state.emitter.emitterShape }
        set { update(\.emitter.emitterShape, to: newValue, as: .emitterShape) }
    }

    /// The part of the shape from which particles come. Default `volume`.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { state.emitter.emitterMode }
        set { update(\.emitter.emitterMode, to: newValue, as: .emitterMode) }
    }

    /// The order in which particles are drawn. Default `unordered`.
    open var renderMode: CAEmitterLayerRenderMode {
        get { state.emitter.renderMode }
        set { update(\.emitter.renderMode, to: newValue, as: .renderMode) }
    }

    /// Whether particles are seen in the space of the superlayer, with its perspective, instead of in the layer's plane.
    /// Particles are painted together, at the layer's place among its siblings (assumed). Default false.
    open var preservesDepth: Bool {
        get { state.emitter.preservesDepth }
        set { update(\.emitter.preservesDepth, to: newValue, as: .emitterPreservesDepth) }
    }

    /// What the velocities of all cells are multiplied with. Default 1.
    open var velocity: Float {
        get { state.emitter.velocity }
        set { update(\.emitter.velocity, to: newValue, as: .emitterVelocity) }
    }

    /// What the scales of all cells are multiplied with. Default 1.
    open var scale: Float {
        get { state.emitter.scale }
        set { update(\.emitter.scale, to: newValue, as: .emitterScale) }
    }

    /// What the spins of all cells are multiplied with. Default 1.
    open var spin: Float {
        get { state.emitter.spin }
        set { update(\.emitter.spin, to: newValue, as: .emitterSpin) }
    }

    /// Where the random numbers begin: the same seed gives the same particles. Default 0.
    open var seed: UInt32 {
        get { state.emitter.seed }
        set { update(\.emitter.seed, to: newValue, as: .seed) }
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.emitterProperties }

    override class var initialContent: LayerContent { .emitter(EmitterState()) }

    override func pathValue(_ keyPath: String) -> Any? {
        if let path = EmitterCellPath(keyPath) { return value(at: path) }
        return super.pathValue(keyPath)
    }

    override func setPathValue(_ value: Any?, _ keyPath: String) {
        guard keyPath.hasPrefix(EmitterCellPath.prefix) else { return super.setPathValue(value, keyPath) }
        setValue(value, atCellPath: keyPath)
    }
}

// The class's rows of the property table.
extension LayerProperty {
    static let emitterCells = optional("emitterCells", \CAEmitterLayer.emitterCells, .cells, .still())
    static let emitterBirthRate = number(
        "birthRate", \CAEmitterLayer.birthRate, in: \.emitter.birthRate, initial: 1)
    static let emitterLifetime = number("lifetime", \CAEmitterLayer.lifetime, in: \.emitter.lifetime, initial: 1)
    static let emitterPosition = point(
        "emitterPosition", \CAEmitterLayer.emitterPosition, in: \.emitter.emitterPosition)
    static let emitterZPosition = number(
        "emitterZPosition", \CAEmitterLayer.emitterZPosition, in: \.emitter.emitterZPosition)
    static let emitterSize = size("emitterSize", \CAEmitterLayer.emitterSize, in: \.emitter.emitterSize)
    static let emitterDepth = number("emitterDepth", \CAEmitterLayer.emitterDepth, in: \.emitter.emitterDepth)
    static let emitterShape = name(
        "emitterShape", \CAEmitterLayer.emitterShape, .point, CAEmitterLayerEmitterShape.named)
    static let emitterMode = name(
        "emitterMode", \CAEmitterLayer.emitterMode, .volume, CAEmitterLayerEmitterMode.named)
    static let renderMode = name("renderMode", \CAEmitterLayer.renderMode, .unordered, CAEmitterLayerRenderMode.named)
    static let emitterPreservesDepth = bool("preservesDepth", \CAEmitterLayer.preservesDepth)
    static let emitterVelocity = number("velocity", \CAEmitterLayer.velocity, in: \.emitter.velocity, initial: 1)
    static let emitterScale = number("scale", \CAEmitterLayer.scale, in: \.emitter.scale, initial: 1)
    static let emitterSpin = number("spin", \CAEmitterLayer.spin, in: \.emitter.spin, initial: 1)
    static let seed = number("seed", \CAEmitterLayer.seed, initial: 0, .still())

    static let emitterProperties: [LayerProperty] = [
        emitterCells, emitterBirthRate, emitterLifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth,
        emitterShape, emitterMode, renderMode, emitterPreservesDepth, emitterVelocity, emitterScale, emitterSpin, seed,
    ]
}
