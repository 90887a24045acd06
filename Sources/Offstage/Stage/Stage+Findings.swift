import UIKit

// What the scene reports becomes diagnostics.
extension Stage: SceneReporter {
    package func misuse(_ message: String, views: [String]) {
        diagnostics.misuse(message, views: views)
    }

    package func report(_ finding: SceneFinding) {
        diagnostics.add(finding)
    }

    package func reportOnce(_ finding: SceneFinding) {
        if !diagnostics.messages.contains(finding.message) { diagnostics.add(finding) }
    }
}
