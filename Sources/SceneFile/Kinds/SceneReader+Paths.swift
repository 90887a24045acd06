import TextFormatting
import UIKit
import YAMLTree

extension ValueKind {
    static let path: ValueKind = .part(.path)
}

extension ScenePartKind {
    static let path = ScenePartKind("path", definition: PathForms.schema) { node, reader in
        reader.readPath(node).map { .path($0) }
    }
}

/// The map forms of a path.
enum PathForms {
    private static let title = "the path"
    private static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight", "allCorners"]
    private static let roundedRect = Field("roundedRect", .rect, required: true, "A rectangle with rounded corners.")

    static let rect = Record(title, [Field("rect", .rect, required: true, "A rectangle.")])
    static let oval = Record(title, [Field("oval", .rect, required: true, "The ellipse in a rectangle.")])
    static let bezierRoundedRect = Record(
        title,
        [roundedRect, Field("cornerRadius", .number(.notNegative), required: true, "UIBezierPath's shape.")])
    static let someCorners = Record(
        title,
        [
            roundedRect,
            Field("byRoundingCorners", .names(corners), required: true, "The corners that are round."),
            Field("cornerRadii", .size, required: true, "UIBezierPath's shape; the height is ignored, as there."),
        ])
    static let pathRoundedRect = Record(
        title,
        [
            roundedRect,
            Field("cornerWidth", .number(.notNegative), required: true, "CGPath's shape: half-axis in x."),
            Field("cornerHeight", .number(.notNegative), required: true, "CGPath's shape: half-axis in y."),
        ])
    static let arc = Record(
        title,
        [
            Field("arcCenter", .point, required: true, "The centre of the arc."),
            Field("radius", .number(.notNegative), required: true, "Points."),
            Field("startAngle", .number(.any), required: true, "Degrees."),
            Field("endAngle", .number(.any), required: true, "Degrees."),
            Field("clockwise", .bool, "On screen. Default true."),
        ])

    static let all = [rect, oval, bezierRoundedRect, someCorners, pathRoundedRect, arc]
    static let expected = "a path: bounds, outline, a map (rect, oval, roundedRect or arcCenter), an SVG path or a list"
    static let words = ["bounds", "outline"]

    @MainActor
    static func schema(_ writer: SchemaWriter) -> JSONValue {
        let svg = writer.text(pattern: "^\\s*([Mm]|$)")
        let several = writer.array(of: writer.schema(.path))
        return writer.anyOf([writer.names(words), svg, several] + all.map(writer.record))
    }
}

/// SVG paths by their text: aliases repeat them.
final class SVGPaths: FeatureStore {
    var paths: [String: CGPath] = [:]
}

extension SceneReader {
    fileprivate func readPath(_ node: YAMLNode) -> ScenePath? {
        switch node.content {
        case .scalar("bounds", _): .bounds
        case .scalar("outline", _): .outline
        case .scalar(let text, _): isNull(node) ? noPath(node) : readSVGPath(text, node)
        case .sequence(let items): readPathList(items, node)
        case .mapping: readPathMap(node)
        }
    }

    private func noPath(_ node: YAMLNode) -> ScenePath? {
        mismatch(node, expected: PathForms.expected)
        return nil
    }

    private func readSVGPath(_ text: String, _ node: YAMLNode) -> ScenePath? {
        guard count(node, as: 1 + text.utf8.count / 64) else { return nil }
        let known = parts[SVGPaths.self]
        if let path = known.paths[text] { return .fixed(path) }
        do {
            let path = try CGPath(svg: text)
            known.paths[text] = path
            return .fixed(path)
        } catch {
            let isWord = !text.contains { $0.isNumber }
            let nearest = isWord ? nearestName(to: text, among: PathForms.words) : nil
            report("\(describe(node)) is no SVG path: \(error)", at: node.mark, suggestion: nearest)
            return nil
        }
    }

    private func readPathList(_ items: [YAMLNode], _ node: YAMLNode) -> ScenePath? {
        guard count(node) else { return nil }
        let paths = items.compactMap { readPath($0) }
        return paths.count == items.count ? .list(paths) : nil
    }

    private func readPathMap(_ node: YAMLNode) -> ScenePath? {
        guard let record = readVariant(node, PathForms.all) else { return nil }
        let path =
            switch record.form {
            case 0: record.rect("rect").map { CGPath(rect: $0, transform: nil) }
            case 1: record.rect("oval").map { UIBezierPath(ovalIn: $0).cgPath }
            case 2: bezierRoundedRect(record)
            case 3: someCorners(record)
            case 4: roundedRect(record)
            default: arc(record)
            }
        return path.map { .fixed($0) }
    }

    private func bezierRoundedRect(_ record: SceneRecord) -> CGPath? {
        guard let rect = record.rect("roundedRect"), let radius = record.number("cornerRadius") else { return nil }
        return UIBezierPath(roundedRect: rect, cornerRadius: CGFloat(radius)).cgPath
    }

    private func someCorners(_ record: SceneRecord) -> CGPath? {
        guard let rect = record.rect("roundedRect"), let names = record.names("byRoundingCorners"),
            let radii = record.size("cornerRadii")
        else { return nil }
        var corners: UIRectCorner = []
        for name in names {
            switch name {
            case "topLeft": corners.insert(.topLeft)
            case "topRight": corners.insert(.topRight)
            case "bottomLeft": corners.insert(.bottomLeft)
            case "bottomRight": corners.insert(.bottomRight)
            default: corners.insert(.allCorners)
            }
        }
        return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath
    }

    /// Core Graphics takes radii up to half a side and nothing else; a file that asks for more means that much.
    private func roundedRect(_ record: SceneRecord) -> CGPath? {
        guard let rect = record.rect("roundedRect")?.standardized, let width = record.number("cornerWidth"),
            let height = record.number("cornerHeight")
        else { return nil }
        guard width * 2 <= Double(rect.width), height * 2 <= Double(rect.height) else {
            report(
                "the corners are larger than half the rectangle", at: record.mark(of: "cornerWidth"),
                expected: "cornerWidth ≤ \(NumberText.text(Double(rect.width) / 2)) "
                    + "and cornerHeight ≤ \(NumberText.text(Double(rect.height) / 2))")
            return nil
        }
        return CGPath(
            roundedRect: rect, cornerWidth: CGFloat(width), cornerHeight: CGFloat(height), transform: nil)
    }

    private func arc(_ record: SceneRecord) -> CGPath? {
        guard let center = record.point("arcCenter"), let radius = record.number("radius"),
            let start = record.number("startAngle"), let end = record.number("endAngle")
        else { return nil }
        return UIBezierPath(
            arcCenter: center, radius: CGFloat(radius), startAngle: CGFloat(start) * .pi / 180,
            endAngle: CGFloat(end) * .pi / 180, clockwise: record.bool("clockwise") ?? true
        ).cgPath
    }
}
