import Foundation

/// Names a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// An identifier by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that an app finishes in the background, and the time that it has for them.
struct BackgroundTasks {
    typealias Handler = @MainActor () -> Void

    /// What a device allows (assumed).
    static let seconds = 30.0

    private var handlers: [(UIBackgroundTaskIdentifier, Handler?)] = []
    private var count = 0
    private var stays = 0
    private var start = 0.0

    mutating func begin(_ handler: Handler?) -> UIBackgroundTaskIdentifier {
        count += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: count)
        handlers.append((identifier, handler))
        return identifier
    }

    /// - Returns: Whether the task was there.
    mutating func end(_ identifier: UIBackgroundTaskIdentifier) -> Bool {
        let before = handlers.count
        handlers.removeAll { $0.0 == identifier }
        return handlers.count < before
    }

    /// - Returns: The number of this stay in the background.
    mutating func enterBackground(at time: Double) -> Int {
        start = time
        stays += 1
        return stays
    }

    func remaining(at time: Double) -> Double { max(0, Self.seconds - (time - start)) }

    /// The handlers of the tasks that are left when a stay ends by time; none if it ended before.
    func expire(_ stay: Int) -> [Handler] { stay == stays ? handlers.compactMap(\.1) : [] }
}
