import Foundation

/// What an app asked the system for: recorded and answered, never done.
package enum AppRequest: Equatable {
    case open(URL, isOpened: Bool)
    case badge(Int)
    case idleTimer(isDisabled: Bool)
    case beginBackgroundTask(UIBackgroundTaskIdentifier, name: String?)
    case endBackgroundTask(UIBackgroundTaskIdentifier)
}
