import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage lifecycle`: what controllers were called.
struct LifecycleCommand: AnsweringCommand {
    static let name = "lifecycle"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print every callback of a scene's controllers: when, why, and how far the view had come.",
        usage: "offstage lifecycle <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            The view column says what code in the callback may rely on: no view, no window, or a window with final \
            traits and final geometry. --chrome prints trace-event JSON that a browser's tracing viewer or Perfetto \
            opens, with a lane for each controller. Time is virtual.
            """,
            examples: [
                "offstage lifecycle push.yml", "offstage lifecycle push.yml --controller list --controller detail",
                "offstage lifecycle push.yml --chrome > push.trace.json",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Option(name: .long, help: "Only calls of the controller with this id, or of this class; repeatable.")
    var controller: [String] = []

    @OptionGroup var form: TraceForm

    var json: Bool { form.json }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let stage = try scene.stageAtEnd(variant)
        if form.chrome {
            answer.tell(stage.trace.chromeTraceJSON(touches: stage.touch.trace, lifecycle: stage.lifecycle))
            return
        }
        let events = stage.lifecycle.events.filter { controller.isEmpty || controller.contains($0.controller) }
        answer.tell(lines: Self.lines(events))
        answer.add(results: events.map(\.jsonValue))
    }

    private static func lines(_ events: [LifecycleTrace.Event]) -> [String] {
        guard !events.isEmpty else { return ["no controller was called"] }
        var table = TextTable([.left, .left, .left, .left, .left])
        for event in events {
            table.add([
                "\(milliseconds(event.time)) s", event.controller, event.call, event.state,
                event.cause.map { "← \($0)" } ?? "",
            ])
        }
        return table.lines
    }

    private static func milliseconds(_ time: Double) -> String { String(format: "%.3f", time) }
}
