import Foundation
import TextFormatting

/// What a worker answers to one request.
struct WorkerAnswer {
    /// Why there is no answer but this.
    enum Fault: String {
        /// The bytes are no message; the conversation ends.
        case frame
        /// The client speaks another version; the conversation ends.
        case version = "protocol"
        /// The words of the request are wrong.
        case request
        /// The scene cannot be read: `problems` say where and why.
        case scene
        /// Something that the request asked for could not be written.
        case output
        /// The drawing process took too long.
        case time
        /// The drawing process ended by a fault of its own, want of memory for one.
        case crash
        /// Somebody ended the drawing process; asking again may help.
        case killed
    }

    private let id: RequestID
    private var members: [(key: String, value: JSONValue)] = []
    private var parts: [(name: String, bytes: Data)] = []
    private let fault: (kind: Fault, sentence: String)?

    init(id: RequestID) {
        self.id = id
        fault = nil
    }

    init(id: RequestID, _ kind: Fault, _ sentence: String, problems: [Problem] = []) {
        self.id = id
        fault = (kind, sentence)
        add("problems", .array(problems.map(\.jsonValue)))
    }

    init(_ fault: FramingFault) {
        self.init(id: fault.id, .frame, fault.sentence)
    }

    mutating func add(_ key: String, _ value: JSONValue) {
        members.append((key, value))
    }

    /// - Returns: The part's name, for a member of the answer.
    mutating func attach(_ bytes: Data, as name: String) -> JSONValue {
        parts.append((name, bytes))
        return .string(name)
    }

    var message: WorkerMessage {
        let error = fault.map { fault in
            JSONValue.object([("kind", .string(fault.kind.rawValue)), ("message", .string(fault.sentence))])
        }
        return WorkerMessage(
            [("id", id.jsonValue), ("ok", .bool(fault == nil)), ("error", error ?? .null)] + members, parts: parts)
    }
}
