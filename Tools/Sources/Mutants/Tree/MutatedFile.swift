/// A file with its mutants in it.
package enum MutatedFile {
    /// Puts mutants into a file, all of which are its own; each line keeps its number.
    package static func text(_ bytes: [UInt8], with mutants: [Mutant]) -> [UInt8] {
        let insertions = mutants.flatMap { mutant in
            mutant.site.draft.insertions.map { ($0.offset, text($0.text, of: mutant)) }
        }
        var result: [UInt8] = []
        var place = 0
        // A stable sort, by the place alone: what one mutant puts in at a place stays in its order.
        for (_, (offset, text)) in insertions.enumerated().sorted(by: {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }) {
            result += bytes[place..<offset]
            result += Array(text.utf8)
            place = offset
        }
        return result + bytes[place...]
    }

    private static func text(_ text: String, of mutant: Mutant) -> String {
        text.split(separator: Draft.asked, omittingEmptySubsequences: false)
            .joined(separator: "Mutant.isOn(\(mutant.number))")
    }
}
