import Foundation
import Testing

@testable import Answers

/// Requests to `offstage worker`, asked all at once, and what it answers.
struct Conversation {
    /// An answer: its header as JSON, and its parts by name.
    struct Answer {
        let header: [String: Any]
        let parts: [String: Data]

        init(_ message: WorkerMessage) throws {
            header = try #require(try JSONSerialization.jsonObject(with: message.header) as? [String: Any])
            let names = try #require(header["parts"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            parts = Dictionary(uniqueKeysWithValues: zip(names, message.parts))
        }

        var id: String? { header["id"] as? String }
        var isRight: Bool { header["ok"] as? Bool == true }
        var kind: String? { (header["error"] as? [String: Any])?["kind"] as? String }
        var sentence: String { (header["error"] as? [String: Any])?["message"] as? String ?? "" }
        var pictures: [[String: Any]] { header["pictures"] as? [[String: Any]] ?? [] }
        var problems: [[String: Any]] { header["problems"] as? [[String: Any]] ?? [] }
    }

    let hello: Answer
    let answers: [Answer]
    let status: Int32
    let errors: String

    /// - Parameter words: What the worker is started with.
    init(_ requests: Data, with program: Program, words: String = "") throws {
        try requests.write(to: program.folder.url.appendingPathComponent(".requests"))
        let result = try program.shell("offstage worker \(words) <.requests >.answers")
        (status, errors) = (result.status, result.errors)
        let file = open(program.folder.url.appendingPathComponent(".answers").path, O_RDONLY)
        defer { close(file) }
        let reader = MessageReader(DescriptorSource(file).read)
        var all: [Answer] = []
        while let message = try reader.next() { all.append(try Answer(message)) }
        hello = try #require(all.first)
        answers = Array(all.dropFirst())
    }

    /// A request's bytes; its header lists the parts.
    static func request(_ id: String, _ members: String, parts: [(name: String, bytes: Data)] = []) -> Data {
        let list = parts.map { "{\"name\":\"\($0.name)\",\"bytes\":\($0.bytes.count)}" }.joined(separator: ",")
        let header = "{\"protocol\":1,\"id\":\"\(id)\",\"parts\":[\(list)]\(members.isEmpty ? "" : ",")\(members)}"
        return WorkerMessage(header: Data(header.utf8), parts: parts.map(\.bytes)).bytes
    }
}
