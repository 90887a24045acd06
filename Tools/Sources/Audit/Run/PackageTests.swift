import CompilerFront
import Glibc

/// A run of a package's tests by `offstage swift test`, whose stages tell what they see.
struct PackageTests {
    /// The name in the environment under which the programs of tests find the run's file.
    private static let fileVariable = "OFFSTAGE_FINDING_LOG"
    /// The name under which `offstage` tells where it lies itself.
    private static let programVariable = "OFFSTAGE_PROGRAM"

    /// The folder of the package's manifest.
    let folder: String
    /// What SwiftPM's test is told.
    let options: [String]

    /// Runs them; what they print goes to standard error, as standard output is the report's.
    func run() -> (RunState, [RunFinding]) {
        guard let program = getenv(Self.programVariable).map({ String(cString: $0) }), !program.isEmpty else {
            return (.failed("only 'offstage swift audit' knows the program that runs them"), [])
        }
        var template = Array("\(Self.scratch)/offstage-audit-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { return (.failed("there is no folder for the run's file"), []) }
        let scratch = String(cString: made)
        let file = scratch + "/findings"
        defer {
            unlink(file)
            rmdir(scratch)
        }
        setenv(Self.fileVariable, file, 1)
        let code: Int32
        do {
            code = try ChildRun(program: program, arguments: ["swift", "test"] + options, folder: folder).run()
        } catch {
            return (.failed("\(error)"), [])
        }
        let log = RunLog(String(decoding: Files.read(file) ?? [], as: UTF8.self))
        guard log.hasBegun else { return (.failed("the package does not build, or has none"), []) }
        return (.ran(code: code, isWhole: log.isWhole), log.findings)
    }

    private static var scratch: String {
        guard let path = getenv("TMPDIR").map({ String(cString: $0) }), !path.isEmpty else { return "/tmp" }
        return path
    }
}
