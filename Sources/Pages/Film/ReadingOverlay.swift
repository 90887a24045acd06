import Offstage
import TextFormatting

/// Elements for those who do not see the screen, as an overlay of the picture: numbered in their order, with what is spoken.
enum ReadingOverlay {
    static let name = "accessibility"

    static func legend(_ elements: [SpokenElement]) -> [JSONValue] {
        numbered(elements).map { number, element in
            .object([("color", color(number)), ("text", .string("\(number)  \(element.spoken)"))])
        }
    }

    /// `[x, y, width, height, [red, green, blue], strength, label]`, in reading order.
    static func notes(_ elements: [SpokenElement]) -> [JSONValue] {
        numbered(elements).map { number, element in
            let frame = element.frame
            return .array(
                [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
                    + [color(number), .integer(strength), .string("\(number)  \(element.spoken)")])
        }
    }

    private static func numbered(_ elements: [SpokenElement]) -> [(Int, SpokenElement)] {
        elements.prefix(most).enumerated().map { ($0 + 1, $1) }
    }

    /// More would not be looked at.
    private static let most = 500
    /// Of 255.
    private static let strength = 90

    /// Neighbours in the order differ.
    private static func color(_ number: Int) -> JSONValue {
        .array(colors[(number - 1) % colors.count].map { .integer($0) })
    }

    private static let colors = [
        [50, 173, 230], [255, 45, 85], [52, 199, 89], [0, 122, 255], [255, 204, 0], [175, 82, 222], [255, 149, 0],
    ]
}
