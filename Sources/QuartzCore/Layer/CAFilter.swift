import Foundation
import RenderServer

/// A filter for `CALayer.filters`: `gaussianBlur` with `inputRadius` in points, or `colorMatrix` with
/// `inputColorMatrix`, twenty numbers in four rows (red, green, blue, alpha) of five columns (red, green, blue, alpha,
/// bias). Others are kept and draw nothing.
@preconcurrency @MainActor
public final class CAFilter: NSObject {
    /// The filter's name, such as `gaussianBlur`.
    public let name: String
    private var inputs: [String: Any] = [:]

    /// A filter without inputs.
    public init(name: String) {
        self.name = name
    }

    /// A filter that blurs by `radius` points.
    public static func gaussianBlur(radius: Double) -> CAFilter {
        let filter = CAFilter(name: "gaussianBlur")
        filter.setValue(radius, forKey: "inputRadius")
        return filter
    }

    /// An input; nil when it was not set.
    public func value(forKey key: String) -> Any? { inputs[key] }

    /// Sets an input. Changing a filter that a layer already has shows once the layer's `filters` are set again.
    public func setValue(_ value: Any?, forKey key: String) {
        inputs[key] = value
    }

    /// The filter as it is drawn; nil for one that draws nothing.
    var layerFilter: LayerFilter? {
        switch name {
        case "gaussianBlur":
            guard let radius = inputs["inputRadius"].flatMap(PropertyValue.number), radius > 0, radius.isFinite else {
                return nil
            }
            return .gaussianBlur(radius: radius)
        case "colorMatrix":
            guard let numbers = inputs["inputColorMatrix"].flatMap(PropertyValue.numbers), numbers.count == 20 else {
                return nil
            }
            return .colorMatrix(numbers.map(\.floatValue))
        default: return nil
        }
    }
}

/// The blend modes that `compositingFilter` may name.
enum CompositingFilter {
    /// The mode that a name stands for: `multiply`, `multiplyBlendMode` and `CIMultiplyBlendMode` are the same. Nil for
    /// source-over and for names that are none of these.
    static func blendMode(_ filter: Any?) -> LayerValues.CompositingMode? {
        guard var name = filter as? String else { return nil }
        if name.hasPrefix("CI") { name = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) }
        if name.hasSuffix("BlendMode") { name.removeLast(9) }
        return modes[name]
    }

    private static let modes: [String: LayerValues.CompositingMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker, "plusLighter": .plusLighter,
        "plusDarker": .plusDarker, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
        "destIn": .destinationIn, "destOut": .destinationOut, "destOver": .destinationOver,
        "destAtop": .destinationAtop, "xor": .xor, "clear": .clear, "copy": .copy,
    ]
}
