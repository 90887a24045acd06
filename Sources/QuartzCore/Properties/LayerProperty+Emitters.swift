import CoreGraphics
import Foundation

// Rows of CAEmitterLayer.
extension LayerProperty {
    static let emitterCells = optional(
        "emitterCells", \CAEmitterLayer.emitterCells, .cells, animatable: false)
    static let emitterBirthRate = number("birthRate", \CAEmitterLayer.birthRate, Float(1))
    static let emitterLifetime = number("lifetime", \CAEmitterLayer.lifetime, Float(1))
    static let emitterPosition = value("emitterPosition", \CAEmitterLayer.emitterPosition, .point, CGPoint.zero)
    static let emitterZPosition = number("emitterZPosition", \CAEmitterLayer.emitterZPosition)
    static let emitterSize = value("emitterSize", \CAEmitterLayer.emitterSize, .size, CGSize.zero)
    static let emitterDepth = number("emitterDepth", \CAEmitterLayer.emitterDepth)
    static let emitterShape = name(
        "emitterShape", \CAEmitterLayer.emitterShape, .point, CAEmitterLayerEmitterShape.named)
    static let emitterMode = name(
        "emitterMode", \CAEmitterLayer.emitterMode, .volume, CAEmitterLayerEmitterMode.named)
    static let renderMode = name("renderMode", \CAEmitterLayer.renderMode, .unordered, CAEmitterLayerRenderMode.named)
    static let emitterPreservesDepth = bool("preservesDepth", \CAEmitterLayer.preservesDepth)
    static let emitterVelocity = number("velocity", \CAEmitterLayer.velocity, Float(1))
    static let emitterScale = number("scale", \CAEmitterLayer.scale, Float(1))
    static let emitterSpin = number("spin", \CAEmitterLayer.spin, Float(1))
    static let seed = number("seed", \CAEmitterLayer.seed, 0)

    static let emitterProperties: [LayerProperty] = [
        emitterCells, emitterBirthRate, emitterLifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth,
        emitterShape, emitterMode, renderMode, emitterPreservesDepth, emitterVelocity, emitterScale, emitterSpin, seed,
    ]
}

// Rows of CAScrollLayer.
extension LayerProperty {
    static let scrollMode = name(
        "scrollMode", \CAScrollLayer.scrollMode, .both, CAScrollLayerScrollMode.named, effects: .none)

    static let scrollProperties: [LayerProperty] = [scrollMode]
}

// Rows of CATiledLayer: each changes what is drawn.
extension LayerProperty {
    private static let redrawing: Effects = [.properties, .display]

    static let levelsOfDetail = number(
        "levelsOfDetail", \CATiledLayer.levelsOfDetail, 1, animatable: false, effects: redrawing)
    static let levelsOfDetailBias = number(
        "levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias, 0, animatable: false, effects: redrawing)
    static let tileSize = value(
        "tileSize", \CATiledLayer.tileSize, .size, CGSize(width: 256, height: 256), animatable: false,
        effects: redrawing)

    static let tiledProperties: [LayerProperty] = [levelsOfDetail, levelsOfDetailBias, tileSize]
}
