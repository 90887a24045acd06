import TextFormatting
import Typesetting
import UIKit

/// The system's font, the text styles, and the fonts that have names.
struct FontList {
    /// A file that the system's font is drawn with.
    struct SystemFont {
        var designs: [String]
        var weights: [String]
        let isItalic: Bool
        /// The smallest size in points that it is used at.
        let minimumSize: Double
        let file: String
        /// The Debian package that installs it.
        let package: String
        /// Nil where it is not installed.
        let path: String?
    }

    /// A text style with its sizes, from the smallest category to the largest.
    struct Style {
        let name: String
        let weight: String
        let sizes: [(category: String, size: Double, leading: Double)]
    }

    private let system: [SystemFont]
    private let styles: [Style]
    private let faces: [FontFace]
    private let standIns: [FontSubstitute]

    /// - Parameter filter: A part of any name; nil takes all.
    init(filter: String?) {
        func matches(_ names: [String]) -> Bool {
            filter.map { filter in names.contains { $0.lowercased().contains(filter.lowercased()) } } ?? true
        }
        system = Self.systemFonts.filter { matches(["system"] + $0.designs + [$0.file]) }
        styles = Self.allStyles.filter { matches([$0.name]) }
        faces = Self.allFaces.filter { matches([$0.familyName, $0.postScriptName]) }
        standIns = FontSubstitute.familyNames.flatMap(FontSubstitute.members(ofFamily:))
            .filter { matches([$0.familyName, $0.name]) }
    }

    var isEmpty: Bool { system.isEmpty && styles.isEmpty && faces.isEmpty && standIns.isEmpty }

    /// What a filter may have meant.
    static var names: [String] {
        designs.map(\.name) + UIFont.TextStyle.named.map(\.name) + FontLibrary.shared.familyNames
            + FontSubstitute.familyNames
    }

    // MARK: What there is

    private static let designs: [(name: String, design: SystemTypeface.Design)] = [
        ("default", .standard), ("serif", .serif), ("monospaced", .monospaced), ("rounded", .rounded),
    ]

    /// A row for each file: weights and designs that share one stand together.
    private static var systemFonts: [SystemFont] {
        var fonts: [SystemFont] = []
        for (design, typeface) in designs {
            for isItalic in [false, true] {
                for (weight, value) in UIFont.Weight.named {
                    let face = SystemTypeface(
                        design: typeface, weight: Double(value.rawValue), isItalic: isItalic)
                    for size in [0, SystemTypeface.displaySize] { add(design, weight, face, size, to: &fonts) }
                }
            }
        }
        return fonts
    }

    private static func add(
        _ design: String, _ weight: String, _ face: SystemTypeface, _ size: Double, to fonts: inout [SystemFont]
    ) {
        let file = face.fileName(at: size)
        guard let known = fonts.firstIndex(where: { $0.file == file && $0.isItalic == face.isItalic }) else {
            fonts.append(
                SystemFont(
                    designs: [design], weights: [weight], isItalic: face.isItalic, minimumSize: size, file: file,
                    package: face.packageName, path: FontLibrary.shared.folders.path(of: file)))
            return
        }
        if !fonts[known].designs.contains(design) { fonts[known].designs.append(design) }
        if !fonts[known].weights.contains(weight) { fonts[known].weights.append(weight) }
    }

    private static var allStyles: [Style] {
        UIFont.TextStyle.named.map { name, style in
            Style(
                name: name, weight: style == .headline ? "semibold" : "regular",
                sizes: UIContentSizeCategory.named.map { category, value in
                    let traits = UITraitCollection { $0.preferredContentSizeCategory = value }
                    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                    return (category, font.pointSize, font.lineHeight + font.leading)
                })
        }
    }

    private static var allFaces: [FontFace] {
        FontLibrary.shared.familyNames.flatMap(FontLibrary.shared.faces(ofFamily:))
    }

    // MARK: Text

