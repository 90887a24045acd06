import ArgumentParser
import Foundation
import Offstage
import RenderServer
import SceneFile
import TextFormatting
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
            """
            --film looks at all frames of the scene's film, or of a second; a scene that shows a film alone is looked at \
            so anyway. Then there are causes of their own: passes and layouts in frame after frame, and shadow paths that \
            do not follow; what would mend each was tried on the whole film.
            """,
            examples: [
                "offstage causes feed.yml", "offstage causes Scenes/screens", "offstage causes card.yml --film",
            ], exits: [ExitStatus.badInput]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var film: FilmFlag

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws { try film.check(variant) }

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
                total.merge(causes(scene, source, options), prefix: sources.count > 1 ? "\(source.name): " : "")
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
    private func causes(_ scene: Scene, _ source: SceneInput, _ options: SceneOptions) -> CauseReport {
        guard let film = film.film(of: scene) else { return Self.causes(of: SceneRenderer(scene, at: scene.moments)) }
        var report = Self.causes(of: SceneRenderer(scene, at: film.timing.times))
        let adviser = FilmAdviser(scene, film, folder: source.folder, options: options, adviser: Adviser())
        let findings = adviser.findings { Terminal.current.status("\(source.name): \($0.counted("film")) taken") }
        for finding in findings { finding.add(to: &report) }
        return report
    }

    @MainActor
    private static func causes(of frames: SceneRenderer) -> CauseReport {
        var renderer = frames
        var server = RenderServer()
        var report = CauseReport()
        while let pending = renderer.nextFrame() {
            report.merge(CauseReport(of: renderer.sceneStage.stage, in: pending.render(with: &server)))
        }
        return report
    }
}

extension FilmFinding {
    fileprivate func add(to report: inout CauseReport) {
        switch kind {
        case .passes: report.add(.passInEachFrame, layer, passesSaved, bytes: bytesSaved)
        case .layout: report.add(.layoutInEachFrame, layer, layoutsSaved)
        case .shadowPath: report.add(.staleShadowPath, layer, frames)
        }
    }
}
