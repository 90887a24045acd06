import CompilerFront
import Glibc

// offstage-adapt SOURCE TARGET: writes a folder out with the rewriting done.
// offstage-adapt --into FOLDER FILE… [-- FILE…]: writes files of one module out for the compiler, as the plugin of
// packages asks; those behind the dashes are the module's others.
func fail(_ message: String, _ status: Int32) -> Never {
    Files.complain("error: \(message)")
    exit(status)
}

func adaptFiles(_ words: ArraySlice<String>) throws -> Never {
    let parts = words.dropFirst().split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    let files = try AdaptedFiles(
        originals: parts.first.map(Array.init) ?? [], others: parts.count > 1 ? Array(parts[1]) : [],
        into: words.first ?? "")
    let problems = try files.write(optionalMethods: Kit.ofThisProgram().optionalMethods)
    for problem in problems { Files.complain("\(problem)") }
    exit(problems.contains { $0.severity == .error } ? 1 : 0)
}

func adaptFolder(_ source: String, _ target: String) throws -> Never {
    var isFolder = stat()
    guard stat(source, &isFolder) == 0, isFolder.st_mode & S_IFMT == S_IFDIR else {
        fail("\(source) is not a folder", 2)
    }
    guard !Files.exists(target) else { fail("\(target) exists already; name a folder that does not", 7) }
    let folder = AdaptedFolder(source: source, target: target)
    let outcome = try folder.write(optionalMethods: Kit.ofThisProgram().optionalMethods)
    for problem in outcome.warnings + outcome.problems { Files.complain("\(problem)") }
    print("\(target): \(outcome.rewritten) files rewritten, \(outcome.copied) copied as they are")
    exit(outcome.problems.isEmpty ? 0 : 1)
}

Stack.raise()
let arguments = CommandLine.arguments
do {
    if arguments.count > 3, arguments[1] == "--into" { try adaptFiles(arguments[2...]) }
    guard arguments.count == 3 else { fail("usage: offstage adapt SOURCE TARGET", 64) }
    try adaptFolder(arguments[1], arguments[2])
} catch {
    fail("\(error)", 7)
}
