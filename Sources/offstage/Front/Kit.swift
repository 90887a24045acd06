import Answers
import Foundation
import Glibc

/// The folder that `make sdk` fills: a compiler, the modules and the libraries for packages that import UIKit.
struct Kit {
    let root: URL

    /// The kit beside this program: `lib/offstage` where it was installed, `sdk` where it was built.
    /// - Throws: A sentence where there is none.
    static func ofThisProgram() throws -> Kit { try Kit(beside: URL(fileURLWithPath: thisProgram)) }

    /// Where this program lies.
    static var thisProgram: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    init(beside program: URL) throws {
        let folder = program.deletingLastPathComponent()
        let places = [
            folder.deletingLastPathComponent().appendingPathComponent("lib/offstage"),
            folder.appendingPathComponent("sdk"),
        ]
        let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path + "/bin/swiftc") }
        guard let found else {
            let looked = places.map(\.path).joined(separator: " and ")
            throw AnswerFailure(
                [
                    Problem(
                        "there is no kit for compiling in \(looked); `make sdk` builds it, `make install` installs it")
                ],
                .badInput)
        }
        root = found
    }

    var compiler: String { root.path + "/bin/swiftc" }
    var adapter: String { root.path + "/bin/offstage-adapt" }
    var auditor: String { root.path + "/bin/offstage-audit" }

    /// The version of the toolchain that built the modules.
    private var toolchain: String {
        let text = try? String(contentsOf: root.appendingPathComponent("toolchain.txt"), encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }

    /// Refuses another toolchain than the kit's: it could not read the modules.
    /// - Parameter version: The first line of `swiftc --version`.
    func check(toolchain version: String) throws {
        guard version != toolchain else { return }
        throw AnswerFailure(
            [
                Problem(
                    "the kit was built with '\(toolchain)', and swiftc here is '\(version)'; run `make sdk` with this one"
                )
            ],
            .badInput)
    }
}
