import Foundation
import Goldens

/// What a run compares with, and what it may write into the golden folder.
package struct Recording: Sendable {
    /// The folder of recorded pictures.
    package var golden: String
    /// The folder that evidence of failures is left in.
    package var failures: String
    package var mode: RecordMode
    /// Whether goldens that no scene makes any more are removed after a run without failures.
    package var prune: Bool
    /// Whether this run may write goldens at all.
    package var mayWrite: Bool

    package init(
        golden: String, failures: String, mode: RecordMode = .never, prune: Bool = false, mayWrite: Bool = false
    ) {
        self.golden = golden
        self.failures = failures
        self.mode = mode
        self.prune = prune
        self.mayWrite = mayWrite
    }

    var folder: GoldenFolder {
        GoldenFolder(goldens: URL(fileURLWithPath: golden), failures: URL(fileURLWithPath: failures))
    }
}
