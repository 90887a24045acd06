import CompilerFront
import Glibc

// offstage-adapt SOURCE TARGET: writes a folder out with the rewriting done.
func fail(_ message: String, _ status: Int32) -> Never {
    Files.complain("error: \(message)")
    exit(status)
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { fail("usage: offstage adapt SOURCE TARGET", 64) }
var isFolder = stat()
guard stat(arguments[1], &isFolder) == 0, isFolder.st_mode & S_IFMT == S_IFDIR else {
    fail("\(arguments[1]) is not a folder", 2)
}
guard !Files.exists(arguments[2]) else { fail("\(arguments[2]) exists already; name a folder that does not", 7) }
do {
    let folder = AdaptedFolder(source: arguments[1], target: arguments[2])
    let outcome = try folder.write(optionalMethods: Kit.ofThisProgram().optionalMethods)
    for problem in outcome.problems { Files.complain("\(problem)") }
    print("\(arguments[2]): \(outcome.rewritten) files rewritten, \(outcome.copied) copied as they are")
    exit(outcome.problems.isEmpty ? 0 : 1)
} catch {
    fail("\(error)", 7)
}
