import FoundationEssentials

/// What a stage of a test told, a line of JSON in the run's file: Offstage's `FindingLog` writes it, in another package.
package struct RunFinding: Hashable, Sendable, Decodable {
    /// What it is about: rules name the kinds that they are for.
    package let kind: String
    /// A whole sentence.
    package let message: String
    /// The view or controller, as messages name it.
    package var view: String?
    /// The package's classes that it belongs to, the nearest first.
    package var types: [String] = []
    /// The test, as SwiftPM lists it: `Module.Suite/test`.
    package var test: String?

    package init(kind: String, message: String, view: String? = nil, types: [String] = [], test: String? = nil) {
        (self.kind, self.message, self.view) = (kind, message, view)
        (self.types, self.test) = (types, test)
    }
}

/// What a run of a package's tests has told.
package struct RunLog: Sendable {
    package var findings: [RunFinding] = []
    /// Programs of tests that began, and those that came to their end.
    private var (began, ended) = (0, 0)

    /// Whether any program of tests ran.
    package var hasBegun: Bool { began > 0 }
    /// Whether all of them came to their end.
    package var isWhole: Bool { began == ended }

    /// Reads the run's file; a line that was cut off is left out, and so is a second one that says the same.
    package init(_ text: String) {
        let decoder = JSONDecoder()
        var known: Set<RunFinding> = []
        for line in text.split(separator: "\n") {
            guard let finding = try? decoder.decode(RunFinding.self, from: Data(line.utf8)) else { continue }
            switch finding.kind {
            case "began": began += 1
            case "ended": ended += 1
            default: if known.insert(finding).inserted { findings.append(finding) }
            }
        }
    }
}
