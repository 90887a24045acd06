import TextFormatting
import Typesetting
import UIKit

/// A text in the system's font: how wide it is, its lines, and how far each of its characters moves the pen.
struct TextMeasure {
    /// One of the text's characters.
    fileprivate struct Character {
        var text: String
        /// Points, with the kerning before the next one.
        var advance: Double
        /// The part of it that is kerning: 0 or less.
        var kerning: Double
    }

    fileprivate struct Line {
        var text: String
        var width: Double
        var characters: [Character]
    }

    private let text: String
    private let font: UIFont
    /// What the user called the font.
    private let name: String
    private let size: CGSize
    private let parts: [Line]

    init(_ measured: TextInSystemFont) throws {
        text = measured.text
        font = try measured.font()
        name = measured.fontName
        let kerned = Self.layout(text, font, width: measured.width, isKerned: true)
        size = kerned.size
        parts = Self.lines(of: text, kerned, font)
    }

    private static func layout(_ text: String, _ font: UIFont, width: Double, isKerned: Bool) -> TextLayout {
        var style = TextStyle(font: font.typesettingFont)
        style.hasKerning = isKerned
        var request = LayoutRequest(text: StyledText(string: text, style: style), width: width)
        request.placesClusters = true
        return Typesetter().layout(request)
    }

    private static func lines(of text: String, _ layout: TextLayout, _ font: UIFont) -> [Line] {
        let units = Array(text.utf16)
        return layout.lines.map { line in
            let part = String(decoding: units[line.range], as: UTF16.self)
            let plain = Self.layout(part, font, width: .infinity, isKerned: false).lines.first?.clusters ?? []
            let characters = line.clusters.enumerated().map { index, cluster in
                let advance = cluster.right - cluster.left
                let alone = index < plain.count ? plain[index].right - plain[index].left : advance
                return Character(
                    text: String(decoding: units[cluster.range], as: UTF16.self), advance: advance,
                    kerning: advance - alone)
            }
            return Line(text: part, width: line.width, characters: characters)
        }
    }

    /// A label's width: up to whole pixels.
    private func labelWidth(_ scale: Double) -> Double {
        (Double(size.width) * scale - 1.0 / 16384).rounded(.up) / scale
    }

    // MARK: Text

    var lines: [String] {
        [
            "\(name): \(DecimalText.number(Double(font.pointSize))) points, \(font.fontName)",
            "width \(DecimalText.number(Double(size.width))); label \(DecimalText.number(labelWidth(2))) at 2x, "
                + "\(DecimalText.number(labelWidth(3))) at 3x",
            "height \(DecimalText.number(Double(size.height))); ascender \(DecimalText.number(Double(font.ascender))), "
                + "capitals \(DecimalText.number(Double(font.capHeight))), "
                + "small letters \(DecimalText.number(Double(font.xHeight)))",
        ] + table.lines
    }

    private var table: TextTable {
        var table = TextTable(["line", "", "advance", "kerning"], [.right, .left, .right, .right])
        for (index, line) in parts.enumerated() {
            table.add(["\(index + 1)", JSONString.quoted(line.text), DecimalText.number(line.width), ""])
            for character in line.characters {
                let kerning = DecimalText.number(character.kerning)
                table.add([
                    "", "  " + JSONString.quoted(character.text), DecimalText.number(character.advance),
                    kerning == "0" ? "" : kerning,
                ])
            }
        }
        return table
    }

    // MARK: JSON

    var jsonValue: JSONValue {
        .object([
            ("text", .string(text)), ("font", .string(font.fontName)), ("size", .exact(Double(font.pointSize))),
            ("width", .number(Double(size.width))), ("height", .number(Double(size.height))),
            ("labelWidths", .object([("2x", .number(labelWidth(2))), ("3x", .number(labelWidth(3)))])),
            ("lines", .array(parts.map(\.jsonValue))),
        ])
    }
}

extension TextMeasure.Line {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("text", .string(text)), ("width", .number(width)),
            (
                "characters",
                .array(
                    characters.map {
                        .object([
                            ("text", .string($0.text)), ("advance", .number($0.advance)),
                            ("kerning", .number($0.kerning)),
                        ])
                    })
            ),
        ])
    }
}
