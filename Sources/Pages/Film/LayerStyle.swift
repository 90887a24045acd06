import CoreGraphics
import Offstage
import TextFormatting

/// What a layer looks like in words, once a block of a film.
///
/// All that `jsonValue` tells is a field, so that equal styles are told alike.
struct LayerStyle: Equatable {
    private let layerClass: String
    private let text: StageSnapshot.TextReading?
    private let opacity: Float
    private let backgroundColor: CGColor?
    private let cornerRadius: CGFloat
    private let borderWidth: CGFloat
    private let borderColor: CGColor?
    private let zPosition: CGFloat
    private let properties: Properties
    private let obstacle: String?
    private let model: Model?

    init(_ layer: StageSnapshot.LayerReading) {
        layerClass = layer.layerClass
        text = layer.text
        opacity = layer.opacity
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        zPosition = layer.zPosition
        properties = Properties(list: layer.properties)
        obstacle = layer.hitTest?.obstacle
        model = layer.presented == nil ? nil : Model(layer)
    }

    /// Keys and values as text.
    private struct Properties: Equatable {
        let list: [(key: String, value: String)]

        static func == (a: Properties, b: Properties) -> Bool { a.list.elementsEqual(b.list, by: ==) }
    }

    /// Where the layer lies by its own values, while something else is shown.
    private struct Model: Equatable {
        let frame: CGRect
        let bounds: CGRect
        let fromSuperview: [CGFloat]?

        init(_ layer: StageSnapshot.LayerReading) {
            (frame, bounds, fromSuperview) = (layer.frame, layer.bounds, layer.hitTest?.fromSuperview)
        }

        var jsonValue: JSONValue {
            .object([
                ("fr", Self.numbers(frame)), ("b", Self.numbers(bounds)),
                ("m", fromSuperview.map { .exact($0.map { Double($0) }) } ?? .null),
            ])
        }

        private static func numbers(_ rect: CGRect) -> JSONValue {
            .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
        }
    }

    var jsonValue: JSONValue {
        var members: [(key: String, value: JSONValue)] = []
        if layerClass != "CALayer" { members.append(("lc", .string(layerClass))) }
        if let text { members.append(("t", Self.jsonValue(of: text))) }
        if opacity != 1 { members.append(("o", .number(Double(opacity)))) }
        if let color = Self.css(backgroundColor) { members.append(("f", .string(color))) }
        if cornerRadius != 0 { members.append(("r", .number(Double(cornerRadius)))) }
        if borderWidth > 0, let color = Self.css(borderColor) {
            members += [("bw", .number(Double(borderWidth))), ("bc", .string(color))]
        }
        if zPosition != 0 { members.append(("z", .number(Double(zPosition)))) }
        members.append(("s", .object(properties.list.map { ($0.key, .string($0.value)) })))
        if let obstacle { members.append(("no", .string(obstacle))) }
        if let model { members.append(("model", model.jsonValue)) }
        return .object(members)
    }

    private static func jsonValue(of text: StageSnapshot.TextReading) -> JSONValue {
        .object([
            ("text", .string(text.text)), ("fonts", .texts(text.fonts)), ("colors", .texts(text.colors)),
            ("alignment", .string(text.alignment)), ("limit", .integer(text.lineLimit)),
            ("lines", .texts(text.lines)), ("cut", .bool(text.isTruncated)),
        ])
    }

    private static func css(_ color: CGColor?) -> String? {
        guard let bytes = color?.color8, bytes.alpha > 0 else { return nil }
        let channels = [bytes.red, bytes.green, bytes.blue, bytes.alpha]
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
