import CompilerFront
import Glibc
import Mutants

// offstage-mutants [OPTIONS]: `make mutants`.
ChildGroups.endWithThisProgram()
let words: MutantsWords
do {
    words = try MutantsWords(Array(CommandLine.arguments.dropFirst()))
} catch {
    Files.complain("error: \(error)")
    exit(2)
}
if words.helps {
    Files.write(Array(MutantsWords.help.utf8), to: 1)
    exit(0)
}
do {
    let program = try MutantsProgram(
        words, print: { Files.write(Array($0.utf8), to: 1) }, complain: { Files.complain($0) })
    try program.run()
} catch {
    Files.complain("error: \(error)")
    exit(3)
}
