import Foundation

/// What takes up an activity that the user goes on with: every responder may.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings back what the user was about.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
