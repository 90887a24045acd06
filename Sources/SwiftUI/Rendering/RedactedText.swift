import CoreGraphics
import Typesetting

/// What stands for the words of a text: a bar with round corners in place of each line (its height and corners are
/// assumed).
struct RedactedText {
    let layout: TextLayout

    /// The bars, in the text's box.
    var bars: [CGRect] {
        layout.lines.filter { $0.width > 0 }.map { line in
            let inset = line.height / 8
            return CGRect(
                x: line.x + (line.runs.first?.x ?? 0), y: line.top + inset, width: line.width,
                height: line.height - 2 * inset)
        }
    }

    /// The colour of the first letter, nearly gone.
    private var color: CGColor {
        let style = layout.lines.first?.runs.first.map { layout.styles[$0.style] }
        return (style?.color ?? .black).faded(by: Redaction.opacity)
    }

    func draw(in context: CGContext) {
        context.setFillColor(color)
        for bar in bars {
            let radius = min(bar.height, bar.width) / 4
            context.addPath(CGPath(roundedRect: bar, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.fillPath()
        }
    }
}
