import Foundation
import Goldens

/// Holds the pipe to a client and has a process of its own draw: whatever becomes of that, each request has one answer,
/// in the order of the requests.
package struct WorkerSupervisor {
    private let keeper: ChildKeeper
    private let limits: WorkerLimits
    private let reader: MessageReader
    private let output: Int32

    /// - Parameter recycle: Requests after which the drawing process is replaced; nil for never.
    package init(
        _ command: ChildCommand, limits: WorkerLimits = .standard, recycle: Int? = nil, input: Int32 = STDIN_FILENO,
        output: Int32 = STDOUT_FILENO
    ) {
        self.limits = limits
        self.output = output
        keeper = ChildKeeper(command, limits: limits, recycle: recycle, client: output)
        reader = MessageReader(DescriptorSource(input).read)
    }

    /// Answers until the client has enough.
    /// - Returns: What the program exits with.
    package func run() -> ExitStatus {
        signal(SIGPIPE, SIG_IGN)
        defer { keeper.end() }
        do {
            guard send(try keeper.start()) else { return .success }
        } catch {
            Terminal.current.complain("error: \(error.sentence)")
            return .badInput
        }
        return answerAll()
    }

    private func answerAll() -> ExitStatus {
        while true {
            do {
                guard let message = try reader.next() else { return .success }
                let (bytes, isLast) = try answer(message)
                guard send(bytes), !isLast else { return .success }
            } catch let fault as FramingFault {
                _ = send(WorkerAnswer(fault).message.bytes)
                return .wrongUsage
            } catch {
                // Nobody is there to be told.
                return .success
            }
        }
    }

    private func send(_ bytes: Data) -> Bool { OpenFile.write(bytes, to: output) == nil }

    /// - Throws: `ClientIsGone`.
    private func answer(_ message: WorkerMessage) throws -> (bytes: Data, isLast: Bool) {
        let outline = RequestOutline(message.header)
        do {
            if let version = outline.otherVersion {
                let sentence =
                    "the client speaks version \(version) of the protocol, this worker \(WorkerProtocol.version)"
                return (WorkerAnswer(id: outline.id, .version, sentence).message.bytes, true)
            }
            let request = try WorkerRequest(header: message.header)
            if request.verb == .shutdown { return (WorkerAnswer(id: request.id).message.bytes, true) }
            let limits = try limits.lowered(by: request.limits)
            return (try keeper.answer(message.bytes, limits: limits), false)
        } catch let fault as RequestFault {
            return (WorkerAnswer(id: outline.id, .request, fault.sentence).message.bytes, false)
        } catch let failure as ChildKeeper.Failure {
            return (WorkerAnswer(id: outline.id, failure.kind, failure.sentence).message.bytes, false)
        }
    }
}

/// What can be read of a header whatever else is wrong with it.
private struct RequestOutline: Decodable {
    let id: RequestID
    private let version: Int?

    private enum CodingKeys: String, CodingKey {
        case id
        case version = "protocol"
    }

    init(_ header: Data) {
        self = (try? JSONDecoder().decode(Self.self, from: header)) ?? Self()
    }

    private init() { (id, version) = (.none, nil) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = (try? container.decodeIfPresent(RequestID.self, forKey: .id)) ?? .none
        version = try? container.decodeIfPresent(Int.self, forKey: .version)
    }

    /// The version of the protocol, where it is not this one's.
    var otherVersion: Int? { version.flatMap { $0 == WorkerProtocol.version ? nil : $0 } }
}
