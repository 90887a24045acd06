import Offstage
import UIKit

extension SceneStage {
    /// What the stage has to say of the scene and no expectation speaks of, once each, at the place of a view that it
    /// is about; what changes did wrong is among `problems` alone.
    package var remarks: [SceneError] {
        guard !parts[SceneExpectations.self].speakOfDiagnostics else { return [] }
        stage.gatherFindings()
        var known = Set(problems.map(\.message))
        return stage.diagnostics.all.filter { known.insert($0.message).inserted }.map(remark)
    }

    private func remark(_ diagnostic: Diagnostic) -> SceneError {
        let line = diagnostic.line
        let sentence = line.hasSuffix(".") ? String(line.dropLast()) : line
        let message = [sentence, diagnostic.kind.remedy].compactMap { $0 }.joined(separator: "; ")
        for label in diagnostic.views {
            let layer = builder.views.values.first { $0.label == label }?.layer
            if let place = layer.flatMap({ builder.marks.places[$0.renderID] }) {
                return sources.error(message, at: place.mark)
            }
        }
        return SceneError(file: sources.texts[0].file, line: 0, column: 0, message: message)
    }
}
