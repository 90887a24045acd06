import RenderServer
import TextFormatting

/// The passes of a scene: purpose, layer, reasons, rectangle, bytes, and where the layer is written.
package struct PlanQuestion: Question {
    package static let command = "plan"

    private let scene: OneScene
    private let variant: Variant
    private let listsCommands: Bool

    /// - Parameter listsCommands: Whether people read the draw commands of each pass, too.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), listsCommands: Bool = false) {
        self.scene = scene
        self.variant = variant
        self.listsCommands = listsCommands
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let (frames, sceneStage) = try scene.framesWithSources(variant)
        for (frame, sources) in frames {
            let place = { (pass: RenderPass) in pass.layerID.flatMap { sources.text(of: $0) } }
            if frames.count > 1 { answer.tell("time \(frame.time)") }
            answer.tell(
                listsCommands ? frame.plan.commandListing(placing: place) : frame.plan.readableText(placing: place))
            let members = frame.plan.jsonMembers { $0.layerID.map(sources.jsonValue) ?? .array([]) }
            answer.add(.object([("time", .exact(frame.time))] + members))
        }
        try scene.tellRemarks(of: sceneStage, &answer)
    }
}
