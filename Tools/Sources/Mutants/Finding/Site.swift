/// A place of a module where a mistake of a kind can be made.
package struct Site: Equatable, Sendable {
    package let kind: MutantKind
    package let module: String
    /// The file's path from the package's folder.
    package let path: String
    /// Where it begins.
    package let line: Int
    /// The lines of the statement around it: what the compiler says of these may be because of it.
    package let lines: ClosedRange<Int>
    /// What stands there, on one line for people, and what would stand there.
    package let before: String
    package let after: String
    package let draft: Draft
}

/// A mistake that was drawn, and the number by which it is put in force.
package struct Mutant: Equatable, Sendable {
    package let number: Int
    package let site: Site

    package init(number: Int, site: Site) {
        (self.number, self.site) = (number, site)
    }
}
