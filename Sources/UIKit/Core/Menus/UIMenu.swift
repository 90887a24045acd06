import Foundation

/// A group of elements: a menu of its own, or a part of the one around it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu shows and behaves.
    public struct Options: OptionSet, Hashable, Sendable {
        /// A bit for each option.
        public let rawValue: UInt

        /// A set of options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The menu's elements show in the menu around it, between gaps.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Does what cannot be undone.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is on: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The menu's elements show as images side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu that shows inline are.
    public enum ElementSize: Int, Sendable, CaseIterable {
        /// Images alone, four in a row.
        case small = 0
        /// Images above titles, three in a row.
        case medium
        /// A row each.
        case large
        /// As the system likes: large.
        case automatic = -1
    }

    private let identifierStorage: Identifier
    private let optionsStorage: Options
    private let childList: [UIMenuElement]

    /// Makes a menu.
    /// - Parameters:
    ///   - identifier: Nil: one that no other menu has.
    ///   - preferredElementSize: Counts where the menu shows inline.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        identifierStorage = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
        optionsStorage = options
        childList = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// What tells the menu apart from others.
    open var identifier: Identifier { identifierStorage }
    /// How it shows and behaves.
    open var options: Options { optionsStorage }
    /// What is in it.
    open var children: [UIMenuElement] { childList }
    /// How large its elements are where it shows inline. Default large.
    open var preferredElementSize: ElementSize

    /// A menu as this one with other children.
    @discardableResult
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are on, those of inline menus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }
}
