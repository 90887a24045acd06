import Dispatch

extension DispatchQueue {
    /// The main queue in virtual time. It stands before Dispatch's own where UIKit is imported.
    public static var main: MainQueue { MainQueue() }
}

extension MainQueue {
    /// The main queue in virtual time, where a parameter has this type: `group.notify(queue: .main)`.
    public static var main: MainQueue { MainQueue() }
}
