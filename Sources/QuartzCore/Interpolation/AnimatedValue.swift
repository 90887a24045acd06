import CoreGraphics
import Foundation
import Rasterizer

/// A value of an animated property, as far as animations tell values apart.
enum AnimatedValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// A colour; nil is clear.
    case color(CGColor?)
    case transform(CATransform3D)
    case path(CGPath)
    /// What a layer shows; images fade into each other.
    case contents(Any?)
    case list([AnimatedValue])
    /// What has nothing between two values: names, flags, objects.
    case other(Any?)

    /// The value between this one and another: `share` of the way, 0…1 and beyond for curves that overshoot.
    ///
    /// Where there is nothing between, the end is shown at once: for names and flags, for values of two kinds, for
    /// paths of other elements and lists of other lengths.
    func interpolated(to end: AnimatedValue, by share: Double) -> AnimatedValue {
        // One after the other, here and below: a pair would be a copy of both, for each animated layer in each frame.
        switch self {
        case .transform(let a):
            if case .transform(let b) = end { return .transform(a.interpolated(to: b, by: share)) }
        case .path(let a):
            if case .path(let b) = end, let path = a.interpolated(to: b, by: share) { return .path(path) }
        case .contents(let a):
            if case .contents(let b) = end { return .contents(ContentsFade.contents(from: a, to: b, by: share)) }
        default: return combined(with: end) { $0 + ($1 - $0) * share }
        }
        return end
    }

    /// The sum of a value so far and one that is added to it; a transform acts before the value so far.
    func adding(_ addition: AnimatedValue) -> AnimatedValue {
        switch (self, addition) {
        case (.transform(let sum), .transform(let first)): .transform(CATransform3DConcat(first, sum))
        case (.path(let a), .path(let b)): a.combined(with: b, +).map(AnimatedValue.path) ?? addition
        default: combined(with: addition, +)
        }
    }

    /// What has to be added to `other` to make this value.
    func subtracting(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.transform(let sum), .transform(let first)):
            .transform(CATransform3DConcat(CATransform3DInvert(first), sum))
        case (.path(let a), .path(let b)): a.combined(with: b, -).map(AnimatedValue.path) ?? self
        default: combined(with: other) { a, b in a - b }
        }
    }

    /// The value added to itself until there are `count` of it; nothing of it for 0.
    func repeated(_ count: Int) -> AnimatedValue {
        switch self {
        case .transform(let transform): .transform(transform.power(count))
        case .path(let path): path.combined(with: path) { a, _ in a * Double(count) }.map(AnimatedValue.path) ?? self
        default: combined(with: self) { a, _ in a * Double(count) }
        }
    }

    /// Number by number; `other` where the kinds do not fit. Transforms and paths have ways of their own.
    private func combined(with other: AnimatedValue, _ combine: (Double, Double) -> Double) -> AnimatedValue {
        func both(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(combine(Double(a), Double(b))) }
        switch self {
        case .number(let a):
            if case .number(let b) = other { return .number(combine(a, b)) }
        case .point(let a):
            if case .point(let b) = other { return .point(CGPoint(x: both(a.x, b.x), y: both(a.y, b.y))) }
        case .size(let a):
            guard case .size(let b) = other else { return other }
            return .size(CGSize(width: both(a.width, b.width), height: both(a.height, b.height)))
        case .rect(let a):
            guard case .rect(let b) = other else { return other }
            return .rect(
                CGRect(
                    x: both(a.origin.x, b.origin.x), y: both(a.origin.y, b.origin.y),
                    width: both(a.size.width, b.size.width), height: both(a.size.height, b.size.height)))
        case .color(let a):
            if case .color(let b) = other { return .color(CGColor.combined(a, b, combine)) }
        case .list(let a):
            guard case .list(let b) = other, a.count == b.count else { return other }
            return .list(zip(a, b).map { $0.combined(with: $1, combine) })
        case .transform, .path, .contents, .other: break
        }
        return other
    }
}

extension CGColor {
    /// Two colours, component by component in sRGB with its gamma, alpha beside them and not in them; nil is clear.
    fileprivate static func combined(
        _ a: CGColor?, _ b: CGColor?, _ combine: (Double, Double) -> Double
    ) -> CGColor? {
        guard a != nil || b != nil else { return nil }
        let (first, second) = (a?.rgba ?? .zero, b?.rgba ?? .zero)
        return CGColor(
            srgbRed: combine(first.x, second.x), green: combine(first.y, second.y), blue: combine(first.z, second.z),
            alpha: combine(first.w, second.w))
    }
}

extension CGPath {
    fileprivate func interpolated(to end: CGPath, by share: Double) -> CGPath? {
        combined(with: end) { $0 + ($1 - $0) * share }
    }

    /// The path whose points are those of two paths with the same elements, combined; nil for others.
    fileprivate func combined(with other: CGPath, _ combine: (Double, Double) -> Double) -> CGPath? {
        let (a, b) = (rasterPath, other.rasterPath)
        guard a.verbs == b.verbs else { return nil }
        var index = 0
        return CGPath(
            rasterPath: a.map { point in
                let target = b.points[index]
                index += 1
                return Point(combine(point.x, target.x), combine(point.y, target.y))
            })
    }
}

extension CATransform3D {
    /// The transform done `count` times, by squaring.
    fileprivate func power(_ count: Int) -> CATransform3D {
        var (result, square, rest) = (CATransform3DIdentity, self, max(count, 0))
        while rest > 0 {
            if rest & 1 == 1 { result = CATransform3DConcat(result, square) }
            square = CATransform3DConcat(square, square)
            rest >>= 1
        }
        return result
    }
}
