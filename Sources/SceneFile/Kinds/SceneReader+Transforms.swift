import TextFormatting
import UIKit
import YAMLTree

extension ValueKind {
    static let affineTransform: ValueKind = .part(.affineTransform)
    static let transform: ValueKind = .part(.transform)
}

extension ScenePartKind {
    /// `UIView.transform`.
    static let affineTransform = ScenePartKind(
        "affineTransform", definition: { TransformForms.schema($0, planar: true) },
        read: { node, reader in reader.readTransform(node, isPlanar: true).map { .transform($0) } })

    /// `CALayer.transform`: 3-D, and the 2-D forms.
    static let transform = ScenePartKind(
        "transform", definition: { TransformForms.schema($0, planar: false) },
        read: { node, reader in reader.readTransform(node, isPlanar: false).map { .transform($0) } })
}

/// The steps of a transform.
enum TransformForms {
    private static let title = "a step of the transform"

    static func steps(planar: Bool) -> [Record] {
        let move: ValueKind = planar ? .point : .numbers(.any)
        let scale: ValueKind =
            planar ? .either([.number(.any), .point]) : .either([.number(.any), .list(.number(.any))])
        let translate = Record(
            title, [Field("translate", move, required: true, planar ? "[x, y]" : "[x, y] or [x, y, z]")])
        let scaled = Record(
            title,
            [Field("scale", scale, required: true, planar ? "A number or [x, y]." : "A number, [x, y] or [x, y, z].")])
        let angle = Field("rotate", .number(.any), required: true, "Degrees, clockwise on screen.")
        if planar { return [translate, scaled, Record(title, [angle])] }
        let axis = Field("axis", .numbers(.any), "[x, y, z]; default [0, 0, 1].")
        let perspective = Record(title, [Field("m34", .number(.any), required: true, "−1 ÷ the eye's distance.")])
        return [translate, scaled, Record(title, [angle, axis]), perspective]
    }

    @MainActor
    fileprivate static func schema(_ writer: SchemaWriter, planar: Bool) -> JSONValue {
        let list = writer.array(of: writer.anyOf(steps(planar: planar).map(writer.record)))
        return writer.anyOf([list, writer.numbers(6)] + (planar ? [] : [writer.numbers(16)]))
    }
}

extension SceneReader {
    /// - Parameter isPlanar: takes the 2-D forms alone.
    fileprivate func readTransform(_ node: YAMLNode, isPlanar: Bool) -> CATransform3D? {
        let forms = isPlanar ? "six numbers" : "six or sixteen numbers"
        let expected = "a list of steps (translate, scale, rotate\(isPlanar ? "" : ", m34")) or \(forms)"
        guard let items = readItems(node, expected: expected) else { return nil }
        let transform: CATransform3D?
        if let first = items.first, case .scalar = first.content {
            transform = readMatrix(items, node, expected: expected, isPlanar: isPlanar)
        } else {
            transform = readSteps(items, isPlanar: isPlanar)
        }
        guard let transform else { return nil }
        guard transform.isFinite else {
            report("the transform is too large for numbers", at: node.mark)
            return nil
        }
        return transform
    }

    private func readMatrix(_ items: [YAMLNode], _ node: YAMLNode, expected: String, isPlanar: Bool) -> CATransform3D? {
        guard items.count == 6 || (items.count == 16 && !isPlanar) else {
            mismatch(node, expected: expected)
            return nil
        }
        let n = items.compactMap { readNumber($0) }.map { CGFloat($0) }
        guard n.count == items.count else { return nil }
        if n.count == 6 {
            return CATransform3DMakeAffineTransform(
                CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    private func readSteps(_ items: [YAMLNode], isPlanar: Bool) -> CATransform3D? {
        let steps = TransformForms.steps(planar: isPlanar)
        var transform = CATransform3DIdentity
        var isComplete = true
        for item in items {
            if let record = readVariant(item, steps), let next = apply(record, to: transform) {
                transform = next
            } else {
                isComplete = false
            }
        }
        return isComplete ? transform : nil
    }

    /// Each step acts like a call on the transform so far: in `[translate, rotate]` points are rotated first.
    private func apply(_ step: SceneRecord, to t: CATransform3D) -> CATransform3D? {
        switch step.form {
        case 0:
            return readTriple(step, "translate", default: 0).map { CATransform3DTranslate(t, $0.0, $0.1, $0.2) }
        case 1:
            if let number = step.number("scale").map({ CGFloat($0) }) {
                return CATransform3DScale(t, number, number, 1)
            }
            return readTriple(step, "scale", default: 1).map { CATransform3DScale(t, $0.0, $0.1, $0.2) }
        case 2:
            guard let degrees = step.number("rotate") else { return nil }
            let angle = CGFloat(degrees) * .pi / 180
            if step["axis"] == nil { return CATransform3DRotate(t, angle, 0, 0, 1) }
            return readTriple(step, "axis", default: nil).map { CATransform3DRotate(t, angle, $0.0, $0.1, $0.2) }
        default:
            var t = t
            t.m34 = CGFloat(step.number("m34") ?? 0)
            return t
        }
    }

    /// Two or three numbers; three when there is no default for the third.
    private func readTriple(_ step: SceneRecord, _ key: String, default last: CGFloat?) -> (CGFloat, CGFloat, CGFloat)?
    {
        let point = step.point(key).map { [Double($0.x), Double($0.y)] }
        let numbers = point ?? step[key]?.numbers ?? step.items(key)?.compactMap { $0.value.number } ?? []
        let values = numbers.map { CGFloat($0) }
        if values.count == 3 { return (values[0], values[1], values[2]) }
        if values.count == 2, let last { return (values[0], values[1], last) }
        report(
            "'\(key)' has \(values.count.counted("number"))", at: step.mark(of: key),
            expected: last == nil ? "[x, y, z]" : "[x, y] or [x, y, z]")
        return nil
    }
}

extension CATransform3D {
    var isFinite: Bool {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
    }
}
