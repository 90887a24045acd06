import ArgumentParser
import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// `offstage causes`: why a screen may be slow.
struct CausesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "causes", _superCommandName: Offstage.name,
        abstract: "List what slows scenes down, the worst cause first, with layer ids.",
        discussion: """
            Causes, not passes: shadows without a path, rounded clips with content, blended pixels, many subviews in a
            cell, draw(_:) overrides, repeated layout. Over several scenes or frames they are added up.

            EXAMPLES
              offstage causes feed.yml
              offstage causes Scenes/screens

            \(ExitStatus.help)
            """)

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions

    @MainActor
    func run() async throws {
        let sources = try files.scenes()
        let options = try variant.sceneOptions()
        var total = CauseReport()
        var failed = false
        for source in sources {
            do {
                let scene = try Scene(contentsOf: source.url, options: options)
                total.merge(Self.causes(scene), prefix: sources.count > 1 ? "\(source.name): " : "")
            } catch {
                error.errors.map(\.description).forEach(Terminal.current.complain)
                failed = true
            }
        }
        Terminal.current.print(total.description)
        if failed { throw ExitStatus.badInput }
    }

    @MainActor
    private static func causes(_ scene: Scene) -> CauseReport {
        var renderer = SceneRenderer(scene)
        var server = RenderServer()
        var report = CauseReport()
        while let pending = renderer.nextFrame(route: .screen) {
            report.merge(CauseReport(of: renderer.sceneStage.stage, in: pending.render(with: &server)))
        }
        return report
    }
}
