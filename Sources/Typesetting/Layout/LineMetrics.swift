/// The height of a line and where its baseline lies, of the fonts that its characters are styled with. A face that
/// stands in for one of them does not change the line (assumed), so that all texts of one style have the same lines.
struct LineMetrics {
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var leading = 0.0
    private var isEmpty = true

    /// - Parameters:
    ///   - styles: of what is on the line.
    ///   - paragraph: the style of its paragraph.
    init(_ styles: [TextStyle], _ paragraph: ParagraphStyle) {
        for style in styles { add(style) }
        apply(paragraph)
    }

    private mutating func add(_ style: TextStyle) {
        let metrics = style.font.metrics
        var (up, down) = (metrics.ascender, -metrics.descender)
        if let attachment = style.attachment {
            up = max(up, Double(attachment.bounds.maxY))
            down = max(down, -Double(attachment.bounds.minY))
        }
        up += style.baselineOffset
        down -= style.baselineOffset
        leading = isEmpty ? style.font.leading : max(leading, style.font.leading)
        ascent = isEmpty ? up : max(ascent, up)
        descent = isEmpty ? down : max(descent, down)
        isEmpty = false
    }

    /// The paragraph's own heights: what they add or take goes on top of the text (assumed).
    private mutating func apply(_ style: ParagraphStyle) {
        let natural = ascent + descent
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        ascent += height - natural
    }
}
