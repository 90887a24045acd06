import CompilerFront
import Glibc

// Called by SwiftPM as its compiler (SWIFT_EXEC): rewrites what Objective-C meant, then runs the toolchain's swiftc.
Stack.raise()
do {
    let front = Front(kit: .ofThisProgram())
    let given = Array(CommandLine.arguments.dropFirst())
    switch try front.decide(given) {
    case .run(let arguments, let warnings):
        for warning in warnings { Files.complain("\(warning)") }
        exit(try front.compile(given, by: front.kit.compiler(), arguments))
    case .refuse(let problems):
        for problem in problems { Files.complain("\(problem)") }
        exit(1)
    }
} catch {
    Files.complain("error: \(error)")
    exit(1)
}
