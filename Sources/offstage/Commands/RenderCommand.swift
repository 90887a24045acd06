import ArgumentParser
import Foundation
import Goldens
import SceneFile
import UIKit

/// `offstage render`: scenes to pictures.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", _superCommandName: Offstage.name,
        abstract: "Render scenes to PNG and tell what their passes were.",
        discussion: """
            Folders are searched in depth and mirrored below the output folder. A scene of several times gives several
            pictures: NAME-t0.500.png. Variants add their name: NAME-dark.png. They are those of
            the scene (`variants:`), or the one that is asked for here.

            EXAMPLES
              offstage render Scenes -o Output
              offstage render card.yml -o . --appearance dark --scale 2
              offstage render list.yml -o Output --overlay offscreen
              offstage render Scenes -o Output --json > report.json

            \(ExitStatus.help)
            """)

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(name: [.short, .long], help: "The folder that pictures are written to.", completion: .directory)
    var output = "Output"

    @Option(help: "Draw Apple's debug colours over the picture, with words beside them.")
    var overlay: OverlayOption?

    @Flag(help: "Print the report as JSON.")
    var json = false

    @MainActor
    func run() async throws {
        let sources = try files.scenes()
        let folder = URL(fileURLWithPath: output)
        let (options, overlay, suffix) = (try variant.sceneOptions(), overlay?.kind, variant.suffix)
        var count = 0
        let results = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options, route: variant.stageRoute, withVariants: variant.isPlain)
        } work: { [drawing, json] source, build in
            build.write(
                to: folder, named: source.name + suffix, drawing: drawing, overlay: overlay, namesPixels: json)
        } done: { source, _ in
            count += 1
            Terminal.current.progress(count, of: sources.count, source.name)
        }
        try report(results)
        try exit(results)
    }

    private func report(_ results: [SceneResult]) throws {
        for result in results { result.errors.forEach(Terminal.current.complain) }
        let pictures = results.flatMap(\.pictures)
        guard !json else {
            return Terminal.current.print(String(decoding: try OutputFile.json(pictures), as: UTF8.self))
        }
        PassTable(pictures).lines.forEach(Terminal.current.print)
    }

    private func exit(_ results: [SceneResult]) throws {
        if results.contains(where: { $0.failure == .cannotWrite }) { throw ExitStatus.cannotWrite }
        if results.contains(where: { $0.failure == .badInput }) { throw ExitStatus.badInput }
        if results.contains(where: { $0.failure == .differs }) { throw ExitStatus.differs }
    }
}
