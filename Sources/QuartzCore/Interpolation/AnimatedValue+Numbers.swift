import CoreGraphics
import Foundation

extension AnimatedValue {
    /// The numbers that make the value, in the order of its declaration; none for what has nothing between.
    var numbers: [Double] {
        switch self {
        case .number(let value): [value]
        case .point(let p): [Double(p.x), Double(p.y)]
        case .size(let s): [Double(s.width), Double(s.height)]
        case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height].map(Double.init)
        case .color(let color): (color?.rgba ?? .zero).numbers
        case .transform(let t):
            [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                t.m43, t.m44,
            ].map(Double.init)
        case .list(let values): values.flatMap(\.numbers)
        case .path, .contents, .other: []
        }
    }

    /// A value of the same kind with other numbers: as many as `numbers` has.
    func with(_ numbers: [Double]) -> AnimatedValue {
        let n = numbers.map { CGFloat($0) }
        switch self {
        case .number: return .number(numbers[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .color: return .color(CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3]))
        case .transform:
            return .transform(
                CATransform3D(
                    m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
                    m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15]))
        case .list(let values):
            var rest = numbers[...]
            return .list(
                values.map { value in
                    let count = value.numbers.count
                    defer { rest.removeFirst(count) }
                    return value.with(Array(rest.prefix(count)))
                })
        case .path, .contents, .other: return self
        }
    }

    /// How far two values lie apart: the length of the difference of their numbers, 0 for those without.
    func distance(to other: AnimatedValue) -> Double {
        let (a, b) = (numbers, other.numbers)
        guard a.count == b.count else { return 0 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension SIMD4<Double> {
    fileprivate var numbers: [Double] { [x, y, z, w] }
}
