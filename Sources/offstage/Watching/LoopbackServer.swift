import Answers
import Foundation
import Goldens
import Pages

/// A small HTTP server for one browser on the same machine: it listens on the loopback address only.
struct LoopbackServer: Sendable {
    private let listener: Int32
    /// The port that it listens on.
    let port: UInt16
    private let state: WatchState
    private let connections = ConnectionCount()

    /// - Parameter port: 0 takes any that is free.
    init(port: UInt16, state: WatchState) throws {
        self.state = state
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let (listener, size) = (listener, length)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
        }
        guard isBound, listen(listener, 16) == 0 else {
            throw AnswerFailure(
                [Problem("port \(port) cannot be listened on: \(SystemRefusal().reason)")], .cannotWrite)
        }
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
        }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers for ever, each connection on a thread of its own, as a browser has few: of more than it makes, the last
    /// ones are told to come back.
    func run() {
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                if connection >= 0 { take(connection) } else { pause(after: errno) }
            }
        }
    }

    /// Connections at a time (assumed: more than a browser's pages hold open).
    static let connectionLimit = 64

    private func take(_ connection: Int32) {
        guard connections.begin(atMost: Self.connectionLimit) else {
            send(response("503 Service Unavailable", "text/plain", []), on: connection)
            close(connection)
            return
        }
        Thread.detachNewThread {
            serve(connection)
            close(connection)
            connections.end()
        }
    }

    /// Waits where the system has nothing for a connection, so that others may end meanwhile.
    private func pause(after error: Int32) {
        if error != EINTR, error != ECONNABORTED { usleep(100_000) }
    }

    // MARK: One request a connection

    private static let headLimit = 16 * 1024

    private func serve(_ connection: Int32) {
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while head.count < Self.headLimit, !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            head += buffer[..<count]
        }
        answer(String(decoding: head, as: UTF8.self), on: connection)
    }

    private func answer(_ head: String, on connection: Int32) {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        // Another site's name that resolves to this machine is not for us.
        let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).trimmingCharacters(in: .whitespaces)
        let isOurs = host == "127.0.0.1:\(port)" || host == "localhost:\(port)"
        if words.count != 3 || words[0] != "GET" {
            send(response("405 Method Not Allowed", "text/plain", []), on: connection)
        } else if !isOurs {
            send(response("403 Forbidden", "text/plain", []), on: connection)
        } else if words[1] == "/events" {
            sendEvents(on: connection)
        } else {
            send(answer(path: String(words[1])), on: connection)
        }
    }

    private func answer(path: String) -> [UInt8] {
        let steps = path.prefix { $0 != "?" }.split(separator: "/")
        if steps.isEmpty { return response("200 OK", "text/html; charset=utf-8", WatchPage.html) }
        if steps == ["favicon.ico"] { return response("204 No Content", "image/png", []) }
        if steps.count == 3, steps[0] == "picture", let index = Int(steps[1]), let place = Int(steps[2]),
            let png = state.picture(index, place)
        {
            return response("200 OK", "image/png", png)
        }
        return response("404 Not Found", "text/plain", [])
    }

    /// Tells of the state now and of each change, until the browser is gone.
    private func sendEvents(on connection: Int32) {
        var known = -1
        var isThere = send(head("200 OK", ["Content-Type: text/event-stream"]), on: connection)
        while isThere {
            if let (revision, state) = state.next(after: known, waiting: Self.silence) {
                known = revision
                isThere = send([UInt8]("data: ".utf8) + state + [UInt8]("\n\n".utf8), on: connection)
            } else {
                // A comment, to learn whether anybody listens.
                isThere = send([UInt8](":\n\n".utf8), on: connection)
            }
        }
    }

    /// Seconds without an event.
    private static let silence = 15.0

    private func response(_ status: String, _ type: String, _ body: [UInt8]) -> [UInt8] {
        head(status, ["Content-Type: \(type)", "Content-Length: \(body.count)"]) + body
    }

    private func head(_ status: String, _ fields: [String]) -> [UInt8] {
        let all =
            ["HTTP/1.1 \(status)"] + fields
            + [
                "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
                "Cross-Origin-Resource-Policy: same-origin",
                "Connection: close", "", "",
            ]
        return [UInt8](all.joined(separator: "\r\n").utf8)
    }

    /// - Returns: false when nobody is there to take it.
    @discardableResult
    private func send(_ bytes: [UInt8], on connection: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }
}
