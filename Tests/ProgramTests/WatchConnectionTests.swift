import Foundation
import Testing

/// How many a watching program answers at a time.
@Suite struct WatchConnectionTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.writeScene("card.yml")
    }

    /// A connection that sends nothing yet.
    private func connect(to port: UInt16) -> Int32 {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(connection, $0, size) }
        }
        return result == 0 ? connection : -1
    }

    private func firstLine(from connection: Int32) -> String {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = recv(connection, &buffer, buffer.count, 0)
        return String(decoding: buffer[..<max(0, count)], as: UTF8.self).components(separatedBy: "\r\n")[0]
    }

    private func port(in output: URL) throws -> UInt16 {
        for _ in 0..<500 {
            let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
            if text.contains("\n"), let line = text.split(separator: "\n").first,
                let port = UInt16(line.dropLast().split(separator: ":").last ?? "")
            {
                return port
            }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return 0
    }

    @Test("Of more connections than 64 the last ones are told to come back, and others are answered when those end")
    func bound() throws {
        let output = program.folder.url.appendingPathComponent("watched")
        let errors = program.folder.url.appendingPathComponent("complaints")
        for file in [output, errors] { try Data().write(to: file) }
        let process = try program.start("exec '\(Program.path)' watch card.yml", output, errors)
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let port = try port(in: output)
        let silent = (0..<64).map { _ in connect(to: port) }
        #expect(!silent.contains(-1))
        let late = connect(to: port)
        #expect(firstLine(from: late) == "HTTP/1.1 503 Service Unavailable")
        for connection in silent + [late] { close(connection) }
        let request = Array("GET /favicon.ico HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        var line = ""
        for _ in 0..<100 where !line.contains("204") {
            let next = connect(to: port)
            send(next, request, request.count, Int32(MSG_NOSIGNAL))
            line = firstLine(from: next)
            close(next)
            Thread.sleep(forTimeInterval: 0.02)
        }
        #expect(line == "HTTP/1.1 204 No Content")
    }
}
