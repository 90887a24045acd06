/// The names that a compiler could not find, read from what it writes.
package struct MissingNames {
    /// What stands before a name that is missing, up to its quotation mark.
    private static let openings = ["cannot find type '", "cannot find '", "no such module '"].map { Array($0.utf8) }

    /// In the order in which the compiler came to them, each once.
    package private(set) var names: [String] = []
    /// The begin of a line whose end has not come.
    private var rest: [UInt8] = []

    package init() {}

    /// Reads a piece of what is written; lines may go on in the next piece.
    package mutating func read(_ bytes: [UInt8]) {
        rest += bytes
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
        for line in rest[..<end].split(separator: UInt8(ascii: "\n")) { read(line: line) }
        rest.removeSubrange(...end)
    }

    private mutating func read(line: ArraySlice<UInt8>) {
        var place = line.startIndex
        while let found = line[place...].firstIndex(of: UInt8(ascii: "'")) {
            let begin = line.index(after: found)
            place = begin
            guard Self.openings.contains(where: { line[..<begin].reversed().starts(with: $0.reversed()) }),
                let end = line[begin...].firstIndex(of: UInt8(ascii: "'"))
            else { continue }
            let name = String(decoding: line[begin..<end], as: UTF8.self)
            if !names.contains(name) { names.append(name) }
            place = line.index(after: end)
        }
    }

    /// What is to be said of the names that Apple has and the kit lacks, in one line; nil where there are none.
    /// - Parameters:
    ///   - onPurpose: Names that Docs/absent-on-purpose.md lists.
    ///   - known: Names of Apple's in modules that the kit has.
    package func sentence(onPurpose: Set<String>, known: Set<String>) -> String? {
        let wanted = names.filter(onPurpose.contains)
        let missing = names.filter { known.contains($0) && !onPurpose.contains($0) }
        let parts = [
            Self.part(wanted, "absent on purpose: see Docs/absent-on-purpose.md"),
            Self.part(missing, "not there yet: see Docs/api-coverage.md"),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "error: " + parts.joined(separator: "; ")
    }

    private static func part(_ names: [String], _ rest: String) -> String? {
        guard let last = names.last else { return nil }
        let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
        return "\(list) \(names.count == 1 ? "is" : "are") \(rest)"
    }
}
