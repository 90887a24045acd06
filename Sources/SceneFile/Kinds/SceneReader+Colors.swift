import TextFormatting
import UIKit
import YAMLTree

extension ValueKind {
    static let color: ValueKind = .part(.color)
    static let colors: ValueKind = .part(.colors)
}

extension ScenePartKind {
    static let color = ScenePartKind("color", definition: ColorForms.schema) { node, reader in
        reader.readColor(node).map { .color($0) }
    }
    static let colors = ScenePartKind(
        "colors", schema: { $0.array(of: $0.schema(.color)) },
        read: { node, reader in reader.readColors(node).map { .colors($0) } })
}

/// The map forms of a colour.
enum ColorForms {
    static let withAlpha = Record(
        "a colour with alpha",
        [
            Field("color", .color, required: true, "The colour."),
            Field("alpha", .number(.unit), required: true, "Replaces the colour's own alpha."),
        ])

    static let dynamic = Record(
        "a dynamic colour",
        [
            Field("light", .color, required: true, "In light appearance, and where nothing nearer is given."),
            Field("dark", .color, "In dark appearance."),
            Field("lightHighContrast", .color, "In light appearance with increased contrast."),
            Field("darkHighContrast", .color, "In dark appearance with increased contrast."),
            Field("darkElevated", .color, "In dark appearance on an elevated level."),
        ])

    static let all = [withAlpha, dynamic]
    static let pattern = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    static let expected =
        "a colour: \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\", [r, g, b], [r, g, b, a], a UIColor name or a map"

    @MainActor
    static func schema(_ writer: SchemaWriter) -> JSONValue {
        let parts = writer.array(writer.number(.unit), from: 3, to: 4)
        return writer.anyOf(
            [writer.text(pattern: pattern), writer.names(UIColor.names), parts] + all.map(writer.record))
    }
}

extension SceneReader {
    func readColor(_ node: YAMLNode) -> UIColor? {
        switch node.content {
        case .scalar(let text, _) where text.hasPrefix("#"): readHexColor(text, node)
        case .scalar(let text, let isPlain): isPlain && Self.isNull(text) ? noColor(node) : readNamedColor(text, node)
        case .sequence(let items): readColorComponents(items, node)
        case .mapping: readColorMap(node)
        }
    }

    func readColors(_ node: YAMLNode) -> [UIColor]? {
        guard let items = readItems(node, expected: "a list of colours") else { return nil }
        let colors = items.compactMap { readColor($0) }
        return colors.count == items.count ? colors : nil
    }

    private func noColor(_ node: YAMLNode) -> UIColor? {
        mismatch(node, expected: ColorForms.expected)
        return nil
    }

    private func readHexColor(_ text: String, _ node: YAMLNode) -> UIColor? {
        let digits = text.utf8.dropFirst().map { Self.hexValue($0) }
        guard [3, 6, 8].contains(digits.count), !digits.contains(nil) else {
            mismatch(node, expected: "\"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\"")
            return nil
        }
        let values = digits.compactMap { $0 }
        let bytes =
            digits.count == 3
            ? values.map { $0 * 17 } : stride(from: 0, to: digits.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        let parts = (bytes + [255]).map { CGFloat($0) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    private static func hexValue(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
        default: nil
        }
    }

    private func readNamedColor(_ text: String, _ node: YAMLNode) -> UIColor? {
        if let color = UIColor.named(text) { return color }
        let nearest = nearestName(to: text, among: UIColor.names)
        report(
            "unknown colour \(describe(node))", at: node.mark,
            expected: nearest == nil ? ColorForms.expected : nil, suggestion: nearest)
        return nil
    }

    private func readColorComponents(_ items: [YAMLNode], _ node: YAMLNode) -> UIColor? {
        guard items.count == 3 || items.count == 4 else { return noColor(node) }
        guard count(node) else { return nil }
        let parts = items.compactMap { readNumber($0, .unit) }.map { CGFloat($0) }
        guard parts.count == items.count else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    private func readColorMap(_ node: YAMLNode) -> UIColor? {
        guard let record = readVariant(node, ColorForms.all) else { return nil }
        if record.form == 0 {
            guard let color = record.color("color"), let alpha = record.number("alpha") else { return nil }
            return color.withAlphaComponent(CGFloat(alpha))
        }
        return DynamicColor(record).map { $0.color }
    }
}

/// The variants of a colour that a file gives.
private struct DynamicColor: Sendable {
    let light: UIColor
    let dark: UIColor
    let lightHighContrast: UIColor
    let darkHighContrast: UIColor
    let darkElevated: UIColor

    init?(_ record: SceneRecord) {
        guard let light = record.color("light") else { return nil }
        self.light = light
        dark = record.color("dark") ?? light
        lightHighContrast = record.color("lightHighContrast") ?? light
        darkHighContrast = record.color("darkHighContrast") ?? dark
        darkElevated = record.color("darkElevated") ?? dark
    }

    var color: UIColor { UIColor { traits in self.color(for: traits).resolvedColor(with: traits) } }

    /// Contrast counts before elevation (assumed).
    private func color(for traits: UITraitCollection) -> UIColor {
        let hasHighContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return hasHighContrast ? lightHighContrast : light }
        if hasHighContrast { return darkHighContrast }
        return traits.userInterfaceLevel == .elevated ? darkElevated : dark
    }
}
