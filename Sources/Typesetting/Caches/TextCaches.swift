/// All that is kept of texts from one drawing to the next.
package enum TextCaches {
    /// Holds no more than so many bytes, about, from now on: for a process that draws one scene after the other, most of
    /// whose texts never come again.
    package static func limit(to bytes: Int) {
        LayoutCache.shared.limit(to: bytes / 4)
        ParagraphCache.shared.limit(to: bytes / 8)
        RunCache.shared.limit(to: bytes / 4)
        GlyphCache.shared.limit(to: bytes / 8 * 3)
    }

    /// Lets go of everything. What comes next is made anew, with the same pixels.
    package static func removeAll() {
        LayoutCache.shared.removeAll()
        ParagraphCache.shared.removeAll()
        RunCache.shared.removeAll()
        GlyphCache.shared.removeAll()
    }
}