    var lines: [String] {
        [
            system.isEmpty ? [] : ["SYSTEM FONT"] + systemLines, styles.isEmpty ? [] : ["TEXT STYLES"] + styleLines,
            faces.isEmpty ? [] : ["FAMILIES"] + familyLines,
            standIns.isEmpty ? [] : ["FONTS OF THE DEVICE AND WHAT STANDS IN"] + standInLines,
        ].filter { !$0.isEmpty }.joined(separator: [""]).map { $0 }
    }

    private var systemLines: [String] {
        var table = TextTable(["design", "weight", "", "from", "file"], [.left, .left, .left, .left, .left])
        for font in system {
            table.add([
                font.designs.joined(separator: ", "), Self.span(font.weights), font.isItalic ? "italic" : "",
                font.minimumSize > 0 ? "\(Int(font.minimumSize)) pt" : "",
                font.path ?? "\(font.file) is missing: install \(font.package)",
            ])
        }
        return table.lines
    }

    /// `ultraLight to medium`.
    private static func span(_ weights: [String]) -> String {
        weights.count > 2 ? "\(weights[0]) to \(weights[weights.count - 1])" : weights.joined(separator: ", ")
    }

    private static let columns = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]

    private var styleLines: [String] {
        var table = TextTable(
            ["style", "weight"] + Self.columns, [.left, .left] + Self.columns.map { _ in .right })
        for style in styles { table.add([style.name, style.weight] + style.sizes.map { "\(Int($0.size))" }) }
        return table.lines
    }

    private var familyLines: [String] {
        var table = TextTable(["family", "style", "name", "file"], [.left, .left, .left, .left])
        for face in faces { table.add([face.familyName, face.styleName, face.postScriptName, face.path]) }
        return table.lines
    }

    /// A line for each file that stands in for fonts of a family.
    private var standInLines: [String] {
        var table = TextTable(["family", "names", "drawn as", "widths"], [.left, .left, .left, .left])
        for family in FontSubstitute.familyNames {
            var rest = standIns.filter { $0.familyName == family }[...]
            while let first = rest.first {
                let alike = rest.filter { $0.file == first.file && $0.hasSameWidths == first.hasSameWidths }
                rest.removeAll { $0.file == first.file && $0.hasSameWidths == first.hasSameWidths }
                table.add([
                    family, alike.map(\.name).joined(separator: ", "), first.file,
                    first.hasSameWidths ? "the same" : "others",
                ])
            }
        }
        return table.lines
    }

    // MARK: JSON

    var jsonValue: JSONValue {
        .object([
            ("systemFonts", .array(system.map(\.jsonValue))), ("textStyles", .array(styles.map(\.jsonValue))),
            ("fonts", .array(faces.map(Self.object))), ("standIns", .array(standIns.map(\.jsonValue))),
        ])
    }

    private static func object(_ face: FontFace) -> JSONValue {
        .object([
            ("family", .string(face.familyName)), ("style", .string(face.styleName)),
            ("name", .string(face.postScriptName)), ("path", .string(face.path)), ("isBold", .bool(face.isBold)),
            ("isItalic", .bool(face.isItalic)), ("isMonospaced", .bool(face.isMonospaced)),
        ])
    }
}

extension FontList.SystemFont {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("designs", .texts(designs)), ("weights", .texts(weights)), ("isItalic", .bool(isItalic)),
            ("minimumSize", .exact(minimumSize)), ("file", .string(file)), ("package", .string(package)),
            ("path", .text(path)),
        ])
    }
}

extension FontList.Style {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("weight", .string(weight)),
            (
                "sizes",
                .array(
                    sizes.map {
                        .object([
                            ("category", .string($0.category)), ("size", .exact($0.size)),
                            ("leading", .exact($0.leading)),
                        ])
                    })
            ),
        ])
    }
}

extension FontSubstitute {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("family", .string(familyName)), ("file", .string(file)),
            ("package", .string(package)), ("hasSameWidths", .bool(hasSameWidths)), ("isBold", .bool(isBold)),
            ("isItalic", .bool(isItalic)), ("isMonospaced", .bool(isMonospaced)),
        ])
    }
}
