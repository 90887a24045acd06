extension Int {
    /// The number with its noun, and a verb that agrees with it: `1 picture`, `2 entries`, `1 pixel differs`,
    /// `2 pixels differ`.
    ///
    /// - Parameters:
    ///   - noun: For one.
    ///   - verb: For several.
    package func counted(_ noun: String, _ verb: String? = nil) -> String {
        let isOne = magnitude == 1
        let words = isOne ? [noun, verb?.withS] : [noun.withS, verb]
        return (["\(self)"] + words.compactMap { $0 }).joined(separator: " ")
    }
}

extension String {
    /// The word with what makes a noun the plural's and a verb the singular's: `passes`, `entries`, `differs`.
    package var withS: String {
        if ["s", "x", "ch", "sh"].contains(where: hasSuffix) { return self + "es" }
        if hasSuffix("y"), let before = dropLast().last, !"aeiou".contains(before) { return dropLast() + "ies" }
        return self + "s"
    }
}
