import CoreGraphics
import Rasterizer

/// The strip below an overlay's picture: swatches with their words in as many rows as they need, then a row for each
/// text that found no room in the picture.
struct OverlayStrip {
    private struct Entry {
        var x: Int
        var row: Int
        var color: Color8?
        var line: OverlayText.Line
    }

    private let style: OverlayText
    private let width: Int
    private var entries: [Entry] = []
    private var rows = 0

    init(legend: [(color: Color8, text: String)], listed: [String], width: Int, style: OverlayText) {
        self.style = style
        self.width = width
        var x = style.padding
        for (color, text) in legend {
            let line = style.line(text, fitting: width - 3 * style.padding - swatch)
            let length = swatch + 3 * style.padding + style.width(of: line)
            if x > style.padding, x + length > width {
                rows += 1
                x = style.padding
            }
            entries.append(Entry(x: x, row: rows, color: color, line: line))
            x += length
        }
        if !legend.isEmpty { rows += 1 }
        for text in listed {
            let line = style.line(text, fitting: width - 2 * style.padding)
            entries.append(Entry(x: style.padding, row: rows, color: nil, line: line))
            rows += 1
        }
    }

    private var swatch: Int { 8 * style.scale }

    var height: Int { rows * style.lineHeight + 2 * style.padding }

    func draw(top: Int, in context: CGContext) {
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: top, width: width, height: height))
        for entry in entries {
            let y = top + style.padding + entry.row * style.lineHeight
            var x = entry.x
            if let color = entry.color {
                context.setFillColor(CGColor(color))
                context.fill(CGRect(x: x, y: y + (style.lineHeight - swatch) / 2, width: swatch, height: swatch))
                x += swatch + style.padding
            }
            style.draw(entry.line, x: x, y: y, in: context)
        }
    }
}
