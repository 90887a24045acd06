import Foundation
import Pages

/// A small HTTP server for one browser on the same machine: it listens on the loopback address only.
struct LoopbackServer: Sendable {
    private let listener: Int32
    /// The port that it listens on.
    let port: UInt16
    private let state: WatchState

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

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
            throw Failure(description: "cannot listen on port \(port): \(String(cString: strerror(errno)))")
        }
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
        }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers for ever, each connection on a thread of its own, as a browser has few.
    func run() {
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { continue }
                Thread.detachNewThread {
                    serve(connection)
                    close(connection)
                }
            }
        }
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
        send(answer(to: String(decoding: head, as: UTF8.self)), on: connection)
    }

    private func answer(to head: String) -> [UInt8] {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3, words[0] == "GET" else { return response("405 Method Not Allowed", "text/plain", []) }
        // Another site's name that resolves to this machine is not for us.
        let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).trimmingCharacters(in: .whitespaces)
        guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
            return response("403 Forbidden", "text/plain", [])
        }
        return answer(path: String(words[1]))
    }

    private func answer(path: String) -> [UInt8] {
        let parts = path.split(separator: "?", maxSplits: 1)
        let steps = (parts.first ?? "").split(separator: "/")
        if steps.isEmpty { return response("200 OK", "text/html; charset=utf-8", WatchPage.html) }
        if steps == ["favicon.ico"] { return response("204 No Content", "image/png", []) }
        if steps == ["state"] {
            let known = parts.count > 1 ? Int(parts[1].replacingOccurrences(of: "after=", with: "")) ?? -1 : -1
            return response("200 OK", "application/json", state.description(after: known, waiting: 20))
        }
        if steps.count == 3, steps[0] == "picture", let index = Int(steps[1]), let place = Int(steps[2]),
            let png = state.picture(index, place)
        {
            return response("200 OK", "image/png", png)
        }
        return response("404 Not Found", "text/plain", [])
    }

    private func response(_ status: String, _ type: String, _ body: [UInt8]) -> [UInt8] {
        let head = """
            HTTP/1.1 \(status)\r
            Content-Type: \(type)\r
            Content-Length: \(body.count)\r
            Cache-Control: no-store\r
            X-Content-Type-Options: nosniff\r
            Cross-Origin-Resource-Policy: same-origin\r
            Connection: close\r
            \r

            """
        return [UInt8](head.utf8) + body
    }

    private func send(_ bytes: [UInt8], on connection: Int32) {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            start += count
        }
    }
}
