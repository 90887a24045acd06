import Foundation
import Synchronization
import Testing
import TextFormatting

@testable import Answers

/// What a terminal is told, in order.
final class Gathered: Sendable {
    private let bytes = Mutex((output: Data(), errors: Data()))

    var output: String { bytes.withLock { String(decoding: $0.output, as: UTF8.self) } }
    var errors: String { bytes.withLock { String(decoding: $0.errors, as: UTF8.self) } }

    var terminal: Terminal {
        Terminal { [self] data in
            bytes.withLock { $0.output += data }
            return nil
        } errors: { [self] data in
            bytes.withLock { $0.errors += data }
            return nil
        }
    }
}

/// A document as a script reads it.
struct Asked {
    let command: String?
    let exitCode: Int?
    let results: [[String: Any]]
    let problems: [[String: Any]]

    init(_ document: JSONValue) throws {
        let json = try JSONSerialization.jsonObject(with: Data(document.text.utf8))
        let members = try #require(json as? [String: Any])
        command = members["command"] as? String
        exitCode = members["exitCode"] as? Int
        results = try #require(members["results"] as? [[String: Any]])
        problems = try #require(members["problems"] as? [[String: Any]])
    }
}
