import CoreGraphics
import Foundation

/// A part of a transform that a key path names: `rotation.z`, `scale`, `translation.x`, `m34`.
///
/// The transform is read as a scale, then rotations about x, y and z, then a translation, and put together again with
/// one part changed; shear is lost (assumed).
struct TransformPart: Sendable {
    private enum Part: Sendable {
        case element(WritableKeyPath<CATransform3D, CGFloat> & Sendable)
        case rotation(Int)
        case scale(Int)
        case uniformScale
        case translation(Int)
        case planarTranslation
    }

    private let part: Part

    init?(_ path: String) {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let axis = names.count == 2 ? ["x", "y", "z"].firstIndex(of: names[1]) : nil
        switch (names[0], names.count, axis) {
        case ("rotation", 1, _): part = .rotation(2)
        case ("rotation", 2, let axis?): part = .rotation(axis)
        case ("scale", 1, _): part = .uniformScale
        case ("scale", 2, let axis?): part = .scale(axis)
        case ("translation", 1, _): part = .planarTranslation
        case ("translation", 2, let axis?): part = .translation(axis)
        case (let name, 1, _):
            guard let element = Self.elements[name] else { return nil }
            part = .element(element)
        default: return nil
        }
    }

    func value(of t: CATransform3D) -> Any {
        switch amount(of: t) {
        case .number(let number): PropertyValue.scalar(number)
        case .size(let size): size
        }
    }

    /// The part's value: two numbers for a move in the plane, one for all others.
    enum Amount {
        case number(CGFloat)
        case size(CGSize)
    }

    func amount(of t: CATransform3D) -> Amount {
        if case .element(let path) = part { return .number(t[keyPath: path]) }
        let parts = TransformParts(t)
        switch part {
        case .rotation(let axis): return .number(CGFloat(parts.rotation[axis]))
        case .scale(let axis): return .number(CGFloat(parts.scale[axis]))
        case .uniformScale: return .number(CGFloat((parts.scale.x + parts.scale.y + parts.scale.z) / 3))
        case .translation(let axis): return .number(CGFloat(parts.translation[axis]))
        case .planarTranslation, .element:
            return .size(CGSize(width: parts.translation[0], height: parts.translation[1]))
        }
    }

    func setting(_ value: Any?, in t: CATransform3D) -> CATransform3D? {
        if let size = value as? CGSize { return setting(.size(size), in: t) }
        guard let number = value.flatMap(PropertyValue.number) else { return nil }
        return setting(.number(CGFloat(number)), in: t)
    }

    /// The transform with the part replaced; nil for a value of another kind.
    func setting(_ amount: Amount, in t: CATransform3D) -> CATransform3D? {
        var parts: TransformParts
        switch (part, amount) {
        case (.planarTranslation, .size(let size)):
            parts = TransformParts(t)
            (parts.translation[0], parts.translation[1]) = (Double(size.width), Double(size.height))
        case (.planarTranslation, .number), (_, .size): return nil
        case (.element(let path), .number(let number)):
            var changed = t
            changed[keyPath: path] = number
            return changed
        case (.rotation(let axis), .number(let number)):
            parts = TransformParts(t)
            parts.rotation[axis] = Double(number)
        case (.scale(let axis), .number(let number)):
            parts = TransformParts(t)
            parts.scale[axis] = Double(number)
        case (.uniformScale, .number(let number)):
            parts = TransformParts(t)
            parts.scale = SIMD3(repeating: Double(number))
        case (.translation(let axis), .number(let number)):
            parts = TransformParts(t)
            parts.translation[axis] = Double(number)
        }
        return parts.transform
    }

    private static var elements: [String: WritableKeyPath<CATransform3D, CGFloat> & Sendable] {
        [
            "m11": \.m11, "m12": \.m12, "m13": \.m13, "m14": \.m14, "m21": \.m21, "m22": \.m22, "m23": \.m23,
            "m24": \.m24, "m31": \.m31, "m32": \.m32, "m33": \.m33, "m34": \.m34, "m41": \.m41, "m42": \.m42,
            "m43": \.m43, "m44": \.m44,
        ]
    }
}

/// A transform taken apart: `transform` = scale · rotation about x · about y · about z · translation, with the
/// perspective column kept beside.
struct TransformParts {
    var scale: SIMD3<Double>
    var rotation: SIMD3<Double>
    var translation: SIMD3<Double>
    private var perspective: SIMD4<Double>

    init(_ transform: CATransform3D) {
        guard transform != CATransform3DIdentity else {
            (scale, rotation, translation) = (SIMD3(repeating: 1), .zero, .zero)
            perspective = SIMD4(0, 0, 0, 1)
            return
        }
        let t = transform.matrix
        func length(_ x: Double, _ y: Double, _ z: Double) -> Double { (x * x + y * y + z * z).squareRoot() }
        translation = SIMD3(t.m41, t.m42, t.m43)
        perspective = SIMD4(t.m14, t.m24, t.m34, t.m44)
        scale = SIMD3(length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
        let determinant =
            t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
            + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
        if determinant < 0 { scale.x = -scale.x }
        let s = scale.replacing(with: 1, where: scale .== 0)
        // Rows of the rotation Rx · Ry · Rz; its m13 is −sin y.
        let (r11, r12, r13) = (t.m11 / s.x, t.m12 / s.x, t.m13 / s.x)
        let cosine = length(r11, r12, 0)
        let y = Angle.arctangent(y: -r13, x: cosine)
        if cosine > 1e-9 {
            rotation = SIMD3(
                Angle.arctangent(y: t.m23 / s.y, x: t.m33 / s.z), y, Angle.arctangent(y: r12, x: r11))
        } else {
            // Looking along x: only the sum of the other two is defined.
            rotation = SIMD3(0, y, Angle.arctangent(y: -t.m21 / s.y, x: t.m22 / s.y))
        }
    }

    var transform: CATransform3D {
        var t = rotation.x == 0 && rotation.y == 0 ? turnedInPlane : turnedInSpace
        (t.m41, t.m42, t.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
        (t.m14, t.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
        (t.m34, t.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
        return t
    }

    private var turnedInSpace: CATransform3D {
        var t = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
        if rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0)) }
        if rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0)) }
        if rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1)) }
        return t
    }

    /// The transform for a turn about z alone, number for number: a scale before a turn scales its rows.
    private var turnedInPlane: CATransform3D {
        let turn = CGAffineTransform(rotationAngle: CGFloat(rotation.z))
        var t = CATransform3DMakeScale(scale.x * turn.a, scale.y * turn.d, scale.z * (1 - turn.a + turn.a))
        (t.m12, t.m21) = (scale.x * turn.b, scale.y * turn.c)
        return t
    }
}
