import Answers
import ArgumentParser
import Foundation
import Glibc

/// `offstage swift`: SwiftPM with a compiler in front that takes packages for iOS as they are.
struct SwiftCommand: AsyncParsableCommand {
    static let name = "swift"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Build, test, run or review a package for iOS as it is.",
        usage: "offstage swift (build | test | run | package | previews | audit) [<arguments>]",
        discussion: HelpText.discussion(
            """
            Runs SwiftPM in this folder with a compiler in front that brings UIKit and turns what needs Objective-C \
            (#selector, @objc, optional requirements, …) into what Linux compiles. Neither manifest nor sources are \
            touched; packages that do not import UIKit are compiled as ever. Arguments, signals and exit codes are \
            SwiftPM's.
            """,
            """
            'swift test' takes two options of ours. --report FILE writes a page of the pictures that failed: recorded, \
            drawn and what differs, of expectGolden and assertSnapshot. --junit FILE writes the results of XCTest and \
            Swift Testing as JUnit XML; each test of XCTest then has a process of its own. With one of them the exit \
            code is 1 where a test failed and 2 where the package does not build.
            """,
            """
            'swift previews' builds the package and draws every #Preview and PreviewProvider in it, into a folder of \
            PNG files; --devices, --appearances, --sizes and --directions multiply them, --golden compares them and \
            --record records. It answers in JSON when given --json, and exits as 'offstage test' does; \
            'offstage swift previews --help' lists its options.

            'swift audit' is ours: it reads the sources of a package or an app and tells what reviews of UIKit code look \
            for, and with --run also what shows while its tests run; 'offstage swift audit --help' lists its options.
            """,
            examples: [
                "offstage swift build", "offstage swift test --filter ProfileTests", "offstage swift run Gallery -v",
                "offstage swift test --junit results.xml --report out.html",
                "offstage swift previews -o Previews --appearances light,dark",
                "offstage swift audit --sarif audit.sarif",
            ],
            exits: [
                .differs, .badInput, .recorded, .missing, .unreadable, .sizeDiffers, .cannotWrite, .pixelsDiffer,
                .accountDiffers, .fontsDiffer,
            ]))

    /// What SwiftPM's program is asked for, and one of ours.
    static let verbs = ["build", "test", "run", "package", previews]
    private static let previews = "previews"
    /// The verb that is the kit's own.
    static let auditVerb = "audit"

    @Argument(
        parsing: .captureForPassthrough, help: "What SwiftPM is told: a verb and its arguments.",
        completion: .list(verbs + [auditVerb]))
    var arguments: [String] = []

    func validate() throws {
        guard let verb = arguments.first, !["-h", "--help"].contains(verb) else {
            throw CleanExit.helpRequest(Self.self)
        }
        let verbs = Self.verbs + [Self.auditVerb]
        guard verbs.contains(verb) else {
            throw ValidationError("'\(verb)' is none of \(verbs.joined(separator: ", "))")
        }
    }

    @MainActor
    func run() async throws {
        // Before anything is looked for: help and complaints need none of it.
        let previews =
            arguments.first == Self.previews
            ? try PreviewOptions.parsedBehindVerb(Array(arguments.dropFirst())) : nil
        let kit = try Kit.ofThisProgram()
        // Reads sources, so any toolchain will do, or none.
        if arguments.first == Self.auditVerb {
            // Where tests are to be run, this program runs them.
            setenv("OFFSTAGE_PROGRAM", Kit.thisProgram, 1)
            try become(kit.auditor, Array(arguments.dropFirst()))
        }
        let toolchain = try Toolchain()
        try kit.check(toolchain: toolchain.version)
        setenv("SWIFT_EXEC", kit.compiler, 1)
        setenv("SWIFT_EXEC_MANIFEST", toolchain.swiftc, 1)
        setenv("OFFSTAGE_SWIFTC", toolchain.swiftc, 1)
        if let previews {
            let status = await PreviewAnswer(options: previews, kit: kit, toolchain: toolchain).run()
            guard status.isSuccess else { throw status }
            return
        }
        if arguments.first == "test" {
            let hasList = access("LinuxMain.swift", F_OK) == 0 || access("Tests/LinuxMain.swift", F_OK) == 0
            let words = try TestWords(Array(arguments.dropFirst()), hasList: hasList)
            if hasList, words.results == nil { try become(toolchain.swift, ["test"] + words.others, name: "swift") }
            if let files = words.results {
                let status = try await PackageTestRun(words: words, files: files, swift: toolchain.swift).run()
                guard status.isSuccess else { throw status }
                return
            }
        }
        // A double dash that divides our words from SwiftPM's is ours.
        var words = arguments
        if words.count > 1, words[1] == "--" { words.remove(at: 1) }
        try become(toolchain.swift, words, name: "swift")
    }
}
