import CoreGraphics
import QuartzCore

/// The views that a text field is drawn with, from back to front: border, picture, selection, text, placeholder, caret,
/// and the button that clears.
@MainActor
final class TextFieldParts {
    let border = ControlPart()
    let picture = UIImageView()
    /// Clips what is edited to its rectangle.
    let window = ControlPart()
    let selection = TextSelectionView()
    let text = TextFieldCanvas()
    let prompt = TextFieldCanvas()
    let caret = TextCaretView()
    let clear = TextFieldClearButton()

    func join(_ field: UITextField) {
        window.clipsToBounds = true
        picture.isHidden = true
        border.isHidden = true
        clear.isHidden = true
        text.field = field
        prompt.field = field
        prompt.isPlaceholder = true
        clear.field = field
        for view in [border, picture, window, prompt, clear] as [UIView] { field.addSubview(view) }
        for view in [selection, text, caret] as [UIView] { window.addSubview(view) }
    }
}

/// Draws a field's text or its placeholder.
final class TextFieldCanvas: ControlPart {
    weak var field: UITextField?
    var isPlaceholder = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    /// In the field's space.
    var area = CGRect.zero

    private var isEmpty: Bool {
        guard let field else { return true }
        return isPlaceholder ? field.hasText || field.prompt.isEmpty : !field.hasText
    }

    override func draw(_ rect: CGRect) {
        guard let field, !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -area.minX, y: -area.minY)
        if isPlaceholder { field.drawPlaceholder(in: area) } else { field.drawText(in: area) }
        context.restoreGState()
    }

    override func drawsContents(of layer: CALayer) -> Bool { super.drawsContents(of: layer) && !isEmpty }
}

/// The button that clears a text field: a cross in a disc.
final class TextFieldClearButton: UIControl {
    /// Of the disc (assumed).
    private static let radius: CGFloat = 7
    private static let arm: CGFloat = 3
    private static let line: CGFloat = 1.2
    weak var field: UITextField?
    private let disc = GlyphPart()

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.outline = Self.outline
        (disc.layer as? CAShapeLayer)?.fillRule = .evenOdd
        disc.color = .tertiaryLabel
        addSubview(disc)
    }

    required init?(coder: NSCoder) { nil }

    /// Around the origin: a disc, and in it a cross, which the other winding leaves out.
    private static let outline: CGPath = {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        let (long, half) = (arm + line / 2, line / 2)
        let corners = [
            (half, half), (half, long), (-half, long), (-half, half), (-long, half), (-long, -half), (-half, -half),
            (-half, -long), (half, -long), (half, -half), (long, -half), (long, half),
        ]
        // Turned by an eighth of a circle.
        let root = CGFloat(0.5).squareRoot()
        let points = corners.map { CGPoint(x: ($0.0 - $0.1) * root, y: ($0.0 + $0.1) * root) }
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }()

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        disc.frame = CGRect(x: layer.bounds.midX, y: layer.bounds.midY, width: 0, height: 0)
    }

    override func touchUpInsideWasSent(_ event: UIEvent?) { field?.clearByUser() }

    override var nameHint: String? { "clear" }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: "Clear text", traits: traits(beside: .button))
    }
}

// What a change of the field does to its views.
extension UITextField {
    /// The text, or what lies around it, changed.
    func contentDidChange() {
        invalidateIntrinsicContentSize()
        looksDidChange()
    }

    /// What is drawn changed, or where.
    func looksDidChange() {
        setNeedsLayout()
        if !hasText { parts.text.layer.contents = nil }
        parts.text.setNeedsDisplay()
        parts.prompt.setNeedsDisplay()
    }

    func placeFaces() {
        showBorder()
        showSides()
        scrollToCaret()
        let area = areaOfText
        // A caret at either end of the text reaches beyond it.
        let margin = TextCaretView.width / 2
        parts.window.frame = area.insetBy(dx: -margin, dy: 0)
        place(parts.text, area, at: CGRect(origin: CGPoint(x: margin, y: 0), size: area.size))
        let prompt = placeholderRect(forBounds: bounds)
        place(parts.prompt, prompt, at: prompt)
        parts.prompt.isHidden = hasText || self.prompt.isEmpty || !showsPrompt
        parts.selection.frame = CGRect(origin: .zero, size: parts.window.frame.size)
        showMarks()
    }

    private func place(_ canvas: TextFieldCanvas, _ area: CGRect, at frame: CGRect) {
        canvas.area = area
        canvas.frame = frame
    }

    /// Shows the caret or the selection while the field is edited.
    func showMarks() {
        let selection = editor.text.selection
        guard isEditing, !clearsOnInsertion else {
            parts.caret.show(nil)
            return parts.selection.show([])
        }
        let (geometry, area) = (geometry, parts.window.frame)
        let caret = caretRect(for: TextOffset(selection.upperBound))
        parts.caret.show(selection.isEmpty ? caret.offsetBy(dx: -area.minX, dy: -area.minY) : nil)
        parts.selection.show(geometry.parts(of: selection).map { $0.rect.offsetBy(dx: -area.minX, dy: -area.minY) })
    }

    private func showBorder() {
        let border = parts.border
        let style = borderStyle
        let hasPicture = look.background != nil && style != .roundedRect
        border.isHidden = style == .none || hasPicture
        border.frame = borderRect(forBounds: bounds)
        border.layer.cornerRadius = style == .roundedRect ? TextFieldMetrics.radius : 0
        border.layer.borderWidth = style == .line ? 1 : TextFieldMetrics.line
        let isDark = traitCollection.userInterfaceStyle == .dark
        let line = style == .line ? UIColor.label : UIColor(white: isDark ? 1 : 0, alpha: TextFieldMetrics.lineAlpha)
        border.layer.borderColor = line.resolvedCGColor(in: self)
        border.backgroundColor = style == .roundedRect ? backgroundColor ?? .systemBackground : nil
        parts.picture.isHidden = !hasPicture
        parts.picture.frame = border.frame
        if hasPicture {
            parts.picture.image = isEnabled ? look.background : look.disabledBackground ?? look.background
        }
    }

    private func showSides() {
        let bounds = bounds
        show(leftView, showsLeftView) { leftViewRect(forBounds: bounds) }
        show(rightView, showsRightView) { rightViewRect(forBounds: bounds) }
        parts.clear.isHidden = !showsClearButton
        if showsClearButton { parts.clear.frame = clearButtonRect(forBounds: bounds) }
    }

    private func show(_ view: UIView?, _ isShown: Bool, _ frame: () -> CGRect) {
        guard let view else { return }
        changingOwnParts {
            if isShown, view.superview !== self { addSubview(view) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
        }
        if isShown { view.frame = frame() }
    }
}
