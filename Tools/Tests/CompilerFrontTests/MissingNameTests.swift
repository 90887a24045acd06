import Foundation
import Testing

@testable import CompilerFront

@Suite("Names that are missing")
struct MissingNameTests {
    private static let written = """
        /a/B.swift:3:9: error: cannot find type 'UITextChecker' in scope
        {"output":"/a/C.swift:1:8: error: no such module 'WebKit'\\nimport WebKit\\n"}
        /a/B.swift:9:9: error: cannot find 'UIImagePickerController' in scope
        /a/B.swift:9:9: error: cannot find 'helper' in scope; did you mean 'helped'?
        /a/B.swift:12:9: error: cannot find type 'UITextChecker' in scope
        /a/B.swift:14:9: error: value of type 'UIView' has no member 'UIColorWell'

        """

    @Test("They are read in whatever pieces they come, each once, and nothing else is", arguments: [1, 7, 4096])
    func pieces(_ length: Int) {
        var missing = MissingNames()
        var bytes = Array(Self.written.utf8)[...]
        while !bytes.isEmpty {
            missing.read(Array(bytes.prefix(length)))
            bytes = bytes.dropFirst(length)
        }
        #expect(missing.names == ["UITextChecker", "WebKit", "UIImagePickerController", "helper"])
    }

    @Test("One line names what of Apple's is absent and the page about it; of other names it says nothing")
    func sentence() {
        func sentence(_ text: String) -> String? {
            var missing = MissingNames()
            missing.read(Array(text.utf8))
            return missing.sentence(
                onPurpose: ["WebKit", "UIImagePickerController"], known: ["UITextChecker", "UIImagePickerController"])
        }
        #expect(
            sentence(Self.written)
                == "error: WebKit and UIImagePickerController are absent on purpose: see Docs/absent-on-purpose.md; "
                + "UITextChecker is not there yet: see Docs/api-coverage.md")
        #expect(
            sentence("error: no such module 'WebKit'\n")
                == "error: WebKit is absent on purpose: see Docs/absent-on-purpose.md")
        #expect(sentence("error: cannot find 'helper' in scope\n") == nil)
        #expect(sentence("error: cannot find type 'WebKit' in scope") == nil)
    }

    @Test("A compiler that is watched writes what it writes, to both streams, and its end is handed on")
    func watched() throws {
        func run(_ script: String) throws -> (code: Int32, heard: String) {
            var heard: [UInt8] = []
            let code = try WatchedRun(program: "/bin/sh", arguments: ["-c", script]).run { heard += $0 }
            return (code, String(decoding: heard, as: UTF8.self))
        }
        let both = try run("echo one; sleep 0.1; echo two >&2; exit 3")
        #expect(both.code == 3 && both.heard == "one\ntwo\n")
        #expect(try run("kill -9 $$").code == 137)
        // More than a pipe holds.
        #expect(try run("head -c 100000 /dev/zero | tr '\\0' x").heard.utf8.count == 100_000)
        #expect(throws: FrontError.self) {
            _ = try WatchedRun(program: "/no/such/compiler", arguments: []).run { _ in }
        }
    }

    /// A process that another test started while the script was being written has it open a moment longer.
    private func started(_ run: () throws -> Int32) throws -> Int32 {
        for _ in 0..<200 {
            do { return try run() } catch FrontError.cannotRun(_, ETXTBSY) { usleep(20_000) }
        }
        return try run()
    }

    @Test("A compiler that fails is followed by the line, one that succeeds by none")
    func line() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "names \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "WebKit\n".write(to: folder.appending(path: "absent-on-purpose.txt"), atomically: true, encoding: .utf8)
        let compiler = folder.appending(path: "swiftc")
        let script = "#!/bin/sh\necho \"error: no such module 'WebKit'\" >&2\nexit $1\n"
        try script.write(to: compiler, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let front = Front(kit: Kit(root: folder.path))
        var said: [String] = []
        for code in ["1", "0"] {
            let end = try started {
                try front.compile(["-c", "A.swift"], by: compiler.path, [code]) { said.append($0) }
            }
            #expect(end == Int32(code))
        }
        #expect(said == ["error: WebKit is absent on purpose: see Docs/absent-on-purpose.md"])
    }
}
