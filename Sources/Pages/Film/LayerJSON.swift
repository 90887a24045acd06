import CoreGraphics
import Offstage
import TextFormatting

/// What a layer says in words: its name once for all frames, its style once a block.
enum LayerJSON {
    static func name(_ layer: StageSnapshot.Layer) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [("n", .string(layer.label))]
        if layer.hasID { members.append(("id", .string(layer.path))) }
        if !layer.sources.isEmpty {
            let places = layer.sources.map { source -> JSONValue in
                .array([.string(source.file)] + [source.line, source.column, source.lastLine].map { .integer($0) })
            }
            members.append(("src", .array(places)))
        }
        return .object(members)
    }

    static func style(_ layer: StageSnapshot.Layer) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = []
        if layer.layerClass != "CALayer" { members.append(("lc", .string(layer.layerClass))) }
        if let text = layer.text { members.append(("t", self.text(text))) }
        if layer.opacity != 1 { members.append(("o", .number(Double(layer.opacity)))) }
        if let color = css(layer.backgroundColor) { members.append(("f", .string(color))) }
        if layer.cornerRadius != 0 { members.append(("r", .number(Double(layer.cornerRadius)))) }
        if layer.borderWidth > 0, let color = css(layer.borderColor) {
            members += [("bw", .number(Double(layer.borderWidth))), ("bc", .string(color))]
        }
        if layer.zPosition != 0 { members.append(("z", .number(Double(layer.zPosition)))) }
        members.append(("s", .object(layer.properties.map { ($0.key, .string($0.value)) })))
        if let obstacle = layer.hitTest?.obstacle { members.append(("no", .string(obstacle))) }
        if layer.presented != nil {
            let hit = layer.hitTest?.fromSuperview
            members.append(
                (
                    "model",
                    .object([
                        ("fr", numbers(layer.frame)), ("b", numbers(layer.bounds)),
                        ("m", hit.map { .exact($0.map { Double($0) }) } ?? .null),
                    ])
                ))
        }
        return .object(members)
    }

    private static func text(_ text: StageSnapshot.TextReading) -> JSONValue {
        .object([
            ("text", .string(text.text)), ("fonts", .texts(text.fonts)), ("colors", .texts(text.colors)),
            ("alignment", .string(text.alignment)), ("limit", .integer(text.lineLimit)),
            ("lines", .texts(text.lines)), ("cut", .bool(text.isTruncated)),
        ])
    }

    private static func numbers(_ rect: CGRect) -> JSONValue {
        .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
    }

    private static func css(_ color: CGColor?) -> String? {
        guard let bytes = color?.color8, bytes.alpha > 0 else { return nil }
        let channels = [bytes.red, bytes.green, bytes.blue, bytes.alpha]
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension StageSnapshot.LayerReading {
    /// True when `LayerJSON.name` says the same of both.
    func isNamed(as other: StageSnapshot.LayerReading) -> Bool {
        className == other.className && label == other.label && hasID == other.hasID && path == other.path
            && sources == other.sources
    }

    /// True when `LayerJSON.style` says the same of both.
    func isStyled(as other: StageSnapshot.LayerReading) -> Bool {
        layerClass == other.layerClass && opacity == other.opacity && cornerRadius == other.cornerRadius
            && borderWidth == other.borderWidth && zPosition == other.zPosition
            && backgroundColor == other.backgroundColor && borderColor == other.borderColor && text == other.text
            && hitTest?.obstacle == other.hitTest?.obstacle && isModelled(as: other)
            && properties.elementsEqual(other.properties) { $0.key == $1.key && $0.value == $1.value }
    }

    private func isModelled(as other: StageSnapshot.LayerReading) -> Bool {
        if presented == nil, other.presented == nil { return true }
        return (presented == nil) == (other.presented == nil) && frame == other.frame && bounds == other.bounds
            && hitTest?.fromSuperview == other.hitTest?.fromSuperview
    }
}
