/// How exceptions print identifiers.
enum IdentifierText {
    /// Alone: as an ordinary interpolation.
    static func alone(_ id: Any) -> String { String(describing: id) }

    /// In a list: values of Swift by their debug description, text in quotes unless it is a plain word (assumed).
    static func inList(_ id: Any) -> String {
        guard let text = id as? String else { return String(reflecting: id) }
        let isWord = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isWord && !text.isEmpty ? text : String(reflecting: text)
    }

    /// One alone, several as in a list.
    static func each<ID>(_ ids: [ID]) -> [String] {
        ids.count == 1 ? [alone(ids[0])] : ids.map { inList($0) }
    }

    /// As an array prints itself.
    static func array(_ texts: [String]) -> String {
        "(\n" + texts.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    }

    /// As an ordered set prints itself.
    static func orderedSet(_ texts: [String]) -> String { "{" + array(texts) + "}" }
}
