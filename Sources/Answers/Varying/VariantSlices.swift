import Foundation
import TextFormatting

/// Parts of a range of variants, each looked at by a process of its own: views live on one thread.
struct VariantSlices: Sendable {
    /// Starts this program again.
    let program: String
    /// The words that look at variants, but for which.
    let words: [String]

    /// The numbers of variants that have findings.
    /// - Throws: `AnswerFailure` where a process does not answer.
    func failing(_ numbers: Range<Int>, jobs: Int) async throws -> [Int] {
        let slices = Self.slices(of: numbers, jobs)
        return try await withThrowingTaskGroup(of: [Int].self) { group in
            for slice in slices { group.addTask { try failing(slice) } }
            return try await group.reduce(into: []) { $0 += $1 }.sorted()
        }
    }

    static func slices(of numbers: Range<Int>, _ jobs: Int) -> [Range<Int>] {
        let count = min(max(1, jobs), numbers.count)
        return (0..<count).map { part in
            numbers.lowerBound + numbers.count * part / count..<numbers.lowerBound + numbers.count * (part + 1) / count
        }
    }

    private func failing(_ slice: Range<Int>) throws -> [Int] {
        let own = ["--first", "\(slice.lowerBound)", "--count", "\(slice.count)", "--as-drawn", "--json"]
        let data = try CapturedProgram(program, words + own, output: .kept).data
        guard let document = try? JSONDecoder().decode(Document.self, from: data), [0, 1].contains(document.exitCode)
        else {
            throw AnswerFailure([Problem("a process that looks at variants has ended without an answer")], .badInput)
        }
        return document.results.compactMap(\.number)
    }

    private struct Document: Decodable {
        struct Result: Decodable { let number: Int? }
        let exitCode: Int
        let results: [Result]
    }
}
