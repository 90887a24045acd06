import CoreGraphics
import Foundation
import QuartzCore
import TextFormatting
import UIKit

/// Values of properties as an inspector prints them: no addresses, nothing long.
@MainActor
enum PropertyText {
    private static let limit = 300

    static func text(_ value: Any?, _ kind: LayerProperty.Kind) -> String {
        guard let value else { return "nil" }
        switch kind {
        case .bool: return (value as? NSNumber).map { $0.boolValue ? "true" : "false" } ?? "\(value)"
        case .number: return (value as? NSNumber).map { number(CGFloat($0.doubleValue)) } ?? "\(value)"
        case .layer, .layers, .filters: return count(value)
        default: return String(text(of: value).prefix(limit))
        }
    }

    private static func text(of value: Any) -> String {
        switch value {
        case let point as CGPoint: list([point.x, point.y])
        case let size as CGSize: list([size.width, size.height])
        case let rect as CGRect: list([rect.origin.x, rect.origin.y, rect.width, rect.height])
        case let radii as CornerRadii: list(radii.values.map { CGFloat($0) })
        case let color as CGColor: color.hex
        case let image as CGImage: "image of \(image.width)×\(image.height) pixels"
        case let path as CGPath: "path in " + list(path.boundingBox)
        case let transform as CATransform3D: matrix(transform)
        case let numbers as [NSNumber]: list(numbers.map { CGFloat($0.doubleValue) })
        case let items as [Any]: "[" + items.map(text).joined(separator: ", ") + "]"
        case let number as NSNumber: self.number(CGFloat(number.doubleValue))
        case let text as String: text
        default: type(of: value) is AnyClass ? "\(type(of: value))" : "\(value)"
        }
    }

    private static func count(_ value: Any) -> String {
        let count = (value as? [Any])?.count ?? 1
        return count.counted("object")
    }

    private static func matrix(_ m: CATransform3D) -> String {
        if CATransform3DIsIdentity(m) { return "identity" }
        if CATransform3DIsAffine(m) { return "affine " + list([m.m11, m.m12, m.m21, m.m22, m.m41, m.m42]) }
        return list([
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
            m.m44,
        ])
    }

    private static func list(_ rect: CGRect) -> String { list([rect.minX, rect.minY, rect.width, rect.height]) }

    private static func list(_ numbers: [CGFloat]) -> String {
        "[" + numbers.map(number).joined(separator: ", ") + "]"
    }

    /// A number with at most three decimals, none that say nothing.
    static func number(_ value: CGFloat) -> String { HierarchyReport.text(value) }
}
