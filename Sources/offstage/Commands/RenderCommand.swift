import ArgumentParser
import Foundation
import Goldens
import SceneFile
import UIKit

/// `offstage render`: scenes to pictures.
struct RenderCommand: AnsweringCommand {
    static let name = "render"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Render scenes to PNG and tell what their passes were.",
        usage: "offstage render <paths> ... [-o <folder>] [<options>]",
        discussion: HelpText.discussion(
            """
            Folders are searched in depth and mirrored below the output folder. A scene of several times gives several \
            pictures: NAME-t0.500.png. Variants add their name: NAME-dark.png. They are those of the scene \
            (`variants:`), or the one that is asked for here.
            """,
            examples: [
                "offstage render Scenes -o Output", "offstage render card.yml -o . --appearance dark --scale 2",
                "offstage render list.yml -o Output --overlay offscreen",
                "offstage render Scenes -o Output --json > report.json",
            ],
            exits: [ExitStatus.differs, ExitStatus.badInput]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(
        name: [.short, .long], help: "The folder that pictures are written to; - is standard output, for one.",
        completion: .directory)
    var output = "Output"

    @Option(help: "Write NAME-overlay.png beside each picture: Apple's debug colours, with words.")
    var overlay: OverlayOption?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("-o takes a folder, and this is an empty path") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
        if output == OutputFile.standard, overlay != nil {
            throw ValidationError("--overlay writes beside the picture, and -o - has no place beside it")
        }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        try checkNames(sources)
        let (options, overlay, suffix) = (try variant.sceneOptions(), overlay?.kind, variant.suffix)
        var count = 0
        let results = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options, withVariants: variant.isPlain)
        } work: { [drawing, json, output] source, build in
            build.write(
                to: output, named: source.name + suffix, drawing: drawing, overlay: overlay, namesPixels: json)
        } done: { source, _ in
            count += 1
            Terminal.current.progress(count, of: sources.count, source.name)
        }
        report(results, &answer)
        try exit(results)
    }

    @MainActor
    private func checkNames(_ sources: [SceneInput]) throws {
        let names = try OutputNames(variant)
        try names.check(sources)
        guard output == OutputFile.standard else { return }
        let pictures = sources.flatMap(names.pictures)
        guard pictures.count <= 1 else {
            throw CommandFailure.usage(
                "standard output takes one picture, and these would be \(pictures.joined(separator: ", "))")
        }
        Terminal.current.takeStandardOutput()
    }

    @MainActor
    private func report(_ results: [SceneResult], _ answer: inout Answer) {
        for result in results { answer.report(result.problems + result.notes) }
        let pictures = results.flatMap(\.pictures)
        answer.tell(lines: PassTable(pictures).lines)
        answer.add(results: pictures.map(\.jsonValue))
    }

    private func exit(_ results: [SceneResult]) throws {
        if results.contains(where: { $0.failure == .cannotWrite }) { throw ExitStatus.cannotWrite }
        if results.contains(where: { $0.failure == .badInput }) { throw ExitStatus.badInput }
        if results.contains(where: { $0.failure == .differs }) { throw ExitStatus.differs }
    }
}
