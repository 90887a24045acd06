/// Which files of bootstrap-icons draw the system's symbols.
enum SymbolNames {
    private static let drawings: [Substring: Substring] = Dictionary(
        table.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ")
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }, uniquingKeysWith: { first, _ in first })

    /// The system's names in the table.
    static var known: [String] { drawings.keys.map(String.init).sorted() }

    /// File names without their extension, the best first.
    ///
    /// After the table come the table's drawing for the beginning of the name with what follows it (`bell.slash`), then
    /// the name with dashes for dots, then the outline in place of a filled symbol.
    static func drawings(for name: String) -> [String] {
        var candidates: [String] = []
        let outline = name.hasSuffix(".fill") ? name.dropLast(5) : nil
        for name in [name[...], outline].compactMap(\.self) {
            if let known = drawings[name] { candidates.append(String(known)) }
            candidates.append(contentsOf: continued(name))
            candidates.append(dashed(name))
        }
        return candidates
    }

    /// Longer beginnings first.
    private static func continued(_ name: Substring) -> [String] {
        var (base, result) = (name, [String]())
        while let dot = base.lastIndex(of: ".") {
            base = base[..<dot]
            if let known = drawings[base] { result.append(known + dashed(name[dot...])) }
        }
        return result
    }

    private static func dashed(_ name: Substring) -> String {
        String(name.map { $0 == "." ? "-" : $0 })
    }
}
