import Answers
import Foundation
import PreviewDrawing

/// Lets a program of previews draw, again behind each preview that ends it.
struct PreviewRun {
    let program: String
    var request: PreviewRequest

    /// What became of each picture, in order; one that is not drawn ended the program.
    mutating func run() throws -> [PreviewResult] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "offstage-previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("request.json")
        request.results = folder.appendingPathComponent("results").path
        var done: [PreviewResult] = []
        while true {
            request.skipped = done.count
            try JSONEncoder().encode(request).write(to: file)
            let run = try CapturedProgram(
                program, [], output: .standardError, environment: [PreviewRequest.variable: file.path])
            let all = results
            guard run.code != 0 else { return all }
            guard all.count > done.count else {
                throw AnswerFailure(
                    [Problem("the program of the previews ended with \(run.code) before it drew one")], .badInput)
            }
            done = all
        }
    }

    /// The results, the last of each picture.
    private var results: [PreviewResult] {
        let lines = (try? Data(contentsOf: URL(fileURLWithPath: request.results)))?.split(separator: 10) ?? []
        return lines.compactMap { try? JSONDecoder().decode(PreviewResult.self, from: $0) }
            .reduce(into: []) { results, next in
                if results.last?.name == next.name { results.removeLast() }
                results.append(next)
            }
    }
}
