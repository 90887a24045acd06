import CoreGraphics
import Foundation
import Offstage

/// Processes that share the scenes of an audit among them.
struct AuditProcesses: Sendable {
    /// Starts this program again.
    let program: String
    /// The words that look at all scenes.
    let words: [String]
    let count: Int

    /// The findings by the numbers of their scenes; none of scenes that cannot be read.
    /// - Throws: `AnswerFailure` where a process does not answer.
    func findings() async throws -> [Int: [AuditFinding]] {
        try await withThrowingTaskGroup(of: [Int: [AuditFinding]].self) { group in
            for part in 0..<count { group.addTask { try findings(of: part) } }
            return try await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        }
    }

    private func findings(of part: Int) throws -> [Int: [AuditFinding]] {
        let own = [words[0], "--part", "\(part)/\(count)"] + words.dropFirst()
        let data = try CapturedProgram(program, own, output: .kept).data
        guard let document = try? JSONDecoder().decode(Document.self, from: data), document.exitCode == 0 else {
            throw AnswerFailure([Problem("a process that looks at scenes has ended without an answer")], .badInput)
        }
        return Dictionary(document.results.map { ($0.number, $0.findings.compactMap(\.finding)) }) { first, _ in first }
    }

    private struct Document: Decodable {
        struct Scene: Decodable {
            let number: Int
            let findings: [Entry]
        }
        let exitCode: Int
        let results: [Scene]
    }

    /// A finding as `AuditFinding.jsonValue` has it.
    private struct Entry: Decodable {
        let scene: String
        let type: String
        let words: String
        let view: String
        let sentence: String
        let figure: Double?
        let remedy: String?
        let place: String?
        let frame: [Double]
        let circumstances: [String]
        let alike: Int

        var finding: AuditFinding? {
            guard let type = AccessibilityAuditType.names.first(where: { $0.name == type })?.type, frame.count == 4
            else { return nil }
            let issue = AccessibilityAuditIssue(
                auditType: type, compactDescription: words, detailedDescription: sentence, view: view,
                frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), figure: figure,
                remedy: remedy)
            return AuditFinding(
                scene: scene, issue: issue, place: place, circumstances: circumstances.isEmpty ? [""] : circumstances,
                alike: alike)
        }
    }
}
