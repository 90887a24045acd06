import Foundation

/// A control with a menu of its own, which is compact and has no preview: what a menu asks it.
@MainActor
protocol MenuControl: UIView {
    /// Whether one of the menu's elements is chosen at all times, which the control shows.
    var keepsOneMenuElement: Bool { get }
    /// Where the menu comes from, in the control's space.
    func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    /// The menu is about to be made.
    func menuWillOpen()
    /// An element of the menu was chosen.
    func menuElementWasChosen(_ element: UIMenuElement)
}
