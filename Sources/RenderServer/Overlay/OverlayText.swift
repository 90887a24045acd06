import CoreGraphics
import Typesetting

/// The words of overlays, in the system's font. Lengths are pixels.
struct OverlayText {
    /// One line that is set.
    typealias Line = TextLayout

    let scale: Int
    /// From a plate's edge to its words.
    var padding: Int { 4 * scale }
    var lineHeight: Int { 16 * scale }

    private var font: Font { Font(system: SystemTypeface(), size: 11 * Double(scale)) }

    /// Sets a text on one line; its end is cut where it is wider than `width`.
    func line(_ text: String, fitting width: Int) -> Line {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .truncatingTail
        let run = StyledText.Run(
            length: text.utf16.count, style: TextStyle(font: font, color: .white), paragraph: paragraph)
        var request = LayoutRequest(text: StyledText(string: text, runs: [run]), width: Double(max(0, width)))
        request.maximumLines = 1
        request.truncatesLastLine = true
        return Typesetter().layout(request)
    }

    func width(of line: Line) -> Int { Int(line.size.width.rounded(.up)) }

    func plateSize(of line: Line) -> (width: Int, height: Int) { (width(of: line) + 2 * padding, lineHeight) }

    /// - Parameter y: the top of the plate, in whose middle the words stand.
    func draw(_ line: Line, x: Int, y: Int, in context: CGContext) {
        let top = Double(y) + (Double(lineHeight) - Double(line.size.height)) / 2
        TextPainter(color: .white).draw(line, at: CGPoint(x: Double(x), y: top.rounded()), in: context)
    }
}
