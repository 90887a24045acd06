import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage trace`: what the update cycle did.
struct TraceCommand: AnsweringCommand {
    static let name = "trace"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print the update cycle of a scene: each step, in order, and who caused it.",
        usage: "offstage trace <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            --chrome prints trace-event JSON that a browser's tracing viewer or Perfetto opens, with lanes for fingers, \
            recognizers, controls, actions and controllers. Time is virtual.
            """,
            examples: ["offstage trace list.yml", "offstage trace list.yml --chrome > list.trace.json"],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @OptionGroup var form: TraceForm

    var json: Bool { form.json }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let stage = try scene.stageAtEnd(variant)
        let trace = stage.trace
        answer.tell(
            form.chrome
                ? trace.chromeTraceJSON(touches: stage.touch.trace, lifecycle: stage.lifecycle) : trace.description)
        answer.add(.object([("events", .array(trace.events.map(\.jsonValue)))]))
    }
}
