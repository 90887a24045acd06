import Offstage
import TextFormatting

/// The skeleton of collections' layouts, as an overlay of the picture.
enum LayoutOverlay {
    static let name = "layout"

    static var legend: [JSONValue] {
        LayoutSkeleton.Part.allCases.map { .object([("color", bytes($0)), ("text", .string($0.words))]) }
    }

    /// `[x, y, width, height, [red, green, blue], strength, label]`.
    static func note(_ piece: LayoutSkeleton.Piece) -> JSONValue {
        let rect = [piece.rect.minX, piece.rect.minY, piece.rect.width, piece.rect.height]
        return .array(
            rect.map { .number(Double($0)) } + [bytes(piece.part), .integer(strength), .text(piece.label)])
    }

    /// Of 255.
    private static let strength = 110

    private static func bytes(_ part: LayoutSkeleton.Part) -> JSONValue { .array(part.color.map { .integer($0) }) }
}

extension LayoutSkeleton.Part {
    fileprivate var words: String {
        switch self {
        case .insets: "insets of a section or group"
        case .between: "between groups or lines"
        case .rest: "in a group, between items or left over"
        case .itemInsets: "insets of an item"
        case .item: "an item"
        case .missing: "room for an item that is not there"
        case .edge: "a header, a footer or another view at an edge"
        }
    }

    fileprivate var color: [Int] {
        switch self {
        case .insets: [255, 159, 10]
        case .between: [191, 90, 242]
        case .rest: [255, 55, 95]
        case .itemInsets: [255, 214, 10]
        case .item: [10, 132, 255]
        case .missing: [142, 142, 147]
        case .edge: [48, 209, 88]
        }
    }
}
