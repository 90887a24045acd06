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
        if case .element(let path) = part { return PropertyValue.scalar(t[keyPath: path]) }
        let parts = TransformParts(t)
        switch part {
        case .rotation(let axis): return PropertyValue.scalar(parts.rotation[axis])
        case .scale(let axis): return PropertyValue.scalar(parts.scale[axis])
        case .uniformScale: return PropertyValue.scalar((parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3)
        case .translation(let axis): return PropertyValue.scalar(parts.translation[axis])
        case .planarTranslation, .element: return CGSize(width: parts.translation[0], height: parts.translation[1])
        }
    }

    func setting(_ value: Any?, in t: CATransform3D) -> CATransform3D? {
        var parts = TransformParts(t)
        if case .planarTranslation = part {
            guard let size = value as? CGSize else { return nil }
            (parts.translation[0], parts.translation[1]) = (size.width, size.height)
            return parts.transform
        }
        guard let number = value.flatMap(PropertyValue.number).map({ CGFloat($0) }) else { return nil }
        switch part {
        case .element(let path):
            var changed = t
            changed[keyPath: path] = number
            return changed
        case .rotation(let axis): parts.rotation[axis] = number
        case .scale(let axis): parts.scale[axis] = number
        case .uniformScale: parts.scale = [number, number, number]
        case .translation(let axis): parts.translation[axis] = number
        case .planarTranslation: return nil
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
    var scale: [CGFloat]
    var rotation: [CGFloat]
    var translation: [CGFloat]
    private var perspective: [CGFloat]

    init(_ t: CATransform3D) {
        func angle(y: CGFloat, x: CGFloat) -> CGFloat { CGFloat(Angle.arctangent(y: Double(y), x: Double(x))) }
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
        translation = [t.m41, t.m42, t.m43]
        perspective = [t.m14, t.m24, t.m34, t.m44]
        scale = [length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33)]
        let determinant =
            t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
            + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
        if determinant < 0 { scale[0] = -scale[0] }
        let s = scale.map { $0 == 0 ? 1 : $0 }
        // Rows of the rotation Rx · Ry · Rz; its m13 is −sin y.
        let r11 = t.m11 / s[0]
        let r12 = t.m12 / s[0]
        let r13 = t.m13 / s[0]
        let r23 = t.m23 / s[1]
        let r33 = t.m33 / s[2]
        let cosine = length(r11, r12, 0)
        let y = angle(y: -r13, x: cosine)
        if cosine > 1e-9 {
            rotation = [angle(y: r23, x: r33), y, angle(y: r12, x: r11)]
        } else {
            // Looking along x: only the sum of the other two is defined.
            rotation = [0, y, angle(y: -t.m21 / s[1], x: t.m22 / s[1])]
        }
    }

    var transform: CATransform3D {
        var t = CATransform3DMakeScale(scale[0], scale[1], scale[2])
        t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation[0], 1, 0, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation[1], 0, 1, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation[2], 0, 0, 1))
        (t.m41, t.m42, t.m43) = (translation[0], translation[1], translation[2])
        (t.m14, t.m24, t.m34, t.m44) = (perspective[0], perspective[1], perspective[2], perspective[3])
        return t
    }
}
