import Testing

@testable import Mutants

@Suite("Programs that are run for what they print")
struct HeardRunTests {
    private func run(_ script: String, seconds: Double? = nil, until last: String? = nil) throws -> (
        HeardRun.End, [String]
    ) {
        var lines: [String] = []
        let child = HeardRun(["sh", "-c", script], in: "/", environment: ["OFFSTAGE_MUTANT": "12"], seconds: seconds)
        let end = try child.run { line in
            lines.append(line)
            return line != last
        }
        return (end, lines)
    }

    @Test("Lines of both streams, the folder, variables, and the exit code")
    func plain() throws {
        let (end, lines) = try run("pwd; echo $OFFSTAGE_MUTANT >&2; printf rest; exit 3")
        #expect(end == .exited(3))
        #expect(lines == ["/", "12", "rest"])
    }

    @Test("A crash is told by its signal")
    func crash() throws {
        #expect(try run("kill -ILL $$").0 == .signalled(4))
    }

    @Test("Whoever has heard enough, or has no more time, ends it with all that it started")
    func ends() throws {
        let start = ContinuousClock.now
        #expect(try run("echo a; sleep 300 & sleep 300", until: "a").0 == .stopped)
        #expect(try run("sleep 300 | sleep 300", seconds: 0.3).0 == .timedOut)
        // What it leaves behind with its streams open is not waited for.
        #expect(try run("sleep 300 & echo b").0 == .exited(0))
        #expect(start.duration(to: .now) < .seconds(100))
    }

    @Test("A program that there is not")
    func missing() throws {
        #expect(try HeardRun(["/no/such/program"], in: "/").run { _ in true } == .exited(127))
    }
}
