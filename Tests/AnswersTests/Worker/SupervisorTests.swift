import Foundation
import TestSupport
import Testing

@testable import Answers

/// Supervisors of processes that are no drawing programs: scripts of the shell that do one thing.
@Suite("Supervisors")
struct SupervisorTests {
    /// What the shell prints as a message of a process with this header, which has no character that it minds.
    private static func printing(_ header: String) -> String {
        func octal(_ byte: Int) -> String {
            "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
        }
        let count = header.utf8.count
        let length = (0..<8).map { octal(($0 == 0 ? count + 4 : 0)) } + [count, 0, 0, 0].map(octal)
        return "printf '\(length.joined())\(header)'"
    }

    private static let hello = printing("{\"hello\":1}")
    /// Waits for the bytes of one request of the length that all requests have here.
    private static let request = "head -c \(Self.message(1).count) >/dev/null"

    /// A request of one length whatever its number.
    private static func message(_ number: Int) -> Data {
        let header = "{\"protocol\":1,\"id\":\(number),\"verb\":\"schema\"}"
        return WorkerMessage(header: Data(header.utf8)).bytes
    }

    private struct Heard {
        let headers: [[String: Any]]
        let status: Answers.ExitStatus
        /// Lines that the script wrote to COUNT.
        let starts: Int

        func kind(_ number: Int) -> String? { (headers[number]["error"] as? [String: Any])?["kind"] as? String }
        func sentence(_ number: Int) -> String {
            (headers[number]["error"] as? [String: Any])?["message"] as? String ?? ""
        }
    }

    /// What a client of a supervisor hears that asks all at once.
    private func ask(
        _ requests: Data, of script: String, limits: WorkerLimits = .standard, recycle: Int? = nil
    ) throws -> Heard {
        let folder = try TemporaryFolder()
        try folder.write(requests, "in")
        try folder.write(Data(), "out")
        let path = { folder.url.appendingPathComponent($0).path }
        let (input, output) = (open(path("in"), O_RDONLY), open(path("out"), O_WRONLY))
        defer { for descriptor in [input, output] { close(descriptor) } }
        let command = ChildCommand(
            program: "/bin/sh", words: ["sh", "-c", script.replacing("COUNT", with: path("count"))],
            scratch: path("scratch"))
        let supervisor = WorkerSupervisor(command, limits: limits, recycle: recycle, input: input, output: output)
        let status = supervisor.run()
        let out = open(path("out"), O_RDONLY)
        defer { close(out) }
        let reader = MessageReader(DescriptorSource(out).read)
        var headers: [[String: Any]] = []
        while let message = try reader.next() {
            headers.append(try #require(try JSONSerialization.jsonObject(with: message.header) as? [String: Any]))
        }
        let starts = (try? String(contentsOfFile: path("count"), encoding: .utf8))?.count { $0 == "\n" } ?? 0
        return Heard(headers: headers, status: status, starts: starts)
    }

    private func requests(_ count: Int) -> Data { (1...count).reduce(into: Data()) { $0 += Self.message($1) } }

    @Test("The hello and the answers of the process are passed on")
    func passesOn() throws {
        let script =
            "\(Self.hello); while [ \"$(\(Self.request.replacing(" >/dev/null", with: "")) | wc -c)\" -gt 0 ]; do \(Self.printing("{\"answer\":2}")); done"
        let heard = try ask(requests(3), of: script)
        #expect(heard.status == .success)
        #expect(heard.headers.map { $0["answer"] as? Int } == [nil, 2, 2, 2])
        #expect(heard.headers[0]["hello"] as? Int == 1)
    }

    @Test("A process that says nothing in time is answered for and replaced")
    func late() throws {
        let heard = try ask(
            requests(2), of: "\(Self.hello); exec sleep 60", limits: WorkerLimits(seconds: 0.2, bytes: 1 << 30))
        #expect(heard.headers.count == 3 && heard.status == .success)
        #expect(heard.kind(1) == "time" && heard.kind(2) == "time")
        #expect(heard.sentence(1) == "drawing took longer than 0.2 s")
        #expect(heard.headers.compactMap { $0["id"] as? Int } == [1, 2])
    }

