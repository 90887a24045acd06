import QuartzCore
import UIKit

/// A value as far as expectations compare it: numbers, or a name.
enum FoundValue: Equatable {
    case numbers([Double])
    case text(String)
    case absent

    /// Nil for what cannot be compared.
    init?(_ any: Any?) {
        switch any {
        case nil, is NSNull: self = .absent
        case let text as String: self = .text(text)
        case let list as [Any]:
            let values = list.map { FoundValue($0) }
            self = .numbers(values.flatMap { $0?.numbers ?? [] })
        case let value?:
            guard let numbers = Self.numbers(value) else { return nil }
            self = .numbers(numbers)
        }
    }

    /// A Boolean, a number or a name of the file.
    init(of value: SceneValue) {
        if let text = value.text {
            self = .text(text)
        } else {
            self = value.bool.map { .numbers([$0 ? 1 : 0]) } ?? value.number.map { .numbers([$0]) } ?? .absent
        }
    }

    var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }

    /// Whether two values are the same within a thousandth.
    func isNear(_ other: FoundValue) -> Bool {
        guard let a = numbers, let b = other.numbers else { return self == other }
        return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 0.001 }
    }

    func mapNumbers(_ transform: (Double) -> Double) -> FoundValue {
        numbers.map { .numbers($0.map(transform)) } ?? self
    }

    var description: String {
        switch self {
        case .absent: "null"
        case .text(let text): text
        case .numbers(let numbers):
            numbers.count == 1
                ? Self.text(numbers[0]) : "[" + numbers.map(Self.text).joined(separator: ", ") + "]"
        }
    }

    /// The description, of a property that the file says true or false of in these words.
    func description(like written: SceneValue) -> String {
        guard written.bool != nil, let numbers else { return description }
        return switch numbers {
        case [0]: "false"
        case [1]: "true"
        default: description
        }
    }

    /// Six digits are enough to see why a thousandth does not fit.
    private static func text(_ number: Double) -> String {
        guard abs(number) < 1e9 else { return NumberText.text(number) }
        return NumberText.text((number * 1e6).rounded() / 1e6)
    }

    private static func numbers(_ value: Any) -> [Double]? {
        switch value {
        case let point as CGPoint: [point.x, point.y].map(Double.init)
        case let size as CGSize: [size.width, size.height].map(Double.init)
        case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
        case let affine as CGAffineTransform: elements(CATransform3DMakeAffineTransform(affine))
        case let transform as CATransform3D: elements(transform)
        case let color as UIColor: components(color.cgColor)
        case let color as CGColor: components(color)
        case let path as CGPath: points(path)
        default: PropertyValue.number(value).map { [$0] }
        }
    }

    private static func elements(_ t: CATransform3D) -> [Double] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ].map(Double.init)
    }

    /// Red, green, blue and alpha.
    private static func components(_ color: CGColor) -> [Double] {
        [color.rgba.x, color.rgba.y, color.rgba.z, color.rgba.w]
    }

    /// The kind of each element and its points.
    private static func points(_ path: CGPath) -> [Double] {
        var numbers: [Double] = []
        path.applyWithBlock { element in
            let type = element.pointee.type
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
            ]
            numbers.append(Double(type.rawValue))
            for index in 0..<(counts[type] ?? 0) {
                let point = element.pointee.points[index]
                numbers += [Double(point.x), Double(point.y)]
            }
        }
        return numbers
    }
}
