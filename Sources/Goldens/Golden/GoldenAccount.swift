/// What a golden keeps as text, without what no version promises.
enum GoldenAccount {
    /// Counts of how the solver and the commit went about it: another version may do equal work in other steps.
    static let unpromised: Set<String> = ["copiedChunks", "pivots", "reoptimisations", "solverBatches"]

    /// The lines of an account that are compared.
    static func promised(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in !unpromised.contains(String(line.prefix { $0 != " " })) }
            .joined(separator: "\n")
    }
}
