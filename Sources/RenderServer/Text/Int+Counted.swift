extension Int {
    /// The number with its noun, and a verb that agrees with it: `1 picture`, `2 entries`, `1 pixel differs`,
    /// `2 pixels differ`.
    ///
    /// - Parameters:
    ///   - noun: For one.
    ///   - verb: For several.
    package func counted(_ noun: String, _ verb: String? = nil) -> String {
        let isOne = magnitude == 1
        let words = isOne ? [noun, verb.map(Self.withS)] : [Self.withS(noun), verb]
        return (["\(self)"] + words.compactMap { $0 }).joined(separator: " ")
    }

    /// What makes a noun the plural's and a verb the singular's: `passes`, `entries`, `differs`.
    private static func withS(_ word: String) -> String {
        if ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
