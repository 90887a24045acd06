import UIKit

extension UIColor {
    static let accent = named("Accent")
    static let onAccent = named("OnAccent")
    static let canvas = named("Canvas")
    static let cardBackground = named("CardBackground")
    static let cardBorder = named("CardBorder")
    static let avatarBackground = named("AvatarBackground")
    static let avatarText = named("AvatarText")
    static let problem = named("Problem")
    static let secondaryText = named("SecondaryText")
    static let toastBackground = named("ToastBackground")
    static let toastText = named("ToastText")
    static let toastAction = named("ToastAction")

    private static func named(_ name: String) -> UIColor {
        UIColor(named: name, in: .module, compatibleWith: nil) ?? .label
    }
}
