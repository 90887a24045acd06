import CoreGraphics
import Foundation
import Typesetting

// Measuring and drawing text.
extension UITextField {
    var scale: Double { max(1, Double(traitCollection.displayScale)) }

    /// What is shown of the text.
    var display: TextFieldDisplay {
        guard isSecureTextEntry else { return TextFieldDisplay(plain: editor.string) }
        return TextFieldDisplay(secure: editor.string, revealed: session.revealed)
    }

    /// Colours are resolved under the view's own traits.
    private func styled(_ text: NSAttributedString) -> StyledText {
        let reader = AttributedTextReader(font: (font ?? TextFieldStyle.standardFont).typesettingFont)
        return traitCollection.makingCurrent { reader.styledText(text) }
    }

    /// Not by way of an attributed string: Foundation on Linux keeps part of each for ever.
    private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> StyledText {
        let reader = AttributedTextReader(font: (font ?? TextFieldStyle.standardFont).typesettingFont)
        return traitCollection.makingCurrent { reader.styledText(text, attributes) }
    }

    private var styledText: StyledText {
        let display = display
        if attributed == nil, editor.text.marked == nil { return styled(display.string, standardAttributes) }
        let shown: NSMutableAttributedString
        if let attributed, !isSecureTextEntry, display.string.utf16.count == attributed.length {
            shown = NSMutableAttributedString(attributedString: attributed.filled(with: standardAttributes))
            if !display.string.hasSameScalars(as: attributed.string) {
                shown.replaceCharacters(in: NSRange(location: 0, length: shown.length), with: display.string)
            }
        } else {
            shown = NSMutableAttributedString(string: display.string, attributes: standardAttributes)
        }
        if let marked = editor.text.marked {
            let style = editor.markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            let range = NSIntersectionRange(
                NSRange(display.shown(marked)), NSRange(location: 0, length: shown.length))
            if range.length > 0 { shown.addAttributes(style, range: range) }
        }
        return styled(shown)
    }

    private var styledPrompt: StyledText {
        guard let text = prompt.attributed?.filled(with: promptAttributes) else {
            return styled(prompt.string ?? "", promptAttributes)
        }
        return styled(text)
    }

    /// All of a text on one line: what it is measured, drawn and edited by.
    private func line(_ text: StyledText) -> TextLayout {
        var request = LayoutRequest(text: text)
        request.maximumLines = 1
        request.breaking = .label(.clipping)
        request.placesClusters = true
        return LayoutCache.shared.layout(request)
    }

    /// The line cut down to a width.
    private func truncated(_ text: StyledText, _ width: CGFloat) -> TextLayout {
        var request = LayoutRequest(text: text, width: Double(width))
        request.maximumLines = 1
        request.breaking = .label(.truncatingTail)
        return LayoutCache.shared.layout(request)
    }

    /// The line, made smaller as far as the field allows where it is too wide.
    private func fitted(_ text: StyledText, _ width: CGFloat) -> (layout: TextLayout, text: StyledText) {
        let full = line(text)
        let size = font?.pointSize ?? 0
        guard look.adjustsFontSizeToFitWidth, look.minimumFontSize > 0, look.minimumFontSize < size,
            full.size.width > width
        else { return (full, text) }
        let factor = TextScaling.largestFactor(from: Double(look.minimumFontSize / size)) { factor in
            Double(line(text.scaled(by: factor)).size.width) <= Double(width) + TextLayout.tolerance
        }
        let scaled = text.scaled(by: factor)
        return (line(scaled), scaled)
    }

    // MARK: Places

    /// Where text is now: the delegate of subclasses' rectangles.
    var areaOfText: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    private func isAtRight(_ alignment: NSTextAlignment) -> Bool {
        alignment == .right || (alignment == .natural || alignment == .justified) && isMirrored
    }

    /// The left end of a text of a width.
    private func x(of width: CGFloat, in rect: CGRect) -> CGFloat {
        if textAlignment == .center { return rect.minX + (rect.width - width) / 2 }
        return isAtRight(textAlignment) ? rect.maxX - width : rect.minX
    }

