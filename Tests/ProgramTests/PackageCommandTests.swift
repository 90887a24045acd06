import Foundation
import Testing

@testable import Answers
@testable import offstage

/// `offstage swift` and `offstage adapt` become other programs: here scripts that say what they were given.
@Suite("Packages for iOS")
struct PackageCommandTests {
    private func prepared(kit version: String?) throws -> Program {
        try Program.withToolchain(
            kit: version,
            swift: """
                for w; do echo "<$w>"; done
                echo $SWIFT_EXEC, $SWIFT_EXEC_MANIFEST, $OFFSTAGE_SWIFTC
                exit 3
                """)
    }

    private func run(_ words: String, in program: Program) throws -> Program.Result {
        try program.runWithToolchain(words)
    }

    @Test("Words go to SwiftPM as they are, with the compiler in front, and its exit code comes back")
    func passedOn() throws {
        let program = try prepared(kit: "Swift version 9")
        let result = try run("swift test --filter 'A b' -v --help", in: program)
        let folder = try program.shell("pwd -P").output.trimmingCharacters(in: .newlines)
        let compiler = "\(folder)/a place/lib/offstage/bin/swiftc"
        let real = "/toolchain/swiftc"
        #expect(result.status == 3)
        #expect(result.output.hasPrefix("<test>\n<--filter>\n<A b>\n<-v>\n<--help>\n\(compiler), "))
        #expect(result.output.hasSuffix("\(real)\n") && result.output.contains("\(real), "))
        #expect(result.errors == "")
    }

    @Test("A double dash may stand between our words and SwiftPM's; later ones are SwiftPM's")
    func doubleDash() throws {
        let program = try prepared(kit: "Swift version 9")
        #expect(try run("swift build -- -v", in: program).output.hasPrefix("<build>\n<-v>\n"))
        let run = try run("swift run Gallery -- -x", in: program)
        #expect(run.output.hasPrefix("<run>\n<Gallery>\n<-->\n<-x>\n"))
    }

    @Test("Another toolchain than the kit's is refused by a sentence")
    func otherToolchain() throws {
        let result = try run("swift build", in: try prepared(kit: "Swift version 8"))
        #expect(result.status == ExitStatus.badInput.rawValue)
        #expect(result.output == "")
        #expect(
            result.errors.contains("the kit was built with 'Swift version 8', and swiftc here is 'Swift version 9'"))
    }

    @Test("Where there is no kit, or no Swift, a sentence says what to do", arguments: ["swift build", "adapt a b"])
    func nothingThere(_ words: String) throws {
        let result = try run(words, in: try prepared(kit: nil))
        #expect(result.status == ExitStatus.badInput.rawValue)
        #expect(result.errors.contains("`make sdk` builds it"))
        guard words.hasPrefix("swift") else { return }
        let program = try prepared(kit: "Swift version 9")
        let bare = try program.shell("PATH=/nowhere 'a place/bin/offstage' swift build")
        #expect(bare.status == ExitStatus.badInput.rawValue)
        #expect(bare.errors.contains("there is no swift in PATH"))
    }

    @Test("Help of the previews is told, with a kit or without; wrong words are wrong usage", arguments: ["9", nil])
    func helpOfPreviews(kit: String?) throws {
        let program = try prepared(kit: kit.map { "Swift version \($0)" })
        for words in ["--help", "-h", "Cards --list --help"] {
            let help = try run("swift previews \(words)", in: program)
            #expect(help.status == ExitStatus.success.rawValue && help.errors == "")
            #expect(help.output.contains("USAGE: offstage swift previews [<package>]"))
            #expect(help.output.contains("--devices <devices>"))
        }
        let wrong = try run("swift previews --devices Toaster", in: program)
        #expect(wrong.status == ExitStatus.wrongUsage.rawValue && wrong.output == "")
        #expect(wrong.errors.contains("there is no device 'Toaster'"))
    }

    @Test("A folder is adapted by the kit's program")
    func adapted() throws {
        let result = try run("adapt 'Some Sources' Out", in: try prepared(kit: "Swift version 9"))
        #expect(result.output == "<Some Sources>\n<Out>\n")
        #expect(result.status == 1)
    }

    @Test("A package is reviewed by the kit's program, whatever the toolchain")
    func audited() throws {
        for version in ["Swift version 9", "Swift version 8"] {
            let result = try run("swift audit 'My App' --json --help", in: try prepared(kit: version))
            #expect(result.output == "<My App>\n<--json>\n<--help>\n")
            #expect(result.status == 1)
        }
    }

    @Test("Help has examples, and a verb that there is not is told with those that there are")
    func help() throws {
        let program = try prepared(kit: nil)
        for words in ["swift --help", "help swift", "swift", "swift -h"] {
            let result = try run(words, in: program)
            #expect(result.status == 0 && result.output.contains("offstage swift test --filter"), "\(words)")
        }
        #expect(try run("adapt --help", in: program).output.contains("offstage adapt Sources Adapted"))
        let wrong = try run("swift fly", in: program)
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("'fly' is none of build, test, run, package, previews, audit"))
        #expect(try run("swfit build", in: program).errors.contains("did you mean 'swift'?"))
    }
}
