import Foundation
import Typesetting

/// Measures and draws one styled text as the string functions do.
struct StringDrawing {
    var text: StyledText
    var options: NSStringDrawingOptions
    var context: NSStringDrawingContext?

    /// Text without a font is set in Helvetica of 12 points, in black.
    static let reader: AttributedTextReader = {
        var font = (UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)).typesettingFont
        font.isImplied = true
        return AttributedTextReader(font: font, color: .black)
    }()

    private var isInLines: Bool { options.contains(.usesLineFragmentOrigin) }

    /// - Parameter size: what it may take; 0 and less in either direction means any.
    private func layout(_ size: CGSize) -> TextLayout {
        var request = LayoutRequest(text: text, width: size.width > 0 ? Double(size.width) : .infinity)
        if !isInLines {
            request.width = .infinity
            request.maximumLines = 1
        } else if size.height > 0 {
            request.height = options.contains(.truncatesLastVisibleLine) ? Double(size.height) : .infinity
        }
        request.usesLeading = options.contains(.usesFontLeading)
        request.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
        request.naturalDirection =
            UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let layout = LayoutCache.shared.layout(request)
        DrawingProblems.note(layout.problems)
        return layout
    }

    /// The text's box. Not rounded.
    func bounds(in size: CGSize) -> CGRect {
        let layout = fittingLayout(in: size)
        let y = isInLines ? 0 : -layout.layout.firstBaseline
        let bounds = CGRect(origin: CGPoint(x: 0, y: y), size: layout.layout.size)
        context?.totalBounds = bounds
        context?.actualScaleFactor = CGFloat(layout.factor)
        return bounds
    }

    /// The layout in a size, made smaller as far as the drawing context allows.
    private func fittingLayout(in size: CGSize) -> (layout: TextLayout, factor: Double) {
        let first = layout(size)
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 else {
            return (first, 1)
        }
        var copy = self
        let factor = TextScaling.largestFactor(from: Double(context.minimumScaleFactor)) { factor in
            copy.text = text.scaled(by: factor)
            return copy.layout(size).fits(size)
        }
        copy.text = text.scaled(by: factor)
        return (copy.layout(size), factor)
    }

    func draw(in rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = fittingLayout(in: rect.size)
        let y = isInLines ? rect.minY : rect.minY - CGFloat(layout.layout.firstBaseline)
        TextPainter().draw(layout.layout, at: CGPoint(x: rect.minX, y: y), in: target)
        context?.totalBounds = CGRect(origin: CGPoint(x: rect.minX, y: y), size: layout.layout.size)
        context?.actualScaleFactor = CGFloat(layout.factor)
    }

    /// Draws the text with its top left at a point.
    func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: .zero)) }

    /// Draws what of the text is inside a rectangle.
    func drawClipped(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.saveGState()
        if rect.width > 0, rect.height > 0 { UIGraphicsGetCurrentContext()?.clip(to: rect) }
        draw(in: rect)
        UIGraphicsGetCurrentContext()?.restoreGState()
    }
}

extension TextLayout {
    /// Whether nothing was left out, and it lies within a size.
    func fits(_ box: CGSize) -> Bool {
        !isTruncated && size.width <= box.width + TextLayout.tolerance
            && (box.height <= 0 || size.height <= box.height + TextLayout.tolerance)
    }
}

/// How much smaller text has to be.
enum TextScaling {
    /// The largest factor, to a thousandth, at which something fits; the smallest allowed one where nothing does.
    static func largestFactor(from minimum: Double, fits: (Double) -> Bool) -> Double {
        if fits(1) { return 1 }
        let steps = 1024
        var low = max(1, Int((minimum * Double(steps)).rounded(.up)))
        var high = steps
        guard fits(Double(low) / Double(steps)) else { return max(minimum, 1.0 / Double(steps)) }
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(Double(middle) / Double(steps)) { low = middle } else { high = middle }
        }
        return Double(low) / Double(steps)
    }
}
