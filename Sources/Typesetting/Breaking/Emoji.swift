/// Which clusters are pictures.
enum Emoji {
    /// By default, or because a selector, a skin tone, a flag's second letter or a sequence says so.
    static func isPicture(_ units: [UInt16], _ range: Range<Int>) -> Bool {
        let lead = units[range.lowerBound]
        guard lead > 0x22, range.count > 1 || lead >= 0x231A,
            let first = Unicode.Scalar(units.scalar(at: range.lowerBound).value)
        else { return false }
        // What lies between the symbols and the surrogates has nothing of the kind, but letters of many scripts.
        if range.count == 1, lead >= 0x3300 { return false }
        let properties = first.properties
        guard properties.isEmoji else { return false }
        let rest = units[range].dropFirst(first.value > 0xFFFF ? 2 : 1).prefix(8)
        if rest.contains(0xFE0E) { return false }
        if properties.isEmojiPresentation || rest.contains(0xFE0F) || rest.contains(0x20E3) { return true }
        return isRegionalIndicator(first) || (properties.isEmojiModifierBase && rest.first == 0xD83C)
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
    }
}
