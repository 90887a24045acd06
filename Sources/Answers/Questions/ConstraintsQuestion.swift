import Offstage
import SceneFile

/// What places the views of a scene: owner, values, slack, priority, what broke, what is open.
package struct ConstraintsQuestion: Question {
    package static let command = "constraints"

    private let scene: OneScene
    private let variant: Variant
    private let view: String?

    /// - Parameter view: The id or index path of the only view that is asked about; nil for all.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), view: String? = nil) {
        self.scene = scene
        self.variant = variant
        self.view = view
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try scene.atEachTime(variant) { stage, heading in try tell(of: stage, heading, &answer) }
    }

    @MainActor
    private func tell(of stage: Stage, _ heading: String?, _ answer: inout Answer) throws {
        let report = ConstraintReport(of: stage, view: view)
        if let view, !report.knowsView {
            let nearest = NearestName.nearest(to: view, among: report.viewNames)
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "'offstage tree \(scene.path)' lists all"
            throw AnswerFailure([Problem("there is no view '\(view)'; \(hint)", file: scene.path)], .badInput)
        }
        if let heading { answer.tell(heading) }
        answer.tell(lines: report.lines)
        answer.add(report.jsonValue)
    }
}
