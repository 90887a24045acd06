import TextFormatting
import UIKit
import YAMLTree

extension ValueKind {
    static let image: ValueKind = .part(.image)
}

extension ScenePartKind {
    static let image = ScenePartKind("image", definition: ImageForms.schema) { node, reader in
        reader.readImage(node).map { .image($0) }
    }
}

/// The map forms of an image.
enum ImageForms {
    static let renderingModes = ["automatic", "alwaysOriginal", "alwaysTemplate"]
    static let resizingModes = ["tile", "stretch"]
    private static let title = "the image"
    private static let common = [
        Field("scale", .number(NumberRange(minimum: 0, maximum: 64, excludesMinimum: true)), "Pixels a point."),
        Field("renderingMode", .name(renderingModes), "Whether the tint colour is drawn through the alpha."),
        Field("resizingMode", .name(resizingModes), "How the middle fills its space when the image is resized."),
        Field("capInsets", .insets(ValueKind.edgeNames), "What keeps its size when the image is resized."),
    ]
    private static let size = Field("size", .size, required: true, "Points.")

    static let file = Record(
        title,
        [Field("path", .text, required: true, "A JPEG, PNG, GIF or WebP file, relative to the scene.")] + common)
    static let color = Record(
        title, [size, Field("color", .color, required: true, "One colour all over.")] + common)
    static let checker = Record(
        title,
        [
            size,
            Field("checker", .colors, required: true, "Two colours, the first at the top left."),
            Field("cell", .number(.positive), "The side of a square in points. Default 8."),
        ] + common)

    static let drawing = Record(
        title, [size, Field("draw", .drawing, required: true, "The steps that draw it, in its own points.")] + common)

    static let symbol = Record(
        title,
        [
            Field("system", .text, required: true, "The name of a symbol of the system, such as heart.fill."),
            Field("configuration", .record(SymbolForms.configuration), "Its size, weight, scale and colours."),
            Field("renderingMode", .name(renderingModes), "Whether the tint colour is drawn through the alpha."),
        ])

    static let all = [file, color, checker, symbol, drawing]
    static let expected = "an image: a path or a map (path, size with color, checker or draw, or system)"

    @MainActor
    static func schema(_ writer: SchemaWriter) -> JSONValue {
        let path = JSONValue.object([("type", .string("string")), ("minLength", .number(1))])
        return writer.anyOf([path] + all.map(writer.record))
    }
}

extension SceneReader {
    fileprivate func readImage(_ node: YAMLNode) -> SceneImage? {
        switch node.content {
        case .scalar(let text, _) where !isNull(node):
            return loadImage(text, at: node, scale: nil)
        case .mapping:
            return readVariant(node, ImageForms.all).flatMap { record in
                switch record.form {
                case 0: readFileImage(record)
                case 3: readSymbol(record)
                default: readMadeImage(record)
                }
            }
        default:
            mismatch(node, expected: ImageForms.expected)
            return nil
        }
    }

    private func readSymbol(_ record: SceneRecord) -> SceneImage? {
        guard let name = record.text("system") else { return nil }
        guard UIImage.isSymbolName(name) else {
            report(
                "'\(name)' cannot be a symbol's name", at: record.mark(of: "system"),
                expected: "small letters, digits and dots, such as heart.fill")
            return nil
        }
        let configuration = record.record("configuration").map(SymbolForms.configuration) ?? .unspecified
        return readCommonKeys(of: record, into: SceneImage(.symbol(name, configuration)))
    }

    private func readFileImage(_ record: SceneRecord) -> SceneImage? {
        guard let path = record.text("path") else { return nil }
        let node = YAMLNode(.scalar(path, isPlain: false), at: record.mark(of: "path"))
        guard let image = loadImage(path, at: node, scale: record.number("scale")) else { return nil }
        return readCommonKeys(of: record, into: image)
    }

    private func loadImage(_ path: String, at node: YAMLNode, scale: Double?) -> SceneImage? {
        switch images.load(path) {
        case .success(let file):
            return SceneImage(.file(file.image, scale: scale ?? file.scale, path: file.path))
        case .failure(let problem):
            report(problem.message, at: node.mark)
            return nil
        }
    }

    private func readMadeImage(_ record: SceneRecord) -> SceneImage? {
        guard let size = record.size("size"), let source = readSource(record) else { return nil }
        // The screen's scale is not known yet; 3 is the largest there is.
        let scale = record.number("scale") ?? 3
        guard size.width > 0, size.height > 0 else {
            report("an image without pixels", at: record.mark(of: "size"), expected: "a size above 0")
            return nil
        }
        guard images.allows(pixels: Double(size.width) * scale * Double(size.height) * scale) else {
            report("the image has more than 100 megapixels", at: record.mark(of: "size"))
            return nil
        }
        var image = SceneImage(source)
        image.size = size
        return readCommonKeys(of: record, into: image)
    }

    private func readSource(_ record: SceneRecord) -> SceneImage.Source? {
        switch record.form {
        case 1: return record.color("color").map { .color($0) }
        case 4: return record["draw"]?.drawing.map { .drawing(DrawnPicture($0)) }
        default:
            guard let colors = record["checker"]?.colors else { return nil }
            guard colors.count == 2 else {
                report("a checker of \(colors.count) colours", at: record.mark(of: "checker"), expected: "two colours")
                return nil
            }
            return .checker(colors[0], colors[1], cell: record.number("cell") ?? 8)
        }
    }

    private func readCommonKeys(of record: SceneRecord, into image: SceneImage) -> SceneImage? {
        var image = image
        image.scale = record.number("scale")
        image.renderingMode =
            switch record.text("renderingMode") {
            case "alwaysTemplate": .alwaysTemplate
            case "alwaysOriginal": .alwaysOriginal
            default: .automatic
            }
        image.resizingMode = record.text("resizingMode").map { $0 == "tile" ? .tile : .stretch }
        if let insets = record.insets("capInsets") {
            guard insets.allSatisfy({ $0 >= 0 }) else {
                report("a negative inset", at: record.mark(of: "capInsets"), expected: "insets ≥ 0")
                return nil
            }
            image.capInsets = UIEdgeInsets(insets)
        }
        return image
    }
}

extension UIEdgeInsets {
    /// Makes insets of top, left, bottom and right.
    init(_ values: [Double]) {
        self.init(
            top: CGFloat(values[0]), left: CGFloat(values[1]), bottom: CGFloat(values[2]), right: CGFloat(values[3]))
    }
}
