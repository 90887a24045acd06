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
        let results = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options, route: variant.stageRoute)
        } work: { [drawing] source, build in
            build.digests(named: source.name, drawing: drawing)
        } done: { _, result in
            result.errors.forEach(Terminal.current.complain)
        }
        results.flatMap(\.lines).forEach(Terminal.current.print)
        if results.contains(where: { !$0.errors.isEmpty }) { throw ExitStatus.badInput }
    }
}
