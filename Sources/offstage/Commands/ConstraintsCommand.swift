import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage constraints`: what places the views of a scene.
struct ConstraintsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "constraints", _superCommandName: Offstage.name,
        abstract: "Print a scene's constraints: owner, values, slack, priority, what broke, what is open.",
        discussion: """
            Every active constraint is listed with the view that has it: the file's own, those of stack views and
            guides, content sizes, and those that stand for frames set by hand (mask). Slack is how far an inequality is
            from its limit; a negative one is by how much a constraint is not met. Conflicts and ambiguous views follow,
            each with what would settle it.

            EXAMPLES
              offstage constraints form.yml
              offstage constraints form.yml --view title
              offstage constraints form.yml --json | jq '.constraints[] | select(.isBroken)'

            \(ExitStatus.help)
            """)

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Option(help: "Only constraints about this view, by its id or index path.")
    var view: String?

    @Flag(help: "Print the constraints as JSON.")
    var json = false

    @MainActor
    func run() async throws {
        let report = ConstraintReport(of: try scene.stage(variant), view: view)
        if let view, !report.knowsView {
            Terminal.current.complain("\(scene.scene): there is no view '\(view)'")
            throw ExitStatus.badInput
        }
        if json {
            Terminal.current.print(report.json)
        } else {
            report.lines.forEach(Terminal.current.print)
        }
    }
}