    /// The top of a text of a height, on a whole pixel.
    private func y(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: onPixels(rect.minY)
        case .bottom: onPixels(rect.maxY - height)
        case .center, .fill: onPixels(rect.minY + (rect.height - height) / 2)
        }
    }

    private func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        CGPoint(x: x(of: layout.size.width, in: rect), y: y(of: layout.size.height, in: rect))
    }

    var geometry: any TextGeometry {
        let rect = areaOfText
        let layout = fitted(styledText, rect.width).layout
        var origin = origin(of: layout, in: rect)
        if isEditing, layout.size.width > rect.width {
            origin.x = (isAtRight(textAlignment) ? rect.maxX - layout.size.width : rect.minX) - session.scroll
        }
        return TextFieldGeometry(
            display: display, layout: LayoutGeometry(map: CaretMap(layout), origin: origin),
            bounds: rect.insetBy(dx: -TextCaretView.width / 2, dy: 0))
    }

    /// Moves the text so far that the caret lies in its rectangle.
    func scrollToCaret() {
        let rect = areaOfText
        let layout = fitted(styledText, rect.width).layout
        guard isEditing, layout.size.width > rect.width, rect.width > 0 else {
            session.scroll = 0
            return
        }
        let caret = CaretMap(layout).caret(at: display.shown(editor.text.selection.upperBound)).minX
        let isRight = isAtRight(textAlignment)
        let start = isRight ? rect.width - layout.size.width : 0
        let limits = isRight ? (start...0) : (0...layout.size.width - rect.width)
        var scroll = session.scroll
        let place = start + caret - scroll
        if place > rect.width - TextCaretView.width { scroll += place - rect.width + TextCaretView.width }
        if place < 0 { scroll += place }
        let room = isRight ? limits : limits.lowerBound...limits.upperBound + TextCaretView.width
        session.scroll = min(max(scroll, room.lowerBound), room.upperBound)
    }

    // MARK: Drawing

    func paintText(in rect: CGRect) {
        guard hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let fitted = fitted(styledText, rect.width)
        var layout = fitted.layout
        var origin = origin(of: layout, in: rect)
        if layout.size.width > rect.width {
            if isEditing {
                let left = isAtRight(textAlignment) ? rect.maxX - layout.size.width : rect.minX
                origin.x = left - session.scroll
            } else {
                layout = truncated(fitted.text, rect.width)
                origin.x = x(of: layout.size.width, in: rect)
            }
        }
        DrawingProblems.note(layout.problems)
        TextPainter(color: (textColor ?? .label).resolvedCGColor(in: self)).draw(layout, at: origin, in: context)
    }

    func paintPlaceholder(in rect: CGRect) {
        guard !prompt.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let text = styledPrompt
        let full = line(text)
        let layout = full.size.width > rect.width ? truncated(text, rect.width) : full
        DrawingProblems.note(layout.problems)
        TextPainter(color: promptColor.resolvedCGColor(in: self))
            .draw(layout, at: origin(of: layout, in: rect), in: context)
    }

    // MARK: Sizes

    var hasBorder: Bool { borderStyle != .none }

    /// The text's width, or the placeholder's where there is no text.
    var naturalSize: CGSize {
        let width = hasText ? line(styledText).size.width : prompt.isEmpty ? 0 : line(styledPrompt).size.width
        var size = CGSize(width: width, height: (font ?? TextFieldStyle.standardFont).lineHeight)
        size.height += TextFieldMetrics.leading
        if hasBorder {
            size.width += TextFieldMetrics.borderWidth
            size.height += TextFieldMetrics.borderHeight
        }
        for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
            guard let view, isShown else { continue }
            size.width += view.bounds.width
            size.height = max(size.height, view.bounds.height)
        }
        return CGSize(width: upToPixels(size.width), height: upToPixels(size.height))
    }

    /// From the edges of the bounds.
    var baselines: (first: CGFloat, last: CGFloat) {
        let layout = hasText || prompt.isEmpty ? line(styledText) : line(styledPrompt)
        // Constraints ask before there is a height.
        let height = bounds.height > 0 ? bounds.height : naturalSize.height
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let rect = textRect(forBounds: frame)
        let first = y(of: layout.size.height, in: rect) + onPixels(CGFloat(layout.firstBaseline))
        return (first, height - first)
    }

    // MARK: Standard rectangles

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }

    /// The clear button needs text, and room that no view takes.
    var showsClearButton: Bool { hasText && isEnabled && !showsRightView && isShown(clearButtonMode) }

    func standardTextRect(_ bounds: CGRect) -> CGRect {
        let inset = hasBorder ? TextFieldMetrics.inset : .zero
        var rect = bounds.shrunk(dx: inset.width, dy: inset.height)
        var (leading, trailing) = (CGFloat(0), CGFloat(0))
        if showsLeftView { leading = beside(leftViewRect(forBounds: bounds), isLeading: true, bounds, rect) }
        if showsRightView {
            trailing = beside(rightViewRect(forBounds: bounds), isLeading: false, bounds, rect)
        } else if showsClearButton {
            trailing = beside(clearButtonRect(forBounds: bounds), isLeading: false, bounds, rect)
        }
        let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
        rect.origin.x += min(left, rect.width)
        rect.size.width = max(0, rect.width - left - right)
        return rect
    }

    /// How far a view that lies beside the text reaches into its rectangle.
    private func beside(_ view: CGRect, isLeading: Bool, _ bounds: CGRect, _ rect: CGRect) -> CGFloat {
        guard !view.isEmpty else { return 0 }
        let isLeft = isLeading != isMirrored
        let gap = hasBorder ? TextFieldMetrics.gap : 0
        return max(0, isLeft ? view.maxX + gap - rect.minX : rect.maxX - view.minX + gap)
    }

    func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
        let side = TextFieldMetrics.clearSide
        let margin = hasBorder ? TextFieldMetrics.clearMargin : 0
        let x = isMirrored ? bounds.minX + margin : bounds.maxX - margin - side
        return CGRect(x: x, y: onPixels(bounds.midY - side / 2), width: side, height: side)
    }

    func standardSideRect(_ view: UIView?, isLeading: Bool, _ bounds: CGRect) -> CGRect {
        guard let view else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize }
        size = CGSize(width: max(0, size.width), height: min(max(0, size.height), bounds.height))
        let margin = hasBorder ? TextFieldMetrics.inset.width : 0
        let isLeft = isLeading != isMirrored
        let x = isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width
        return CGRect(x: x, y: onPixels(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }
}
