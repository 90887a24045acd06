import Foundation
import Goldens
import TextFormatting

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
    /// Whether it writes where nobody sees it: without a terminal, or with CI set.
    package var isAnywhere: Bool
    /// What is compared.
    package var aspect: GoldenAspect

    package init(
        golden: String, failures: String, mode: RecordMode = .never, prune: Bool = false, mayWrite: Bool = false,
        isAnywhere: Bool = false, comparing aspect: GoldenAspect = .all
    ) {
        self.golden = golden
        self.failures = failures
        self.mode = mode
        self.prune = prune
        self.mayWrite = mayWrite
        self.isAnywhere = isAnywhere
        self.aspect = aspect
    }

    /// What those who read the run's output must know; nil for nothing.
    var warning: String? {
        isAnywhere ? "recording where nobody watches: look at each picture before it is committed" : nil
    }

    /// A command that accepts what a scene draws now, and looks for its golden where the whole run did.
    /// - Parameter test: The scene, by its path below the folder that was named and by its file.
    func acceptance(of test: (name: String, path: String), _ variant: Variant) -> String {
        let below = PathText(test.name).folder
        let folder = below.isEmpty ? golden : PathText(golden).appending(below)
        let words = ["offstage", "test", test.path, "--golden", folder] + variant.arguments + ["--record"]
        return words.map(ShellWord.quoted).joined(separator: " ")
    }

    var folder: GoldenFolder {
        GoldenFolder(goldens: URL(fileURLWithPath: golden), failures: URL(fileURLWithPath: failures), comparing: aspect)
    }
}
