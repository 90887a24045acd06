import Foundation

/// The letters that sections of a language are called by, and which of them a text belongs to.
struct IndexAlphabet {
    /// The letters in the language's order, behind them Latin ones where its script is another, and `#`.
    let titles: [String]
    private let sections: [String: Int]
    private let language: String

    /// - Parameter language: Its code: `en`, `sv`, `ja`.
    init(language: String) {
        self.language = language
        let own = Self.letters[language]?.map(String.init)
        let isLatin = own?.contains("A") ?? true
        titles = (own ?? Self.latin) + (isLatin ? [] : Self.latin) + ["#"]
        // Of two letters that look alike, the language's own counts.
        sections = Dictionary(titles.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    private static let letters: [String: String] = [
        "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ", "gl": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ",
        "sv": "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ", "fi": "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ",
        "da": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ", "nb": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ",
        "nn": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ", "no": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ",
        "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ", "tr": "ABCÇDEFGHIİJKLMNOÖPQRSŞTUÜVWXYZ",
        "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "ru": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ",
        "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ", "bg": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ",
        "he": "אבגדהוזחטיכלמנסעפצקרשת", "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
        "ja": "あかさたなはまやらわ",
    ]

    /// The section of a text: that of its first letter, without its accent where the alphabet has none with it, and the
    /// last for all else.
    func section(of text: String) -> Int {
        guard let first = text.first else { return titles.count - 1 }
        return candidates(first).lazy.compactMap { sections[$0] }.first ?? titles.count - 1
    }

    /// What a first letter may be called by, the nearest first.
    private func candidates(_ letter: Character) -> [String] {
        let upper = String(String(letter).uppercased(with: Locale(identifier: language)).prefix(1))
        let plain = upper.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        return [upper, plain, Self.basic[upper], Self.syllable(letter), Self.row(letter)].compactMap(\.self)
    }

    /// Letters that no accent is taken from, by those that dictionaries sort them under.
    private static let basic = ["Æ": "A", "Œ": "O", "Ø": "O", "Đ": "D", "Ł": "L", "Ð": "D", "Þ": "T"]

    /// The consonant that a Korean syllable begins with; a doubled one is the single.
    private static func syllable(_ letter: Character) -> String? {
        guard let scalar = letter.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
        let consonants = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
        // 588 syllables begin with each.
        return String(consonants[Int(scalar.value - 0xAC00) / 588])
    }

    /// The first of a Japanese letter's row; hiragana and katakana count alike.
    private static func row(_ letter: Character) -> String? {
        guard let scalar = letter.unicodeScalars.first else { return nil }
        let katakana = (0x30A1...0x30F6).contains(scalar.value)
        let value = katakana ? scalar.value - 0x60 : scalar.value
        let begins: [(UInt32, String)] = [
            (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"),
            (0x307E, "ま"), (0x3083, "や"), (0x3089, "ら"), (0x308E, "わ"), (0x3094, "あ"), (0x3095, "か"),
        ]
        guard (0x3041...0x3096).contains(value) else { return nil }
        return begins.last { $0.0 <= value }?.1
    }
}
