/// The words behind `make mutants`.
package struct MutantsWords: Sendable, Equatable {
    package var count = 60
    package var seed: UInt64 = 1
    package var minutes = 60.0
    package var modules = ["UIKit", "QuartzCore", "SceneFile"]
    /// Test targets in place of those that name the module.
    package var tests: [String]?
    package var jobs = 1
    package var package = "."
    package var folder: String?
    package var isDebug = false
    package var json = false
    package var lists = false
    package var helps = false

    package init(_ words: [String]) throws(MutantFault) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--debug": isDebug = true
            case "--json": json = true
            case "--list": lists = true
            case "-h", "--help": helps = true
            default:
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard Self.options.contains(parts[0]) else {
                    throw MutantFault("unknown word '\(word)'; see --help")
                }
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw MutantFault("\(word) needs a value")
                }
                try take(parts[0], value)
            }
        }
    }

    private static let options: Set<String> = [
        "--count", "--seed", "--minutes", "--modules", "--tests", "--jobs", "--package", "--folder",
    ]

    private mutating func take(_ name: String, _ value: String) throws(MutantFault) {
        switch name {
        case "--count": count = try Self.number(value, of: name, in: 1...10_000)
        case "--jobs": jobs = try Self.number(value, of: name, in: 1...64)
        case "--seed":
            guard let number = UInt64(value) else { throw MutantFault("--seed is a whole number, not '\(value)'") }
            seed = number
        case "--minutes":
            guard let number = Double(value), number > 0, number <= 10_000 else {
                throw MutantFault("--minutes is a number above 0 and up to 10000, not '\(value)'")
            }
            minutes = number
        case "--modules": modules = try Self.names(value, of: name)
        case "--tests": tests = try Self.names(value, of: name)
        case "--package": package = value
        default: folder = value
        }
    }

    private static func number(_ value: String, of name: String, in range: ClosedRange<Int>) throws(MutantFault) -> Int
    {
        guard let number = Int(value), range.contains(number) else {
            throw MutantFault(
                "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
        }
        return number
    }

    private static func names(_ value: String, of name: String) throws(MutantFault) -> [String] {
        let names = value.split { $0 == " " || $0 == "," }.map(String.init)
        guard !names.isEmpty else { throw MutantFault("\(name) names nothing") }
        return names
    }

    package static let help = """
        OVERVIEW: Put mistakes into the package's modules on trial, and list those that no test notices.

        Draws COUNT mistakes by SEED, as many of each kind and module as there are: a comparison turned, a call left
        out, two calls swapped, a while made an if, a default taken, a sign turned, a mark not set. All are built into
        a copy of the package at once, behind an environment variable; those that do not compile make room for others.
        Then the tests that cover the modules run once without a mistake, which tells which mistakes they come by, and
        once for each mistake, until a test fails. The package's own sources stay as they are.

        USAGE: offstage-mutants [OPTIONS]

        OPTIONS:
          --count N        How many mistakes are tried (default: 60).
          --seed N         Which ones: the same for the same seed and sources (default: 1).
          --minutes N      When it ends, with what it has; the build counts (default: 60).
          --modules NAMES  Where they are made (default: "UIKit QuartzCore SceneFile").
          --tests NAMES    The test targets to run (default: all that name one of the modules as a dependency).
          --jobs N         How many test programs run at a time (default: 1).
          --package PATH   The package's folder (default: this one).
          --folder PATH    Where the copy and its build lie (default: .build/mutants in the package).
          --debug          Build for debugging: sooner built, later run.
          --list           Only list the mistakes.
          --json           Print JSON in place of a table.
          -h, --help       Show this.

        EXAMPLES:
          offstage-mutants --count 10 --modules AutoLayout --debug
          offstage-mutants --seed 2 --minutes 30 --json > mutants.json

        EXIT CODES:
          0  the mistakes were tried, or as many as there was time for, whatever survived
          2  wrong usage
          3  it could not run: the package does not build, or its tests do not run

        """
}
