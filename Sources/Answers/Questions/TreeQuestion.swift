import Offstage
import RenderServer
import TextFormatting
import UIKit

/// A scene's views and layers: class, id, frame, flags.
package struct TreeQuestion: Question {
    package static let command = "tree"

    /// What people read.
    package enum Form: Sendable {
        /// A line a view or layer.
        case lines
        /// The exploded view, as SVG.
        case picture
        /// The auto-layout trace, and why items of collections stand where they stand.
        case layout
    }

    private let scene: OneScene
    private let variant: Variant
    private let form: Form

    package init(_ scene: OneScene, _ variant: Variant = Variant(), form: Form = .lines) {
        self.scene = scene
        self.variant = variant
        self.form = form
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let sceneStage = try scene.atEachTime(variant) { stage, heading in tell(of: stage, heading, &answer) }
        try scene.tellRemarks(of: sceneStage, &answer)
    }

    @MainActor
    private func tell(of stage: Stage, _ heading: String?, _ answer: inout Answer) {
        if let heading { answer.tell(heading) }
        if form == .layout {
            let (traces, lists) = (stage.windows.map { $0.autolayoutTrace() }, LayoutReport(of: stage))
            for trace in traces { answer.tell(trace) }
            if !lists.isEmpty { answer.tell(lists.description) }
            answer.add(
                .object([
                    ("time", .exact(stage.time)), ("constraints", .texts(traces)), ("lists", lists.jsonValue),
                ]))
            return
        }
        let report = HierarchyReport(of: stage)
        answer.tell(form == .picture ? report.svg : report.description)
        answer.add(.object([("time", .exact(stage.time))] + report.jsonMembers))
    }
}
