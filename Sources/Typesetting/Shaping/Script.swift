import CHarfBuzz

/// The scripts of characters, as HarfBuzz numbers them; 0 for what belongs to all scripts.
enum Script {
    static func of(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return (scalar | 32) >= 97 && (scalar | 32) <= 122 ? HB_SCRIPT_LATIN.rawValue : 0 }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return 0
        default: return script.rawValue
        }
    }

    /// The script that a character's block was made for, though others share the character.
    static func ofBlock(_ scalar: UInt32) -> UInt32 {
        blocks.first { $0.range.contains(scalar) }?.script.rawValue ?? 0
    }

    /// Blocks with characters of no single script.
    private static let blocks: [(range: ClosedRange<UInt32>, script: hb_script_t)] = [
        (0x0589...0x0589, HB_SCRIPT_ARMENIAN), (0x0600...0x06FF, HB_SCRIPT_ARABIC), (0x0750...0x077F, HB_SCRIPT_ARABIC),
        (0x0870...0x08FF, HB_SCRIPT_ARABIC), (0x0900...0x097F, HB_SCRIPT_DEVANAGARI), (0x0E3F...0x0E3F, HB_SCRIPT_THAI),
        (0x10FB...0x10FB, HB_SCRIPT_GEORGIAN), (0x16EB...0x16ED, HB_SCRIPT_RUNIC),
        (0x1802...0x1805, HB_SCRIPT_MONGOLIAN), (0x1CD0...0x1CFF, HB_SCRIPT_DEVANAGARI),
        (0x3000...0x303F, HB_SCRIPT_HAN),
        (0x3099...0x309C, HB_SCRIPT_HIRAGANA), (0x30A0...0x30A0, HB_SCRIPT_KATAKANA),
        (0x30FC...0x30FC, HB_SCRIPT_KATAKANA), (0xA830...0xA839, HB_SCRIPT_DEVANAGARI),
        (0xA8E0...0xA8FF, HB_SCRIPT_DEVANAGARI), (0xFB50...0xFDFF, HB_SCRIPT_ARABIC),
        (0xFE70...0xFEFE, HB_SCRIPT_ARABIC),
        (0xFE30...0xFE4F, HB_SCRIPT_HAN), (0xFF00...0xFFEF, HB_SCRIPT_HAN), (0x1F200...0x1F2FF, HB_SCRIPT_HAN),
    ]
}
