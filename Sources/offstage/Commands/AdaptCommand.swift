import ArgumentParser
import Foundation

/// `offstage adapt`: what the compiler of `offstage swift` makes of sources, written out.
struct AdaptCommand: ParsableCommand {
    static let name = "adapt"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Write a folder of sources out as they compile without Objective-C.",
        usage: "offstage adapt <source> <target>",
        discussion: HelpText.discussion(
            """
            All files of SOURCE are written to TARGET, which must not be there yet; Swift files are rewritten as \
            'offstage swift' does in passing. Each line stays where it is, but for members that move from extensions \
            into their classes. What cannot be rewritten is told, and the exit code is then 1.
            """,
            examples: ["offstage adapt Sources Adapted"], exits: [.differs, .badInput]))

    @Argument(help: "The folder to read.", completion: .directory)
    var source: String

    @Argument(help: "The folder to write.", completion: .directory)
    var target: String

    func run() throws {
        try become(Kit.ofThisProgram().adapter, [source, target])
    }
}
