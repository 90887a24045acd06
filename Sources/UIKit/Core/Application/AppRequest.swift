import Foundation

/// What an app asked the system for: recorded and answered, never done.
package enum AppRequest: Equatable {
    case open(URL, isOpened: Bool)
    case badge(Int)
    case idleTimer(isDisabled: Bool)
    /// Nil for the app's own icon.
    case icon(String?)
    case beginBackgroundTask(UIBackgroundTaskIdentifier, name: String?)
    case endBackgroundTask(UIBackgroundTaskIdentifier)
    /// By the session's identifier; nil for a new one.
    case activateScene(String?)
    case destroyScene(String)
}
