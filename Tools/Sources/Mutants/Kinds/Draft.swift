import SwiftSyntax

/// A mistake that can be made in a file: what is put in, and where.
///
/// Sources only gain texts and lose none, so each line keeps its number and what is compiled without a mutant in force
/// is what stood there.
package struct Draft: Equatable, Sendable {
    /// A text without a line's end and the byte in front of which it is put.
    package struct Insertion: Equatable, Sendable {
        package let offset: Int
        /// Has `Draft.asked` where the mutant's own condition stands.
        package let text: String
    }

    /// What stands in for the question whether the mutant is in force.
    package static let asked = "$ASKED$"

    /// The bytes that change.
    package let range: Range<Int>
    /// What there is in their place while the mutant is in force, for people.
    package let mutated: String
    package let insertions: [Insertion]

    /// An expression in whose place another stands.
    static func expression(_ node: some SyntaxProtocol, becomes mutated: String) -> Draft {
        Draft(
            range: node.bytes, mutated: mutated,
            insertions: [
                Insertion(offset: node.bytes.lowerBound, text: "(\(asked) ? (\(mutated)) : ("),
                Insertion(offset: node.bytes.upperBound, text: "))"),
            ])
    }

    /// A statement in whose place another one stands.
    static func statement(_ node: some SyntaxProtocol, becomes mutated: String) -> Draft {
        Draft(
            range: node.bytes, mutated: mutated,
            insertions: [
                Insertion(offset: node.bytes.lowerBound, text: "if \(asked) { \(mutated) } else { "),
                Insertion(offset: node.bytes.upperBound, text: " }"),
            ])
    }

    /// A statement that is left out.
    static func leavingOut(_ node: some SyntaxProtocol) -> Draft {
        Draft(
            range: node.bytes, mutated: "",
            insertions: [
                Insertion(offset: node.bytes.lowerBound, text: "if !\(asked) { "),
                Insertion(offset: node.bytes.upperBound, text: " }"),
            ])
    }
}
