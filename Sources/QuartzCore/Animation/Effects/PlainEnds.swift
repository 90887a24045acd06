import CoreGraphics
import Foundation

/// The ends of a course between two values of one kind that are at most four numbers, side by side: what lies between is
/// told without a look at the ends, which would be a copy of both.
struct PlainEnds {
    private enum Kind { case number, point, size, rect, color }

    // Numbers one by one: vectors would align each animation to their size.
    private let start: (Double, Double, Double, Double)
    private let difference: (Double, Double, Double, Double)
    private let kind: Kind

    private var from: SIMD4<Double> { SIMD4(start.0, start.1, start.2, start.3) }
    /// From the start to the end.
    private var way: SIMD4<Double> { SIMD4(difference.0, difference.1, difference.2, difference.3) }

    /// Nil for values of two kinds, or of a kind with a way of its own between two of it.
    init?(from: AnimatedValue, to: AnimatedValue) {
        let ends: (from: SIMD4<Double>, to: SIMD4<Double>)
        switch (from, to) {
        case (.number(let a), .number(let b)):
            (kind, ends) = (.number, (SIMD4(a, 0, 0, 0), SIMD4(b, 0, 0, 0)))
        case (.point(let a), .point(let b)):
            (kind, ends) = (.point, (SIMD4(a.x, a.y, 0, 0), SIMD4(b.x, b.y, 0, 0)))
        case (.size(let a), .size(let b)):
            (kind, ends) = (.size, (SIMD4(a.width, a.height, 0, 0), SIMD4(b.width, b.height, 0, 0)))
        case (.rect(let a), .rect(let b)):
            (kind, ends) = (.rect, (SIMD4(a), SIMD4(b)))
        case (.color(let a), .color(let b)) where a != nil || b != nil:
            (kind, ends) = (.color, (a?.rgba ?? .zero, b?.rgba ?? .zero))
        default: return nil
        }
        let (from, way) = (ends.from, ends.to - ends.from)
        start = (from.x, from.y, from.z, from.w)
        difference = (way.x, way.y, way.z, way.w)
    }

    /// True for moderate numbers: nothing between them, or beyond, is NaN.
    var areModerate: Bool {
        let limit = SIMD4(repeating: 1e100)
        let end = from + way
        return all(from .< limit .& from .> -limit .& end .< limit .& end .> -limit)
    }

    /// The value that is `share` of the way, 0…1 and beyond for curves that overshoot.
    func value(at share: Double) -> AnimatedValue {
        let n = from + way * share
        return switch kind {
        case .number: .number(n.x)
        case .point: .point(CGPoint(x: n.x, y: n.y))
        case .size: .size(CGSize(width: n.x, height: n.y))
        case .rect: .rect(CGRect(x: n.x, y: n.y, width: n.z, height: n.w))
        case .color: .color(CGColor(srgbRed: n.x, green: n.y, blue: n.z, alpha: n.w))
        }
    }
}

extension SIMD4<Double> {
    fileprivate init(_ rect: CGRect) {
        self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }
}
