import Foundation
import TestSupport
import Testing

@testable import Answers

/// Malformed requests and cut messages, many in a conversation.
@Suite("Worker, asked badly")
struct WorkerStormTests {
    /// What must come of a request.
    private enum Outcome {
        /// An answer of its name.
        case answer
        /// Nothing can be said of what follows.
        case anything
    }

    private static let scene =
        "offstage: 1\ndevice: { size: [8, 8], scale: 1 }\nview: { id: root, backgroundColor: red }\n"

    /// Members of requests that are read as messages and then found wrong, or right.
    private static let members = [
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"}", "\"verb\":\"render\",\"scene\":{\"part\":\"t\"}",
        "\"verb\":\"check\",\"scene\":{\"part\":\"s\"}", "\"verb\":\"vanish\"", "\"verb\":7", "\"verb\":null", "",
        "\"verb\":\"render\"", "\"verb\":\"render\",\"scene\":[]", "\"verb\":\"render\",\"scene\":{\"text\":\"\"}",
        "\"verb\":\"render\",\"scene\":{\"text\":\"offstage: 9\"}",
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"want\":[\"png\",7]",
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"want\":[]",
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"options\":{\"times\":[1e308]}",
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"options\":{\"images\":[\"/proc\"]}",
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"limits\":{\"bytes\":1}",
        "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"memory\":{\"path\":\"/\",\"bytes\":9}",
        "\"verb\":\"render\",\"scene\":{\"path\":\"/dev/null\"}",
        "\"verb\":\"vary\",\"scene\":{\"part\":\"s\"},\"vary\":{\"count\":3}",
        "\"verb\":\"vary\",\"scene\":{\"part\":\"s\"},\"vary\":{\"count\":1e9}",
        "\"verb\":\"render\",\"scene\":{\"path\":\"\\u0000\"}",
        "\"verb\":\"schema\",\"deep\":" + String(repeating: "[", count: 400) + String(repeating: "]", count: 400),
    ]

    private static let names = [
        "s", "t", "../up", "/abs", "a/b.png", "", "a\\u0000b", "é", String(repeating: "n", count: 300),
    ]

    /// A conversation's requests, the last of which may be one that nothing can follow.
    private static func requests(_ random: inout SplitMix64, count: Int) -> (
        bytes: Data, names: [String], last: Outcome
    ) {
        var bytes = Data()
        var names: [String] = []
        for number in 0..<count {
            let id = "r\(number)"
            var parts = [(name: "s", bytes: Data(scene.utf8))]
            if Int.random(in: 0..<4, using: &random) == 0,
                let name = Self.names.dropFirst().randomElement(using: &random)
            {
                parts.append((name, Data((0..<20).map { _ in UInt8.random(in: .min ... .max, using: &random) })))
            }
            if Int.random(in: 0..<3, using: &random) == 0 { parts[0].bytes = damaged(parts[0].bytes, &random) }
            let members = Self.members.randomElement(using: &random) ?? ""
            bytes += Conversation.request(id, members, parts: parts)
            names.append(id)
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return (bytes, names, .answer)
        case 1:
            let cut = Conversation.request("cut", members[0], parts: [("s", Data(scene.utf8))])
            return (bytes + cut.prefix(Int.random(in: 1..<cut.count, using: &random)), names, .anything)
        case 2:
            return (
                bytes + damaged(Conversation.request("hurt", members[0], parts: [("s", Data(scene.utf8))]), &random),
                names, .anything
            )
        default:
            return (
                bytes + Data((0..<50).map { _ in UInt8.random(in: .min ... .max, using: &random) }), names, .anything
            )
        }
    }

    private static func damaged(_ bytes: Data, _ random: inout SplitMix64) -> Data {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
        }
        return bytes
    }

    @Test(
        "5,000 requests in 50 conversations have an answer each, in their order, or the conversation ends with a sentence",
        arguments: 0..<50)
    func storm(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let asked = Self.requests(&random, count: 100)
        let talk = try Conversation(asked.bytes, with: try Program())
        let answers = talk.answers.prefix(asked.names.count)
        #expect(answers.map { $0.id } == asked.names)
        #expect(answers.allSatisfy { $0.isRight || !$0.sentence.isEmpty })
        #expect(talk.status == 0 || (asked.last == .anything && talk.status == 64), "\(talk.status) \(talk.errors)")
        let rest = talk.answers.dropFirst(asked.names.count)
        #expect(rest.isEmpty || asked.last == .anything)
        #expect(talk.status == 0 || rest.last?.kind == "frame")
    }
}
