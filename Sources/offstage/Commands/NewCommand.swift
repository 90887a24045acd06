import ArgumentParser
import Foundation
import SceneFile
import TextFormatting

/// `offstage new`: scenes to begin with.
struct NewCommand: AnsweringCommand {
    // The instance's own `name` is the screen's.
    static let name = "new"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
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

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        guard let template = name.flatMap(SceneTemplate.init(rawValue:)) else {
            answer.tell(lines: Self.list)
            for template in SceneTemplate.allCases { answer.add(template.jsonValue(file: nil)) }
            return
        }
        guard output != "-" else {
            // The text ends its last line itself.
            answer.tell(String(template.text.dropLast()))
            return answer.add(template.jsonValue(file: nil))
        }
        let path = output ?? "\(template.rawValue).yml"
        guard !FileManager.default.fileExists(atPath: path) else {
            answer.report(Problem("it is there already; name another file with -o", file: path))
            throw ExitStatus.cannotWrite
        }
        try OutputFile.write(Data(template.text.utf8), to: path)
        answer.tell(path)
        answer.add(template.jsonValue(file: path))
    }

    private static var list: [String] {
        var table = TextTable(["name", "screen"], [.left, .left])
        for template in SceneTemplate.allCases { table.add([template.rawValue, template.summary]) }
        return table.lines
    }

    private static func unknown(_ name: String) -> String {
        let names = SceneTemplate.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return "no screen is called '\(name)'\(nearest) (\(names.joined(separator: ", ")))"
    }
}

extension SceneTemplate {
    /// - Parameter file: Where the scene was written; nil where it was not.
    fileprivate func jsonValue(file: String?) -> JSONValue {
        .object([
            ("name", .string(rawValue)), ("summary", .string(summary)), ("file", .text(file)),
            ("text", .string(text)),
        ])
    }
}