    @Test("A process that somebody ends, and one that ends by its own fault, are told apart")
    func ends() throws {
        let killed = try ask(requests(1), of: "\(Self.hello); \(Self.request); kill -9 $$")
        #expect(killed.kind(1) == "killed" && killed.sentence(1) == "the drawing process ended by signal 9 (Killed)")
        let aborted = try ask(requests(1), of: "\(Self.hello); \(Self.request); kill -6 $$")
        #expect(
            aborted.kind(1) == "crash"
                && aborted.sentence(1).hasPrefix("the drawing process ended by signal 6 (Aborted); it had up to "))
        let left = try ask(requests(1), of: "\(Self.hello); \(Self.request); exit 3")
        #expect(left.kind(1) == "crash" && left.sentence(1).hasPrefix("the drawing process ended with exit code 3"))
    }

    @Test("An answer that is cut by the end of its process reaches nobody")
    func cut() throws {
        let half = Self.printing("{\"answer\":2}").dropLast(4) + "'"
        let heard = try ask(requests(1), of: "\(Self.hello); \(Self.request); \(half); kill -9 $$")
        #expect(heard.headers.count == 2 && heard.kind(1) == "killed")
    }

    @Test("A process that ended while nobody asked is replaced, and nobody notices")
    func idle() throws {
        // The first answers once and ends; the next one answers the second request.
        let script = "\(Self.hello); \(Self.request); \(Self.printing("{\"answer\":2}"))"
        let heard = try ask(requests(1), of: script)
        #expect(heard.headers.last?["answer"] as? Int == 2)
    }

    @Test("A process answers so many requests as it may, then another one does", arguments: [1, 2, 5])
    func recycles(every count: Int) throws {
        let answering =
            "\(Self.hello); echo x >>COUNT; while [ \"$(\(Self.request.replacing(" >/dev/null", with: "")) | wc -c)\" -gt 0 ]; do \(Self.printing("{\"answer\":2}")); done"
        let heard = try ask(requests(10), of: answering, recycle: count)
        #expect(heard.headers.dropFirst().allSatisfy { $0["answer"] as? Int == 2 } && heard.headers.count == 11)
        // The last one waits for a request that does not come, and may not have begun.
        #expect([10 / count, 10 / count + 1].contains(heard.starts), "\(heard.starts)")
    }

    @Test("A process that cannot begin ends the supervisor with a sentence, and no answer")
    func start() throws {
        let heard = try ask(requests(1), of: "exit 1")
        #expect(heard.headers.isEmpty && heard.status == .badInput)
    }

    @Test("What is wrong with the words is answered without the process, what is wrong with the frame ends it all")
    func faults() throws {
        var bytes = WorkerMessage(header: Data("{\"protocol\":1,\"id\":\"a\",\"verb\":\"dance\"}".utf8)).bytes
        bytes += WorkerMessage(header: Data("{\"id\":2}".utf8)).bytes
        bytes += WorkerMessage(header: Data("nothing".utf8)).bytes + Self.message(3)
        let heard = try ask(bytes, of: "\(Self.hello); exec cat >/dev/null")
        #expect(heard.status == .wrongUsage)
        #expect((1...3).map { heard.kind($0) } == ["request", "request", "frame"])
        #expect(heard.headers[1]["id"] as? String == "a" && heard.headers[2]["id"] as? Int == 2)
        #expect(heard.sentence(2) == "'protocol' is missing" && heard.headers.count == 4)
    }

    @Test("A client of another version hears which one the worker speaks; so does one that asks for the end")
    func version() throws {
        let other = WorkerMessage(header: Data("{\"protocol\":9,\"id\":1,\"new\":true}".utf8)).bytes
        let heard = try ask(other + Self.message(2), of: "\(Self.hello); exec cat >/dev/null")
        #expect(heard.kind(1) == "protocol" && heard.headers.count == 2 && heard.status == .success)
        let end = WorkerMessage(header: Data("{\"protocol\":1,\"id\":1,\"verb\":\"shutdown\"}".utf8)).bytes
        let ended = try ask(end + Self.message(2), of: "\(Self.hello); exec cat >/dev/null")
        #expect(ended.headers.count == 2 && ended.headers[1]["ok"] as? Bool == true && ended.status == .success)
    }
}
