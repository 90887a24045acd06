import RenderServer
import UIKit

/// The pixels of a stage's screen.
@MainActor
struct ScreenPicture {
    struct Color: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
    }

    /// Four bytes a pixel, line by line.
    private let bytes: [UInt8]
    private let width: Int
    private let height: Int
    private let scale: CGFloat

    /// - Parameter hidden: Layers whose own contents are left out.
    init?(_ stage: Stage, without hidden: Set<LayerID> = []) {
        let tree = stage.host.shownTree.withoutContents(of: hidden)
        var server = RenderServer()
        let picture = server.render(tree).part(tree.target)
        (bytes, width, height) = (picture.bytes, picture.width, picture.height)
        guard width > 0, height > 0 else { return nil }
        scale = stage.screen.scale
    }

    /// The colours of the pixels in a rectangle of the screen's space.
    func colors(in rect: CGRect) -> Set<Color> {
        var found: Set<Color> = []
        let (columns, rows) = pixels(in: rect)
        let bytes = bytes.span
        for y in rows {
            // Most pixels are as their neighbours are.
            var last: Color?
            var place = (y * width + columns.lowerBound) * 4
            for _ in columns {
                let (red, green, blue) = (bytes[place], bytes[place + 1], bytes[place + 2])
                place += 4
                if let last, last.red == red, last.green == green, last.blue == blue { continue }
                let color = Color(red: red, green: green, blue: blue)
                found.insert(color)
                last = color
            }
        }
        return found
    }

    /// The pairs of colours of the pixels in which another picture of the screen differs.
    func differences(from other: ScreenPicture, in rect: CGRect) -> Set<[Color]> {
        var found: Set<[Color]> = []
        let (columns, rows) = pixels(in: rect)
        for y in rows {
            for x in columns where x < other.width && y < other.height {
                let (own, others) = (color(x, y), other.color(x, y))
                if own != others { found.insert([own, others]) }
            }
        }
        return found
    }

    private func color(_ x: Int, _ y: Int) -> Color {
        let place = (y * width + x) * 4
        return Color(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2])
    }

    private func pixels(in rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ start: CGFloat, _ end: CGFloat, _ length: Int) -> Range<Int> {
            let most = CGFloat(length)
            let first = Int(min(max((start * scale).rounded(.down), 0), most))
            return first..<max(first, Int(min(max((end * scale).rounded(.up), 0), most)))
        }
        return (range(rect.minX, rect.maxX, width), range(rect.minY, rect.maxY, height))
    }
}
