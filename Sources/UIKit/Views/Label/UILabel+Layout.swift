import CoreGraphics
import Foundation
import Typesetting

// Measuring and drawing.
extension UILabel {
    private var displayScale: Double {
        let scale = Double(traitCollection.displayScale)
        return scale > 0 ? scale : Double(UITraitCollection.screenScale)
    }

    /// Colours are resolved under the current traits, which are the view's own while it draws.
    private var styledText: StyledText {
        var paragraph = ParagraphStyle()
        paragraph.alignment = labelStyle.textAlignment.alignment
        paragraph.lineBreakMode = labelStyle.lineBreakMode.mode
        paragraph.lineSpacing = Double(labelStyle.lineSpacing)
        let color = labelStyle.textColor.resolvedCGColor(in: self)
        let reader = AttributedTextReader(font: labelStyle.font.typesettingFont, color: color, paragraph: paragraph)
        guard let attributed = content.attributed else { return reader.styledText(content.string ?? "", [:]) }
        return traitCollection.makingCurrent { reader.styledText(attributed) }
    }

    /// - Parameters:
    ///   - height: lines without room are left out.
    ///   - lines: at most; 0: any number.
    private func layout(_ text: StyledText, width: Double, height: Double = .infinity, lines: Int) -> TextLayout {
        var request = LayoutRequest(text: text, width: width)
        request.height = height
        request.maximumLines = lines
        request.breaking = .label(labelStyle.lineBreakMode.mode)
        request.truncatesLastLine = false
        request.naturalDirection = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return LayoutCache.shared.layout(request)
    }

    // MARK: Measuring

    /// A length up to whole pixels; what rounding of a line's advances adds is no pixel more.
    private func ceiling(_ length: Double) -> CGFloat {
        let scale = displayScale
        return CGFloat((length * scale - 1.0 / 16384).rounded(.up) / scale)
    }

    private func ceiling(_ size: CGSize) -> CGSize {
        CGSize(width: ceiling(Double(size.width)), height: ceiling(Double(size.height)))
    }

    /// The size of the text, up to whole pixels.
    /// - Parameter width: 0 and less: any.
    func measuredSize(width: CGFloat) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let limit = width > 0 && width.isFinite ? Double(width) : .infinity
        return ceiling(layout(styledText, width: limit, lines: numberOfLines).size)
    }

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard !content.isEmpty, bounds.width > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let height = bounds.height > 0 ? Double(bounds.height) : 0
        let fitted = fitted(styledText, CGSize(width: bounds.width, height: height), lines: lines)
        var size = ceiling(fitted.layout.size)
        size.width = min(size.width, bounds.width)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// From the edges of the bounds; 0 without text.
    var baselineOffsets: (first: CGFloat, last: CGFloat) {
        guard !content.isEmpty else { return (0, 0) }
        let width = numberOfLines == 1 || bounds.width <= 0 ? Double.infinity : Double(bounds.width)
        let layout = layout(styledText, width: width, lines: numberOfLines)
        let scale = displayScale
        func onPixels(_ length: Double) -> CGFloat { CGFloat((length * scale + 0.5).rounded(.down) / scale) }
        // Measured from a box of the text's own height, which is what constraints give it (assumed where they do not).
        let height = Double(ceiling(Double(layout.size.height)))
        return (onPixels(layout.firstBaseline), CGFloat(height) - onPixels(layout.lastBaseline))
    }

    // MARK: Drawing

    /// The layout for a box, made smaller as far as the label allows.
    private func fitted(_ text: StyledText, _ box: CGSize, lines: Int) -> (layout: TextLayout, factor: Double) {
        let (width, height) = (Double(box.width), Double(box.height))
        let full = layout(text, width: width, height: height, lines: lines)
        guard full.isTruncated || Double(full.size.width) > width else { return (full, 1) }
        if let tightened = tightened(text, box, lines: lines) { return (tightened, 1) }
        guard labelStyle.adjustsFontSizeToFitWidth else { return (full, 1) }
        let factor = TextScaling.largestFactor(from: min(1, max(0, Double(labelStyle.minimumScaleFactor)))) { factor in
            let layout = layout(text.scaled(by: factor), width: width, height: height, lines: lines)
            return !layout.isTruncated && Double(layout.size.width) <= width + TextLayout.tolerance
        }
        return (layout(text.scaled(by: factor), width: width, height: height, lines: lines), factor)
    }

    /// The layout with letters so near that the line just fits; nil where the label or the width does not allow it.
    private func tightened(_ text: StyledText, _ box: CGSize, lines: Int) -> TextLayout? {
        guard labelStyle.allowsDefaultTightening, lines == 1, !labelStyle.lineBreakMode.mode.wraps else { return nil }
        let natural = Double(layout(text, width: .infinity, lines: 1).size.width)
        let (width, count) = (Double(box.width), text.string.count)
        guard count > 1, natural > width, natural * (1 - Self.mostTightening) <= width else { return nil }
        let tightened = text.moved(by: -(natural - width + TextLayout.tolerance) / Double(count - 1))
        let result = layout(tightened, width: width, height: Double(box.height), lines: 1)
        return result.isTruncated ? nil : result
    }

    private static let mostTightening = 0.05

    /// The text of each line that is shown in the bounds, and whether some of the text is not.
    package var shownLines: (lines: [String], isTruncated: Bool) {
        guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return ([], !content.isEmpty) }
        let units = Array((content.string ?? "").utf16)
        let layout = fitted(styledText, bounds.size, lines: numberOfLines).layout
        let lines = layout.lines.map { line in
            String(decoding: units[line.range.clamped(to: units.indices)], as: UTF16.self)
        }
        return (lines, layout.isTruncated)
    }

    func drawLines(in rect: CGRect) {
        guard !content.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let text = styledText
        let fitted = fitted(text, rect.size, lines: numberOfLines)
        DrawingProblems.note(fitted.layout.problems)
        let y = top(of: fitted.layout, factor: fitted.factor, text, in: rect)
        painter.draw(fitted.layout, at: CGPoint(x: rect.minX, y: y), in: context)
    }

    /// In the middle of the height, on a whole pixel.
    private func top(of layout: TextLayout, factor: Double, _ text: StyledText, in rect: CGRect) -> CGFloat {
        let scale = displayScale
        func middle(_ height: Double) -> Double {
            let y = Double(rect.minY) + (Double(rect.height) - height) / 2
            return (y * scale + 0.5).rounded(.down) / scale
        }
        guard factor != 1, labelStyle.baselineAdjustment != .alignCenters, numberOfLines == 1 else {
            return CGFloat(middle(Double(layout.size.height)))
        }
        let full = self.layout(text, width: .infinity, lines: 1)
        let top = middle(Double(full.size.height))
        if labelStyle.baselineAdjustment == .none { return CGFloat(top) }
        return CGFloat(top + full.firstBaseline - layout.firstBaseline)
    }

    private var painter: TextPainter {
        var painter = TextPainter(color: labelStyle.textColor.resolvedCGColor(in: self))
        if labelStyle.isHighlighted {
            painter.overridingColor = labelStyle.highlightedTextColor?.resolvedCGColor(in: self)
        }
        if !labelStyle.isEnabled {
            let color = painter.overridingColor ?? painter.color
            painter.overridingColor = color.copy(alpha: color.alpha / 2)
        }
        if let shadow = labelStyle.shadowColor?.resolvedCGColor(in: self) {
            painter.shadow = TextShadow(offset: labelStyle.shadowOffset, blurRadius: 0, color: shadow)
        }
        return painter
    }
}
