import Foundation

/// The picture of a shortcut: by kind, by name, or a symbol's. Kept as it is given; drawn nowhere.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, @preconcurrency NSCopying {
    /// Pictures of the system's.
    public enum IconType: Int, Sendable, CaseIterable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Equatable {
        case type(IconType)
        case image(String)
        case symbol(String)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// A picture of the system's.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// A picture of the app's, by its name.
    public convenience init(templateImageName: String) { self.init(.image(templateImageName)) }
    /// A symbol of the system's, by its name.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// The icon itself: it never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal where they were made alike.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutIcon else { return false }
        return MainActor.assumeIsolated { source == other.source }
    }

    /// The hash of what the icon was made of.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { "\(source)".hashValue } }
}

/// What the app's icon offers. A test takes it in the user's place: `Stage.perform(_:)`.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate struct Content: Equatable {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: NSObject]?
        var target: String?
    }

    fileprivate var content: Content

    /// An item with a kind, by which the app knows it, and what the user sees.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo?.compactMapValues { $0 as? NSObject })
        super.init()
    }

    /// An item with a kind and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    fileprivate init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// The kind, by which the app knows it.
    open var type: String { content.type }
    /// What the user sees.
    open var localizedTitle: String { content.title }
    /// What the user sees below the title. Default nil.
    open var localizedSubtitle: String? { content.subtitle }
    /// The picture. Default nil.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// What the app needs to act. Default nil.
    open var userInfo: [String: any NSSecureCoding]? {
        content.userInfo?.compactMapValues { $0 as? any NSSecureCoding }
    }
    /// What the item shows, for the choice of a scene. Default nil.
    open var targetContentIdentifier: Any? { content.target }

    /// Equal where all they say is.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return MainActor.assumeIsolated { content == other.content }
    }

    /// The hash of the kind and the title.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { (content.type + content.title).hashValue } }

    /// An item that says the same and does not change.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }

    /// An item that says the same and can be changed.
    @discardableResult
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(content) }
}

/// A shortcut that can be changed, before it is given to the application.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The kind, by which the app knows it.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// What the user sees.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// What the user sees below the title. Default nil.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The picture. Default nil.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// What the app needs to act. Default nil.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { content.userInfo = newValue?.compactMapValues { $0 as? NSObject } }
    }
    /// What the item shows, for the choice of a scene. Default nil.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue as? String }
    }
}
