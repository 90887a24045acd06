import ArgumentParser
import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// `offstage causes`: why a screen may be slow.
struct CausesCommand: AnsweringCommand {
    static let name = "causes"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "List what slows scenes down, the worst cause first, with layer ids.",
        usage: "offstage causes <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            Causes, not passes: shadows without a path, rounded clips with content, blended pixels, many subviews in a \
            cell, draw(_:) overrides, repeated layout. Over several scenes or frames they are added up.
            """,
            examples: ["offstage causes feed.yml", "offstage causes Scenes/screens"], exits: [ExitStatus.badInput]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        // Causes lie in layers as the screen shows them.
        var options = try variant.sceneOptions()
        options.route = .screen
        var total = CauseReport()
        var failed = false
        for source in sources {
            do {
                let scene = try source.scene(options)
                total.merge(Self.causes(scene), prefix: sources.count > 1 ? "\(source.name): " : "")
            } catch {
                answer.report(error.errors.map { Problem($0) })
                failed = true
            }
        }
        answer.tell(total.description)
        answer.add(results: total.jsonValues)
        if failed { throw ExitStatus.badInput }
    }

    @MainActor
    private static func causes(_ scene: Scene) -> CauseReport {
        var renderer = SceneRenderer(scene, at: scene.moments)
        var server = RenderServer()
        var report = CauseReport()
        while let pending = renderer.nextFrame() {
            report.merge(CauseReport(of: renderer.sceneStage.stage, in: pending.render(with: &server)))
        }
        return report
    }
}
