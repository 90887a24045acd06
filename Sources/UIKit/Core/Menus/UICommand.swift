import Foundation

/// Another action of a command, for while some keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    private let titleStorage: String
    private let actionStorage: Selector
    private let flagsStorage: UIKeyModifierFlags

    /// Makes an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        titleStorage = title
        actionStorage = action
        flagsStorage = modifierFlags
        super.init()
    }

    /// What it is called.
    open var title: String { titleStorage }
    /// The action that is sent.
    open var action: Selector { actionStorage }
    /// The keys that choose it.
    open var modifierFlags: UIKeyModifierFlags { flagsStorage }
}

/// Something to do, as a message up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    let actionStorage: Selector?
    private let propertyListStorage: Any?
    private let alternatesStorage: [UICommandAlternate]

    /// Makes a command.
    /// - Parameters:
    ///   - action: Of a method that takes the command, or nothing.
    ///   - propertyList: What tells commands of one action apart.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            command: title, subtitle, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    }

    init(
        command title: String, _ subtitle: String?, _ image: UIImage?, _ action: Selector?, _ propertyList: Any?,
        _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State
    ) {
        actionStorage = action
        propertyListStorage = propertyList
        alternatesStorage = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// What the command is called.
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
    /// The message; nil for a key command that was made without one.
    open var action: Selector! { actionStorage }
    /// What tells commands of one action apart. Default nil.
    open var propertyList: Any? { propertyListStorage }
    /// How it is shown and whether it can be chosen. Default none.
    open var attributes: Attributes
    /// What is shown beside it. Default off.
    open var state: State
    /// Other actions, for while some keys are held. Default none.
    open var alternates: [UICommandAlternate] { alternatesStorage }
    /// On whose behalf the action is sent; nil when it is not.
    open private(set) var sender: Any?

    /// Sends the action, with the command as its sender: to a target, or without one up the responder chain.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard let action else { return }
        let outer = self.sender
        self.sender = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = outer
    }
}
