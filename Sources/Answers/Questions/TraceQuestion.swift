import Offstage
import RenderServer
import TextFormatting

/// What the update cycle did in a scene: each step, in order, and who caused it.
package struct TraceQuestion: Question {
    package static let command = "trace"

    private let scene: OneScene
    private let variant: Variant
    private let isChrome: Bool

    /// - Parameter isChrome: Whether people read trace-event JSON.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), isChrome: Bool = false) {
        self.scene = scene
        self.variant = variant
        self.isChrome = isChrome
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let sceneStage = try scene.stageAtEnd(variant)
        let stage = sceneStage.stage
        let trace = stage.trace
        answer.tell(
            isChrome
                ? trace.chromeTraceJSON(
                    touches: stage.touch.trace, lifecycle: stage.lifecycle, lists: stage.listTrace)
                : trace.description)
        answer.add(.object([("events", .array(trace.events.map(\.jsonValue)))]))
        try scene.tellRemarks(of: sceneStage, &answer)
    }
}
