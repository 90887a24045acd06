import Answers
import ArgumentParser

/// `offstage schema`: the JSON Schema of scene files.
struct SchemaCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print the JSON Schema of scene files, for editors.",
        usage: "offstage schema [<options>]",
        discussion: HelpText.discussion(
            "The schema is JSON by itself. With --json it is the one result of an answer like every command's.",
            examples: ["offstage schema > Docs/scene.schema.json"]))

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> SchemaQuestion { SchemaQuestion() }
}
