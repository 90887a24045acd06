import ArgumentParser
import SceneFile

/// `offstage schema`: the JSON Schema of scene files.
struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", _superCommandName: Offstage.name,
        abstract: "Print the JSON Schema of scene files, for editors.",
        discussion: """
            EXAMPLES
              offstage schema > Docs/scene.schema.json
            """)

    @MainActor
    func run() async throws {
        // The text ends its last line itself.
        Terminal.current.print(String(SceneSchema.json().dropLast()))
    }
}
