import UIKit

/// What a reader does at times that were planned before, inside of turns.
@MainActor
package struct ReaderScript {
    let reader: ScreenReader

    /// Plans a step: it is taken once the turn at that time has shown its frame.
    package func schedule(at time: Double, _ step: @escaping @MainActor (ScreenReader) -> Void) {
        let stage = reader.stage
        stage.schedule(at: time) { [weak reader] in
            stage.host.afterCommit {
                guard let reader else { return }
                stage.perform { reader.scripted { step(reader) } }
            }
        }
    }
}

extension ScreenReader {
    /// Steps of the reader that are planned.
    package var script: ReaderScript { ReaderScript(reader: self) }
}

extension Stage {
    /// Sets what the user wants.
    package func set(_ preference: AccessibilityPreference, _ isOn: Bool) {
        perform { host[AccessibilityPreferences.self][preference] = isOn }
    }
}
