import Foundation

/// Something that a menu or a control can show and perform.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What is shown beside an element.
    public enum State: Int, Sendable, CaseIterable {
        case off, on, mixed
    }

    /// How an element is shown and whether it can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// A bit for each attribute.
        public let rawValue: UInt

        /// A set of attributes by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Does what cannot be undone.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    var titleStorage: String
    var imageStorage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        self.subtitle = subtitle
        super.init()
    }

    /// What the element is called.
    open var title: String { titleStorage }
    /// A second line. Default nil.
    open var subtitle: String?
    /// Shown beside the title. Default nil.
    open var image: UIImage? { imageStorage }
    /// Names what shows the element in tests. Default nil.
    open var accessibilityIdentifier: String?

    /// What shows the element in a menu that is open.
    package internal(set) weak var shownView: UIView?
}

/// An element of a menu that does something.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// What the element is called.
    var title: String { get set }
    /// Shown beside the title.
    var image: UIImage? { get set }
    /// A longer title.
    var discoverabilityTitle: String? { get set }
    /// How it is shown and whether it can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// What is shown beside it.
    var state: UIMenuElement.State { get set }
    /// On whose behalf it is performed; nil unless it is.
    var sender: Any? { get }
    /// Performs it.
    func performWithSender(_ sender: Any?, target: Any?)
}
