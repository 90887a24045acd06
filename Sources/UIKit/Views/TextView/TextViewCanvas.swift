import CoreGraphics

/// Draws a text view's text: what shows of it and a screen more above and below, so that scrolling seldom draws.
final class TextViewCanvas: ControlPart {
    weak var textView: UITextView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    /// Covers what shows.
    /// - Parameters:
    ///   - visible: In the content.
    ///   - content: All of it.
    func cover(_ visible: CGRect, of content: CGRect) {
        let needed = visible.intersection(content)
        if !frame.isEmpty, frame.contains(needed), frame.width == content.width, content.contains(frame) { return }
        var area = visible.insetBy(dx: 0, dy: -visible.height).intersection(content)
        if area.isNull { area = CGRect(origin: content.origin, size: .zero) }
        area.origin.y = area.minY.rounded(.down)
        area = CGRect(x: content.minX, y: area.minY, width: content.width, height: area.height)
        guard area != frame else { return }
        frame = area
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let textView else { return }
        let origin = textView.textOrigin
        let place = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
        let shown = CGRect(
            x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
        let (manager, container) = (textView.layoutManager, textView.textContainer)
        let range = manager.glyphRange(forBoundingRect: shown, in: container)
        manager.drawBackground(forGlyphRange: range, at: place)
        manager.drawGlyphs(forGlyphRange: range, at: place)
    }

    override func drawsContents(of layer: CALayer) -> Bool {
        super.drawsContents(of: layer) && textView?.hasText == true
    }
}
