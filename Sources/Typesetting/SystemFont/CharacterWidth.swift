import CHarfBuzz

/// How wide the system font sets a character. Of ASCII that is known; the rest is assumed.
enum CharacterWidth: Hashable {
    /// A multiple of how wide a character of ASCII is.
    case like(UInt8, times: Double)
    /// Wider or narrower than the drawn glyph as ASCII's characters of a kind are on the whole.
    case scaled(Kind)
    /// As wide as the drawn glyph, a part of an em.
    case asDrawn

    enum Kind: Int, Hashable, CaseIterable {
        case small, capital, digit, punctuation

        /// What tells how such characters differ.
        var sample: [UInt8] {
            switch self {
            case .small: Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
            case .capital: Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
            case .digit: Array(UInt8(ascii: "0")...UInt8(ascii: "9"))
            case .punctuation: Array(".,:;!?'\"()-".utf8)
            }
        }
    }

    /// Letters with marks are as wide as without.
    init(of scalar: Unicode.Scalar) {
        let base = CharacterWidth.base(of: scalar)
        if base.value < 0x7F, base.value >= 0x20 {
            self = .like(UInt8(base.value), times: 1)
        } else if let twin = CharacterWidth.twins[base] {
            self = .like(twin, times: 1)
        } else if base == "…" {
            self = .like(UInt8(ascii: "."), times: 3)
        } else {
            self = CharacterWidth.byCategory(base)
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> CharacterWidth {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: .scaled(.capital)
        case .lowercaseLetter, .modifierLetter, .otherLetter: .scaled(.small)
        case .decimalNumber, .letterNumber, .otherNumber: .scaled(.digit)
        case .spaceSeparator: .asDrawn
        default: .scaled(.punctuation)
        }
    }

    /// The letter that carries the marks, if any.
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        var base = scalar
        while base.value >= 0xC0 {
            var (first, rest): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
            guard hb_unicode_decompose(hb_unicode_funcs_get_default(), base.value, &first, &rest) != 0,
                first != base.value, let next = Unicode.Scalar(first)
            else { break }
            base = next
        }
        return base
    }

    /// Characters that look like ones of ASCII, or are as wide.
    private static let twins: [Unicode.Scalar: UInt8] = {
        let pairs: [(String, String)] = [
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("ον", "ov"),
            ("АВЕКМНОРСТХЅІЈԚԜ", "ABEKMHOPCTXSIJQW"), ("аеорсухѕіјԛԝһԁ", "aeopcyxsijqwhd"),
            ("ıȷ", "ij"), ("\u{A0}", " "), ("‐‑", "--"), ("’‘‚", ",,,"), ("“”„", "\"\"\""), ("·", "."),
            ("€£¥", "+++"),
        ]
        var twins: [Unicode.Scalar: UInt8] = [:]
        for (others, own) in pairs {
            for (other, character) in zip(others.unicodeScalars, own.utf8) { twins[other] = character }
        }
        return twins
    }()
}
