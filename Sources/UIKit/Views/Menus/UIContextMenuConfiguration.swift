import Foundation

/// Makes the menu of a context menu.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes the controller that a context menu previews.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable, CaseIterable {
        /// As the system likes: fixed below a preview, else by priority.
        case automatic = 0
        /// The first element is the nearest to the finger.
        case priority
        /// As the children are ordered.
        case fixed
    }

    private let identifierStorage: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    /// - Parameters:
    ///   - identifier: Nil: one that no other has.
    ///   - previewProvider: Nil: the view itself is the preview.
    ///   - actionProvider: Asked when the menu is about to show.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        identifierStorage = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// What tells configurations apart.
    open var identifier: any NSCopying { identifierStorage }
    /// Other items that the menu is about. Kept for the delegate. Default empty.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many items a badge tells of. Not drawn. Default 0.
    open var badgeCount = 0
    /// The order of the elements. Default automatic.
    open var preferredMenuElementOrder = ElementOrder.automatic
}
