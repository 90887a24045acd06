/// The words behind `offstage swift audit`.
package struct AuditWords: Sendable, Equatable {
    package enum Listing: Sendable, Equatable { case rules, markdown, checklist, help }

    /// The package's folder, or files.
    package var paths: [String] = []
    package var listing: Listing?
    /// Whether the package's tests are run, and what SwiftPM is told of it.
    package var runs = false
    package var testOptions: [String] = []
    package var json = false
    package var junit: String?
    package var sarif: String?
    package var only: [String] = []
    package var without: [String] = []
    package var guardrails = false
    package var baseline: String?
    package var newBaseline: String?
    package var target: IOSVersion?
    /// A table of versions in place of the kit's.
    package var availability: String?

    /// Why words are none of ours.
    package struct Fault: Error, Equatable {
        package let message: String

        package init(message: String) {
            self.message = message
        }
    }

    package init(_ words: [String]) throws(Fault) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                if runs { testOptions += rest } else { paths += rest }
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                paths.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if try flag(word) { continue }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw Fault(message: "\(word) needs a value")
            }
            try option(parts[0], value)
        }
        try check()
    }

    private mutating func flag(_ word: String) throws(Fault) -> Bool {
        switch word {
        case "--json": json = true
        case "--run": runs = true
        case "--rules": listing = listing == .markdown ? .markdown : .rules
        case "--markdown": listing = .markdown
        case "--checklist": listing = .checklist
        case "-h", "--help": listing = .help
        default: return false
        }
        return true
    }

    private mutating func option(_ name: String, _ value: String) throws(Fault) {
        switch name {
        case "--junit": junit = value
        case "--sarif": sarif = value
        case "--only": only += try Self.rules(value)
        case "--without": without += try Self.rules(value)
        case "--baseline": baseline = value
        case "--write-baseline": newBaseline = value
        case "--availability": availability = value
        case "--set":
            guard value == AuditRule.Group.guardrails.rawValue else {
                throw Fault(message: "there is no set '\(value)'; guardrails is one")
            }
            guardrails = true
        case "--ios":
            guard let version = IOSVersion(value) else { throw Fault(message: "'\(value)' is no version of iOS") }
            target = version
        default: throw Fault(message: "unknown option '\(name)'; see offstage swift audit --help")
        }
    }

    private static func rules(_ value: String) throws(Fault) -> [String] {
        let ids = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
        for id in ids where RuleTable.rule(id) == nil {
            throw Fault(message: "there is no rule '\(id)'\(Disabling.nearest(id)); --rules lists them")
        }
        return ids
    }

    private func check() throws(Fault) {
        if runs, !rules.contains(where: \.isOfRun) {
            throw Fault(message: "--run asks for rules that --only and --without leave out")
        }
        let outputs = [junit, sarif].count { $0 == "-" } + (json ? 1 : 0)
        if outputs > 1 { throw Fault(message: "only one of --json, --junit - and --sarif - can have standard output") }
        if baseline != nil, newBaseline != nil {
            throw Fault(message: "--baseline reads and --write-baseline writes; name one")
        }
        guard let newBaseline else { return }
        if newBaseline == "-" { throw Fault(message: "--write-baseline needs a file, not standard output") }
        if json || junit != nil || sarif != nil {
            throw Fault(message: "--write-baseline writes a baseline alone, without --json, --junit and --sarif")
        }
    }

    /// The rules that are asked for.
    package var rules: [AuditRule] {
        RuleTable.listed.filter { rule in
            if without.contains(rule.id) { return false }
            if !only.isEmpty { return only.contains(rule.id) }
            return rule.group == .review || guardrails
        }
    }

    package static let help = """
        OVERVIEW: Review the UIKit sources of a package or an app, without building it.

        Reads all Swift files below PACKAGE (default: this folder) and tells what reviews of UIKit code look for: habits
        of generated code, superseded names, lifecycle, layout, lists, memory, concurrency, accessibility. What is
        superseded is told only where the deployment target has what supersedes it: the target is the manifest's
        platforms, a project's IPHONEOS_DEPLOYMENT_TARGET, or --ios.

        With --run the package's tests are run, as by 'offstage swift test', and what only shows at work is told with the
        rest: callbacks, constraints, leaks, scrolling, accessibility. Findings name the test and stand where the class
        is declared that they belong to.

        USAGE: offstage swift audit [PACKAGE | FILES …] [OPTIONS] [--run [-- OPTIONS OF SWIFT TEST]]

        OPTIONS:
          --run                  Run the package's tests, and ask the rules that need it, too. What stands behind a
                                 double dash is SwiftPM's.
          --only RULES           Ask these rules alone, separated by commas.
          --without RULES        Leave these rules out.
          --set guardrails       Ask the guardrails of an app of view models and coordinators, too.
          --ios VERSION          The deployment target.
          --baseline FILE        Tell only what is not in a baseline.
          --write-baseline FILE  Write what there is now as a baseline.
          --json                 Print the findings as JSON.
          --junit FILE           Write them as JUnit XML; - is standard output.
          --sarif FILE           Write them as SARIF 2.1.0, for hosts of code; - is standard output.
          --rules [--markdown]   List all rules.
          --checklist            List the review's checklist, and which rule looks for which line.
          -h, --help             Show this.

        A comment silences a rule for its own line, or for the next if it stands alone; it has to say why:
          // offstage:disable strong-self: the clock is the app's own and never ends
        // offstage:disable-file RULE: reason is for the whole file.

        EXAMPLES:
          offstage swift audit
          offstage swift audit App --set guardrails --without long-controller
          offstage swift audit --write-baseline audit.tsv
          offstage swift audit --baseline audit.tsv --sarif audit.sarif
          offstage swift audit --only newer-than-target --ios 14
          offstage swift audit --run -- --filter ProfileTests

        EXIT CODES:
          0  nothing was found
          1  something was found
          2  wrong usage, or an input that cannot be read or does not parse, or tests that did not run to their end
          7  an output cannot be written

        """
}
