import ArgumentParser
import Foundation
import RenderServer
import SceneFile
import UIKit

/// `offstage advise`: what would spare a scene's passes.
struct AdviseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "advise", _superCommandName: Offstage.name,
        abstract: "Find the smallest changes that spare offscreen passes with the same picture.",
        discussion: """
            Every change is tried before it is told: made on a copy of the tree, planned and drawn again. What is
            printed is what that second frame saved, and the pixels in which it differs.

            --apply writes the scene with all changes made beside the old one, as NAME.advised.yml, and says what its
            passes are.

            EXAMPLES
              offstage advise Scenes
              offstage advise card.yml --apply
              offstage advise card.yml --json | jq '.[].advice[].remedy.changes'

            \(ExitStatus.help)
            """)

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(help: "The largest difference of a channel that counts as the same picture, 0 to 255.")
    var tolerance = 1

    @Flag(help: "Print the advice as JSON.")
    var json = false

    @Flag(help: "Write the changed scenes beside the old ones.")
    var apply = false

    func validate() throws {
        guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance takes 0 to 255") }
    }

    @MainActor
    func run() async throws {
        let sources = try files.scenes()
        let options = try variant.sceneOptions()
        var found: [SceneAdvice] = []
        var failed = false
        await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options)
        } work: { [drawing, tolerance] source, build in
            SceneAdvice(source, build, drawing: drawing, tolerance: tolerance)
        } done: { source, advice in
            found.append(advice)
            Terminal.current.progress(found.count, of: sources.count, source.name)
        }
        found.sort { $0.source.name < $1.source.name }
        for advice in found where !advice.errors.isEmpty {
            advice.errors.forEach(Terminal.current.complain)
            failed = true
        }
        let answered = found.filter(\.errors.isEmpty)
        if json {
            Terminal.current.print(JSONValue.array(answered.map(\.jsonValue)).text)
        } else {
            answered.flatMap(\.lines).forEach(Terminal.current.print)
            Terminal.current.print(SceneAdvice.summary(answered))
        }
        if apply { for advice in answered { try write(advice, options) } }
        if failed { throw ExitStatus.badInput }
    }

    @MainActor
    private func write(_ advice: SceneAdvice, _ options: SceneOptions) throws {
        guard !advice.changes.isEmpty else { return }
        do {
            let changed = try AdvisedScene(advice, options)
            try OutputFile.write(Data(changed.text.utf8), to: changed.url)
            Terminal.current.print(changed.report)
        } catch let failure as SceneEditor.Failure {
            Terminal.current.complain("\(advice.source.url.relativePath): error: \(failure)")
            throw ExitStatus.cannotWrite
        } catch let errors as SceneErrors {
            errors.errors.map(\.description).forEach(Terminal.current.complain)
            throw ExitStatus.badInput
        } catch {
            Terminal.current.complain("\(advice.source.url.relativePath): error: \(error)")
            throw ExitStatus.cannotWrite
        }
    }
}
