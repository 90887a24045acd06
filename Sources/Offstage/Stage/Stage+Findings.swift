import UIKit

// What the scene reports becomes diagnostics.
extension Stage: SceneReporter {
    package func misuse(_ message: String, views: [String]) {
        diagnostics.misuse(message, views: views)
    }

    /// Takes over what was noted since the last time of fonts, symbols and assets.
    package func gatherFindings() { TextFindings.tell(host) }

    package func report(_ finding: SceneFinding) {
        diagnostics.add(finding)
    }

    package func reportOnce(_ finding: SceneFinding) {
        if !diagnostics.messages.contains(finding.message) { diagnostics.add(finding) }
    }
}
