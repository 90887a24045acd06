import Foundation

/// Hears of what happens to the app as a whole.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Optional: called when memory is short, before anybody else.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Does nothing when memory is short.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
