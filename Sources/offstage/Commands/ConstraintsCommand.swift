import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage constraints`: what places the views of a scene.
struct ConstraintsCommand: AnsweringCommand {
    static let name = "constraints"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print a scene's constraints: owner, values, slack, priority, what broke, what is open.",
        usage: "offstage constraints <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            Every active constraint is listed with the view that has it: the file's own, those of stack views and \
            guides, content sizes, and those that stand for frames set by hand (mask). Slack is how far an inequality \
            is from its limit; a negative one is by how much a constraint is not met. Conflicts and ambiguous views \
            follow, each with what would settle it.
            """,
            examples: [
                "offstage constraints form.yml", "offstage constraints form.yml --view title",
                "offstage constraints form.yml --json | jq '.results[].constraints'",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Option(help: "Only constraints about this view, by its id or index path.")
    var view: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        try scene.atEachTime(variant) { stage, heading in try tell(of: stage, heading, &answer) }
    }

    @MainActor
    private func tell(of stage: Stage, _ heading: String?, _ answer: inout Answer) throws {
        let report = ConstraintReport(of: stage, view: view)
        if let view, !report.knowsView {
            let nearest = NearestName.nearest(to: view, among: report.viewNames)
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "'offstage tree \(scene.scene)' lists all"
            throw CommandFailure(
                [Problem("there is no view '\(view)'; \(hint)", file: scene.scene)], ExitStatus.badInput)
        }
        if let heading { answer.tell(heading) }
        answer.tell(lines: report.lines)
        answer.add(report.jsonValue)
    }
}
