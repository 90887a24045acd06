import ArgumentParser
import RenderServer
import SceneFile
import UIKit

/// `offstage digest`: names for pixels, to compare machines and builds.
struct DigestCommand: AnsweringCommand {
    static let name = "digest"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print a digest of each picture's pixels.",
        usage: "offstage digest <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            Equal pixels have equal digests on every machine, thread count, tile size and optimisation level, so two \
            lists can be compared with diff.
            """,
            examples: ["offstage digest Scenes --scale 1 > here.txt"], exits: [ExitStatus.badInput]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        let options = try variant.sceneOptions()
        let results = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options)
        } work: { [drawing] source, build in
            (digests: build.digests(named: source.name, drawing: drawing), problems: build.problems)
        } done: { _, result in
            answer.report(result.problems)
        }
        for (name, digest) in results.flatMap(\.digests) {
            answer.tell("\(digest)  \(name)")
            answer.add(.object([("name", .string(name)), ("digest", .string(digest))]))
        }
        if results.contains(where: { !$0.problems.isEmpty }) { throw ExitStatus.badInput }
    }
}
