import RenderServer
import TextFormatting

/// What differs between two scenes, two goldens or two folders of them.
package struct DiffQuestion: Question {
    package static let command = "diff"

    private let old: String
    private let new: String
    private let variant: Variant

    /// - Parameters:
    ///   - old: A scene, golden or folder; `-` is a scene from standard input.
    ///   - new: One of the same kind.
    package init(old: String, new: String, _ variant: Variant = Variant()) {
        self.old = old
        self.new = new
        self.variant = variant
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let results = try FileComparison(options: try variant.sceneOptions()).compare(old, new)
        let different = results.filter { !$0.isEqual }
        if !different.isEmpty { answer.tell("--- old: \(old)\n+++ new: \(new)") }
        for result in different {
            answer.tell(result.text)
            answer.add(result.jsonValue)
        }
        answer.tell("\(results.count.counted("file")) compared, \(different.count.counted("file", "differ"))")
        if !different.isEmpty { throw ExitStatus.differs }
    }
}
