import Offstage
import UIKit

// What must hold of constraints.
extension LiveTreeCheck {
    /// A constraint that the file says breaks.
    func shouldBreak(_ constraint: SceneConstraint) -> Failure? {
        guard constraint.node.shouldBreak else { return nil }
        let broken = scene.stage.brokenConstraints
        let isBroken = constraint.constraints.contains { made in broken.contains { $0 === made } }
        return isBroken ? nil : Failure(message: "'\(constraint.node.text)' does not break", expected: "a conflict")
    }

    /// Identifiers, or the text of constraints without.
    func brokenConstraints(_ record: SceneRecord) -> Failure? {
        guard let wanted = record.items("brokenConstraints")?.compactMap(\.value.text).sorted() else { return nil }
        let found = scene.stage.brokenConstraints.map { $0.identifier ?? $0.description }.sorted()
        return compare(found, wanted, none: "no broken constraints")
    }

    func ambiguous(_ record: SceneRecord) -> Failure? {
        guard let wanted = record.items("ambiguous")?.compactMap(\.value.text).sorted() else { return nil }
        let found = scene.stage.windows.flatMap(\.ambiguousViews).map(\.name).sorted()
        return compare(found, wanted, none: "no ambiguous views")
    }

    private func compare(_ found: [String], _ wanted: [String], none: String) -> Failure? {
        guard found != wanted else { return nil }
        return Failure(
            message: "found " + (found.isEmpty ? none : found.joined(separator: ", ")),
            expected: wanted.isEmpty ? none : wanted.joined(separator: ", "))
    }
}
