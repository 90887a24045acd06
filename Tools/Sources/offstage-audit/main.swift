import Audit
import CompilerFront
import Glibc

// offstage-audit [PACKAGE | FILES…] [OPTIONS]: `offstage swift audit`, which hands its words over.
do {
    let words = try AuditWords(Array(CommandLine.arguments.dropFirst()))
    let isPlain = getenv("NO_COLOR") != nil || getenv("TERM").map { String(cString: $0) } == "dumb"
    let program = AuditProgram(
        words, kit: Kit.ofThisProgram().root, isTerminal: isatty(1) == 1 && !isPlain,
        print: { Files.write(Array($0.utf8), to: 1) }, complain: Files.complain)
    exit(program.run())
} catch {
    Files.complain("error: \(error.message)")
    exit(2)
}
