import CoreGraphics
import Offstage

/// Who gets a touch: the way of a hit test, and the rule that stopped each branch.
package struct HitQuestion: Question {
    package static let command = "hit"

    private let scene: OneScene
    private let point: CGPoint
    private let variant: Variant

    /// - Parameter point: In points of the screen.
    package init(_ scene: OneScene, at point: CGPoint, _ variant: Variant = Variant()) {
        self.scene = scene
        self.point = point
        self.variant = variant
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try scene.atEachTime(variant) { stage, heading in
            let report = HitReport(stage.hitTestTrail(point), at: point, time: stage.time)
            if let heading { answer.tell(heading) }
            answer.tell(lines: report.lines)
            answer.add(report.jsonValue)
        }
    }
}
