import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage tree`: views and layers.
struct TreeCommand: AnsweringCommand {
    static let name = "tree"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print a scene's views and layers: class, id, frame, flags.",
        usage: "offstage tree <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            Flags tell what costs or hides: zeroSize, covered (by something opaque), offscreen (outside the window), \
            hidden, draws, and the number of offscreen passes. What animates is told with the frame that is set and, \
            where it is another, the one that is shown. --svg is the exploded view of the same. --layout is the \
            auto-layout trace: • has an engine, * is placed by constraints, + by its frame, AMBIGUOUS names what is \
            open.
            """,
            examples: [
                "offstage tree card.yml", "offstage tree card.yml --svg > card.svg", "offstage tree card.yml --json",
                "offstage tree form.yml --layout", "offstage tree slide.yml --time 0 --time 0.25",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "Print the exploded view as SVG.")
    var svg = false

    @Flag(help: "Print the auto-layout trace.")
    var layout = false

    func validate() throws {
        if [json, svg, layout].count(where: { $0 }) > 1 {
            throw ValidationError("--json, --svg and --layout exclude each other")
        }
        if svg, variant.time.count > 1 { throw ValidationError("--svg is one picture: it takes one --time") }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        try scene.atEachTime(variant) { stage, heading in tell(of: stage, heading, &answer) }
    }

    @MainActor
    private func tell(of stage: Stage, _ heading: String?, _ answer: inout Answer) {
        if let heading { answer.tell(heading) }
        if layout {
            for window in stage.windows { answer.tell(window.autolayoutTrace()) }
            return
        }
        let report = HierarchyReport(of: stage)
        answer.tell(svg ? report.svg : report.description)
        answer.add(.object([("time", .exact(stage.time))] + report.jsonMembers))
    }
}
