import Foundation

/// What an action does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, as a closure. Whoever has the action holds the closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// What tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text of the identifier.
        public let rawValue: String

        /// An identifier by its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identifier by its text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The action that pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// The action that pastes in the style of the surroundings.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// The action that pastes an address and goes there.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// The action that pastes a text and searches for it.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    private let handler: UIActionHandler
    private let identifierStorage: Identifier

    /// Makes an action.
    /// - Parameters:
    ///   - identifier: Nil: one that no other action has.
    ///   - handler: Held by the action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        identifierStorage = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// What tells the action apart from others.
    open var identifier: Identifier { identifierStorage }

    /// What the action is called.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// Shown beside the title.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// A longer title. Default nil.
    open var discoverabilityTitle: String?
    /// How it is shown and whether it can be chosen. Default none.
    open var attributes: Attributes
    /// What is shown beside it. Default off.
    open var state: State
    /// On whose behalf the handler runs; nil when it does not.
    open private(set) var sender: Any?

    /// Runs the handler. The target has no meaning for a closure.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
