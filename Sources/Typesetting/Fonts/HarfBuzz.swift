import CHarfBuzz

/// What all calls of HarfBuzz share.
enum HarfBuzz {
    /// One language for all text, so that the machine's does not change a glyph (assumed: what the text is in is not
    /// known). Safe, because it is made once and HarfBuzz never changes or frees a language.
    nonisolated(unsafe) static let language = hb_language_from_string("en", -1)

    /// Four letters, such as a feature's or a script's name.
    static func tag(_ name: String) -> hb_tag_t {
        var tag: hb_tag_t = 0
        for byte in (name + "    ").utf8.prefix(4) { tag = tag << 8 | hb_tag_t(byte) }
        return tag
    }

    static func feature(_ feature: Font.Feature) -> hb_feature_t {
        hb_feature_t(tag: tag(feature.tag), value: feature.value, start: 0, end: UInt32.max)
    }
}
