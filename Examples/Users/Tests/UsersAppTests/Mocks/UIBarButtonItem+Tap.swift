import UIKit

extension UIBarButtonItem {
    /// Does what a tap on the item does.
    @MainActor
    func tap() {
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
