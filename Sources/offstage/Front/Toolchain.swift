import Answers
import Foundation
import Glibc

/// The Swift toolchain of the path.
struct Toolchain {
    let swift: String
    let swiftc: String

    /// - Throws: A sentence where a program is missing.
    init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws {
        func find(_ name: String) throws -> String {
            let places = path.split(separator: ":").map { "\($0)/\(name)" }
            guard let place = places.first(where: FileManager.default.isExecutableFile) else {
                throw AnswerFailure([Problem("there is no \(name) in PATH; install Swift first")], .badInput)
            }
            return place
        }
        swift = try find("swift")
        swiftc = try find("swiftc")
    }

    /// The first line of `swiftc --version`.
    var version: String {
        let text = (try? CapturedProgram(swiftc, ["--version"], output: .keptAlone))?.text ?? ""
        return text.split(separator: "\n").first.map(String.init) ?? ""
    }
}

/// Ends this program by becoming another one, which gets its signals and gives its exit code.
func become(_ program: String, _ arguments: [String], name: String? = nil) throws -> Never {
    SignalMask.clear()
    var words = ([name ?? program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
    let reason = String(cString: strerror(errno))
    throw AnswerFailure([Problem("\(program) cannot be run: \(reason)")], .badInput)
}
