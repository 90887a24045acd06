import CoreGraphics
import Foundation

/// A layer that draws a gradient over its background, in the shape of its rounded bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The gradient's `CGColor`s; under two of them draw nothing. Default nil.
    open var colors: [Any]? {
        get { state.gradient.colors }
        set {
            let old = state.gradient.colors
            let isEqual = newValue == nil && old == nil || Self.same(newValue, old)
            update(\.gradient.colors, to: newValue, isEqual: isEqual, as: .colors)
        }
    }

    /// Where the colours lie: 0…1, as many as `colors`, ascending; equal ones make a hard stop. Default nil: even steps.
    open var locations: [NSNumber]? {
        get { state.gradient.locations }
        set { update(\.gradient.locations, to: newValue, as: .locations) }
    }

    /// Where the first colour lies, in unit space of the bounds. Default (0.5, 0).
    open var startPoint: CGPoint {
        get { state.gradient.startPoint }
        set { update(\.gradient.startPoint, to: newValue, as: .startPoint) }
    }

    /// Where the last colour lies, in unit space of the bounds. Default (0.5, 1).
    open var endPoint: CGPoint {
        get { state.gradient.endPoint }
        set { update(\.gradient.endPoint, to: newValue, as: .endPoint) }
    }

    /// The gradient's geometry. Default `axial`; an unknown name is kept, and drawn as that (assumed).
    open var type: CAGradientLayerType {
        get { state.gradient.type }
        set { update(\.gradient.type, to: newValue, as: .type) }
    }

    private static func same(_ a: [Any]?, _ b: [Any]?) -> Bool {
        guard let a = a as? [CGColor], let b = b as? [CGColor] else { return false }
        return a == b
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.gradientProperties }

    override class var initialContent: LayerContent { .gradient(GradientState()) }
}

// The class's rows of the property table.
extension LayerProperty {
    static let colors = optional(
        "colors", \CAGradientLayer.colors, .colors, in: \.gradient.colors, seen: .colors(\.gradient.colors))
    static let locations = optional(
        "locations", \CAGradientLayer.locations, .numbers, in: \.gradient.locations,
        seen: .numbers(\.gradient.locations),
        unbox: PropertyValue.numbers)
    static let startPoint = point(
        "startPoint", \CAGradientLayer.startPoint, in: \.gradient.startPoint, initial: CGPoint(x: 0.5, y: 0))
    static let endPoint = point(
        "endPoint", \CAGradientLayer.endPoint, in: \.gradient.endPoint, initial: CGPoint(x: 0.5, y: 1))
    static let type = name("type", \CAGradientLayer.type, .axial, CAGradientLayerType.named)

    static let gradientProperties: [LayerProperty] = [colors, locations, startPoint, endPoint, type]
}
