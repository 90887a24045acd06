/// A text inside a component, in which `$name` and `{name}` stand for parameters.
enum ComponentText {
    enum Part: Equatable {
        case text(String)
        /// `{name}`.
        case parameter(String)
    }

    /// The parameter that the whole text stands for: `$name`.
    static func parameter(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "$") else { return nil }
        let name = text.dropFirst()
        return isName(name) ? String(name) : nil
    }

    /// The text with `$$` at its beginning as `$`, `{{` as `{`, and the parameters in it taken out. Braces around
    /// anything but a name are themselves.
    static func parts(_ text: String) -> [Part] {
        var rest = (text.hasPrefix("$$") ? text.dropFirst() : text[...])
        var parts: [Part] = []
        var plain = ""
        while let brace = rest.firstIndex(of: "{") {
            plain += rest[..<brace]
            rest = rest[rest.index(after: brace)...]
            if rest.first == "{" {
                plain += "{"
                rest = rest.dropFirst()
            } else if let end = rest.firstIndex(of: "}"), isName(rest[..<end]) {
                if !plain.isEmpty { parts.append(.text(plain)) }
                parts.append(.parameter(String(rest[..<end])))
                plain = ""
                rest = rest[rest.index(after: end)...]
            } else {
                plain += "{"
            }
        }
        plain += rest
        return plain.isEmpty && !parts.isEmpty ? parts : parts + [.text(plain)]
    }

    /// A letter or `_`, then letters, digits and `_`.
    static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
    }
}
