import UIKit

/// What is wrong with what views are told, as it is found while bodies run.
@MainActor
enum Findings {
    /// Reports a mistake of the app's.
    static func report(_ problem: String) { SceneHost.running?.log(problem) }
}
