import ArgumentParser
import SceneFile
import UIKit

/// `offstage digest`: names for pixels, to compare machines and builds.
struct DigestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "digest", _superCommandName: Offstage.name,
        abstract: "Print a digest of each picture's pixels.",
        discussion: """
            Equal pixels have equal digests on every machine, thread count, tile size and optimisation level, so two
            lists can be compared with diff.

            EXAMPLES
              offstage digest Scenes --scale 1 > here.txt

            \(ExitStatus.help)
            """)

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @MainActor
    func run() async throws {
        let sources = try files.scenes()
        let options = try variant.sceneOptions()
        var lines: [SceneInput: [String]] = [:]
        var failed = false
        await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options, route: variant.stageRoute)
        } work: { [drawing] source, build in
            build.digests(named: source.name, drawing: drawing)
        } done: { source, result in
            lines[source] = result.lines
            failed = failed || !result.errors.isEmpty
            result.errors.forEach(Terminal.current.complain)
        }
        sources.compactMap { lines[$0] }.joined().forEach(Terminal.current.print)
        if failed { throw ExitStatus.badInput }
    }
}
