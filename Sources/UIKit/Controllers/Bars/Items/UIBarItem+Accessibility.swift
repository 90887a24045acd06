import Foundation

extension UIBarItem: AccessibilityBearer, UIAccessibilityIdentification {
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    func accessibilityDidChange() { didChange() }

    /// What the view that shows the item tells: what the app said of the item goes before what its view would say.
    func spoken(_ own: AccessibilityDefaults) -> AccessibilityDefaults {
        var result = own
        result.isElement = isAccessibilityElement
        result.label = accessibilityLabel ?? own.label
        result.hint = accessibilityHint ?? own.hint
        result.value = accessibilityValue ?? own.value
        result.traits.formUnion(accessibilityTraits)
        result.userInputLabels = accessibilityUserInputLabels ?? []
        return result
    }
}

extension UIBarButtonItem {
    /// What the system calls an item of its own that shows a picture: "Share" and "Delete" as devices say, others by
    /// their names (assumed).
    var spokenSystemName: String? {
        switch systemItem {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        default: nil
        }
    }
}
