import Answers
import ArgumentParser
import SceneFile

/// `offstage new`: scenes to begin with.
struct NewCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Write a scene to begin with: a login, a list, settings, …",
        usage: "offstage new [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            The scenes are screens of an app, commented, in light and dark. Without a name they are listed. A file that \
            is there already is left alone.
            """,
            examples: [
                "offstage new", "offstage new login", "offstage new chat -o Scenes/talk.yml",
                "offstage new settings -o - | less",
            ]))

    @Argument(help: "The screen.", completion: .list(SceneTemplate.allCases.map(\.rawValue)))
    var name: String?

    @Option(name: [.short, .long], help: "The file that is written; - is standard output. Default NAME.yml.")
    var output: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if name == nil, output != nil { throw ValidationError("-o goes with the name of a screen") }
        if output?.isEmpty == true { throw ValidationError("-o needs the name of a file") }
        if let name, SceneTemplate(rawValue: name) == nil { throw ValidationError(Self.unknown(name)) }
    }

    func question() -> NewQuestion { NewQuestion(name.flatMap(SceneTemplate.init(rawValue:)), output: output) }

    private static func unknown(_ name: String) -> String {
        let names = SceneTemplate.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return "no screen is called '\(name)'\(nearest) (\(names.joined(separator: ", ")))"
    }
}
