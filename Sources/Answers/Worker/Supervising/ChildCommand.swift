/// What a supervisor starts to draw for it.
package struct ChildCommand: Sendable {
    let program: String
    /// The first is what the program is called.
    let words: [String]
    /// A folder that the process may have made, and that is removed behind it.
    let scratch: String

    package init(program: String, words: [String], scratch: String) {
        self.program = program
        self.words = words
        self.scratch = scratch
    }
}
