import Foundation
import QuartzCore

/// Values for a property, by what the table says of it; at least one is other than its default. None: the table has a
/// row that no test knows how to fill.
@MainActor
func samples(for property: LayerProperty) -> [Any] {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    switch property.kind {
    case .number: return [NSNumber(value: 7), NSNumber(value: 5)]
    case .bool:
        let isOn = (property.defaultValue as? Bool) ?? false
        return [NSNumber(value: !isOn), NSNumber(value: isOn)]
    case .string: return ["a", "b"]
    case .point: return [CGPoint(x: 3, y: 4), CGPoint(x: -1, y: 0.25)]
    case .size: return [CGSize(width: 3, height: 4), CGSize(width: 1, height: 2)]
    case .rect: return [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0.5, y: 0, width: 1, height: 9)]
    case .color: return [red, blue]
    case .path: return [CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)]
    case .image: return ["something"]
    case .object: return objects[property.key].map { [$0] } ?? []
    case .transform: return [CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(1, 2, 3)]
    case .layer: return [CALayer()]
    case .layers: return [[CALayer(), CALayer()]]
    case .colors: return [[red, blue]]
    case .numbers: return [[NSNumber(value: 0.25), NSNumber(value: 0.75)]]
    case .cells: return [[CAEmitterCell()], [CAEmitterCell(), CAEmitterCell()]]
    case .filters: return [[CAFilter.gaussianBlur(radius: 3)]]
    case .enumeration(let names): return names.map(\.rawValue)
    case .optionSet(let names): return names.map { NSNumber(value: $0.bit) }
    }
}

/// Objects by key: their kind does not say what they are.
@MainActor
private let objects: [String: Any] = [
    "compositingFilter": "multiplyBlendMode", "font": "Inter", "delegate": SampleDelegate(),
    "style": ["cornerRadius": 3] as [AnyHashable: Any], "actions": ["position": NSNull()] as [String: CAAction],
    "cornerRadii": CornerRadii(minXMinY: 1, maxXMinY: 0, minXMaxY: 2, maxXMaxY: 3),
]

private final class SampleDelegate: NSObject, CALayerDelegate {}

/// Equal values, or the same objects.
func isSame(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    if let a = a as? CATransform3D, let b = b as? CATransform3D { return a == b }
    if let a = a as? [AnyObject], let b = b as? [AnyObject] {
        return a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
    }
    if let a, let b, type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return a == nil && b == nil
}
