import Foundation

/// Hears of taps on a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Optional: called when a tab was tapped, the selected one too.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing on a tap.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
