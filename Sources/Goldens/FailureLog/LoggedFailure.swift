import Foundation

/// What a test found out about a golden, as the run's report needs it.
package struct LoggedFailure: Codable, Hashable, Sendable {
    /// The test as SwiftPM lists it, `Module.Suite/test`; nil where nobody knows.
    package var test: String?
    /// The folder of the golden, and the one in which evidence was left.
    package var goldens: String
    package var failures: String
    /// The golden's name in its folder.
    package var name: String
    /// One word: `pixelsDiffer`, `recorded`, …
    package var kind: String
    package var message: String

    package init(
        test: String? = nil, folder: GoldenFolder, name: String, kind: String, message: String
    ) {
        self.test = test
        goldens = folder.goldens.path
        failures = folder.failures.path
        self.name = name
        self.kind = kind
        self.message = message
    }

    /// Where golden and evidence lie.
    package var folder: GoldenFolder {
        GoldenFolder(goldens: URL(fileURLWithPath: goldens), failures: URL(fileURLWithPath: failures))
    }
}
