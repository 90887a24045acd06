import CoreGraphics
import Foundation

/// A part of an animated value that a key path names: `x` of a point, `size.width` of a rectangle, `rotation.z` of a
/// transform.
enum ValuePart: Sendable {
    case x, y, width, height
    case origin, size
    case originX, originY, sizeWidth, sizeHeight
    case transform(TransformPart)

    /// The part at `path` of a value of the same kind as `whole`; nil where there is none.
    init?(_ path: String, of whole: AnimatedValue) {
        switch (whole, path) {
        case (.point, "x"): self = .x
        case (.point, "y"): self = .y
        case (.size, "width"): self = .width
        case (.size, "height"): self = .height
        case (.rect, "origin"): self = .origin
        case (.rect, "size"): self = .size
        case (.rect, "origin.x"): self = .originX
        case (.rect, "origin.y"): self = .originY
        case (.rect, "size.width"): self = .sizeWidth
        case (.rect, "size.height"): self = .sizeHeight
        case (.transform, _):
            guard let part = TransformPart(path) else { return nil }
            self = .transform(part)
        default: return nil
        }
    }

    func value(of whole: AnimatedValue) -> AnimatedValue? {
        switch (self, whole) {
        case (.x, .point(let p)): .number(Double(p.x))
        case (.y, .point(let p)): .number(Double(p.y))
        case (.width, .size(let s)): .number(Double(s.width))
        case (.height, .size(let s)): .number(Double(s.height))
        case (.origin, .rect(let r)): .point(r.origin)
        case (.size, .rect(let r)): .size(r.size)
        case (.originX, .rect(let r)): .number(Double(r.origin.x))
        case (.originY, .rect(let r)): .number(Double(r.origin.y))
        case (.sizeWidth, .rect(let r)): .number(Double(r.size.width))
        case (.sizeHeight, .rect(let r)): .number(Double(r.size.height))
        case (.transform(let part), .transform(let t)): Self.value(of: part, in: t)
        default: nil
        }
    }

    private static func value(of part: TransformPart, in transform: CATransform3D) -> AnimatedValue {
        switch part.amount(of: transform) {
        case .number(let number): .number(Double(number))
        case .size(let size): .size(size)
        }
    }

    /// `whole` with the part replaced; nil for a value of another kind.
    func setting(_ value: AnimatedValue, in whole: AnimatedValue) -> AnimatedValue? {
        switch (self, whole, value) {
        case (.x, .point(let p), .number(let n)): .point(CGPoint(x: CGFloat(n), y: p.y))
        case (.y, .point(let p), .number(let n)): .point(CGPoint(x: p.x, y: CGFloat(n)))
        case (.width, .size(let s), .number(let n)): .size(CGSize(width: CGFloat(n), height: s.height))
        case (.height, .size(let s), .number(let n)): .size(CGSize(width: s.width, height: CGFloat(n)))
        case (.origin, .rect(let r), .point(let p)): .rect(CGRect(origin: p, size: r.size))
        case (.size, .rect(let r), .size(let s)): .rect(CGRect(origin: r.origin, size: s))
        case (.originX, .rect(let r), .number(let n)):
            .rect(CGRect(origin: CGPoint(x: CGFloat(n), y: r.origin.y), size: r.size))
        case (.originY, .rect(let r), .number(let n)):
            .rect(CGRect(origin: CGPoint(x: r.origin.x, y: CGFloat(n)), size: r.size))
        case (.sizeWidth, .rect(let r), .number(let n)):
            .rect(CGRect(origin: r.origin, size: CGSize(width: CGFloat(n), height: r.size.height)))
        case (.sizeHeight, .rect(let r), .number(let n)):
            .rect(CGRect(origin: r.origin, size: CGSize(width: r.size.width, height: CGFloat(n))))
        case (.transform(let part), .transform(let t), .number(let n)):
            part.setting(.number(CGFloat(n)), in: t).map { .transform($0) }
        case (.transform(let part), .transform(let t), .size(let s)):
            part.setting(.size(s), in: t).map { .transform($0) }
        default: nil
        }
    }

    /// The value of what an app passes for the part; nil for another kind.
    func value(_ any: Any) -> AnimatedValue? {
        switch any {
        case let point as CGPoint: .point(point)
        case let size as CGSize: .size(size)
        default: PropertyValue.number(any).map { .number($0) }
        }
    }
}
