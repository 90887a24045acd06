import CompilerFront
import Glibc

// Called by SwiftPM as its compiler (SWIFT_EXEC): rewrites what Objective-C meant, then becomes the toolchain's swiftc.
Stack.raise()
do {
    let front = Front(kit: .ofThisProgram())
    switch try front.decide(Array(CommandLine.arguments.dropFirst())) {
    case .run(let arguments, let warnings):
        for warning in warnings { Files.complain("\(warning)") }
        try front.become(front.kit.compiler(), arguments)
    case .refuse(let problems):
        for problem in problems { Files.complain("\(problem)") }
        exit(1)
    }
} catch {
    Files.complain("error: \(error)")
    exit(1)
}
