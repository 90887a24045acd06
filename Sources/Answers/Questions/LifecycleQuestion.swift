import Foundation
import Offstage

/// Every callback of a scene's controllers: when, why, and how far the view had come.
package struct LifecycleQuestion: Question {
    package static let command = "lifecycle"

    private let scene: OneScene
    private let variant: Variant
    private let controllers: [String]
    private let isChrome: Bool

    /// - Parameters:
    ///   - controllers: Ids or classes of the only controllers that are asked about; empty for all.
    ///   - isChrome: Whether people read trace-event JSON.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), controllers: [String] = [], isChrome: Bool = false)
    {
        self.scene = scene
        self.variant = variant
        self.controllers = controllers
        self.isChrome = isChrome
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let stage = try scene.stageAtEnd(variant).stage
        if isChrome {
            answer.tell(stage.trace.chromeTraceJSON(touches: stage.touch.trace, lifecycle: stage.lifecycle))
            return
        }
        let events = stage.lifecycle.events.filter { controllers.isEmpty || controllers.contains($0.controller) }
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
