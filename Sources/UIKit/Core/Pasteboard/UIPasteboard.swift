import Foundation

/// What was copied: items, each in one or several types.
///
/// Each stage has pasteboards of its own. Types are uniform type identifiers. There are no item providers, as Foundation
/// on Linux has none, and nothing is detected in texts.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// What tells pasteboards apart.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String

        /// A name by its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name by its text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The pasteboard that apps share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How long items stay, and where.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String

        /// A key by its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date` after which the items are gone, in the stage's time.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// A `Bool`: other devices do not get them. There are none.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    /// Posted after the items changed; the object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Of the types that came: an array of strings.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// Of the types that went: an array of strings.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Posted before a pasteboard is removed; the object is the pasteboard.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The types of texts, the best first.
    nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of addresses.
    nonisolated public static let typeListURL = ["public.url"]
    /// The types of pictures. A picture that is put in is a PNG.
    nonisolated public static let typeListImage = ["public.png"]
    /// The types of colours.
    nonisolated public static let typeListColor = ["com.apple.uikit.color"]
    /// A type for values whose class tells the real one: text, address, picture or colour.
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

    let store: PasteboardStore

    init(_ store: PasteboardStore) {
        self.store = store
        super.init()
    }

    // MARK: Pasteboards

    /// The pasteboard that apps share; the current stage's.
    open class var general: UIPasteboard { SceneHost.current[Pasteboards.self].general }

    /// The pasteboard of a name; nil where there is none and none is to be made.
    public init?(name pasteboardName: Name, create: Bool) {
        let all = SceneHost.current[Pasteboards.self]
        guard let store = create ? all.store(of: pasteboardName) : all.existing(pasteboardName) else { return nil }
        self.store = store
        super.init()
    }

    /// A new pasteboard with a name that no other one has.
    @discardableResult
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(SceneHost.current[Pasteboards.self].unique()) }

    /// Takes a pasteboard away with all that it holds; never the general one.
    open class func remove(withName pasteboardName: Name) {
        let all = SceneHost.current[Pasteboards.self]
        guard pasteboardName != .general, let store = all.existing(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(store))
        all.remove(pasteboardName)
    }

    /// The name.
    open var name: Name { store.name }

    /// How often the items changed.
    open var changeCount: Int { store.changeCount }

    // MARK: Items

    /// What it holds: for each item its values by type.
    open var items: [[String: Any]] {
        get { store.items }
        set { setItems(newValue) }
    }

    /// How many items it holds.
    open var numberOfItems: Int { items.count }

    /// Replaces the items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let before = store.types
        store.replace(
            with: items.map(PasteboardValue.resolved), until: options[.expirationDate] as? Date)
        tell(before)
    }

    /// Adds items behind the others.
    open func addItems(_ items: [[String: Any]]) {
        let before = store.types
        store.add(items.map(PasteboardValue.resolved))
        tell(before)
    }

    private func tell(_ before: [String]) {
        let after = store.types
        var info: [AnyHashable: Any] = [:]
        info[Self.changedTypesAddedUserInfoKey] = after.filter { !before.contains($0) }
        info[Self.changedTypesRemovedUserInfoKey] = before.filter { !after.contains($0) }
        NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: info)
    }

    private func items(in set: IndexSet?) -> [[String: Any]] {
        guard let set else { return items }
        return items.enumerated().filter { set.contains($0.offset) }.map(\.element)
    }

    // MARK: The first item

    /// The types of the first item.
    open var types: [String] { items.first.map { PasteboardStore.types(of: [$0]) } ?? [] }

    /// Whether the first item has one of some types.
    @discardableResult
    open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }

    /// The first item's value of a type.
    @discardableResult
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// The first item's value of a type as bytes: a text as UTF-8, a picture as PNG.
    @discardableResult
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(PasteboardValue.data)
    }

    /// Replaces all items by one of one value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Replaces all items by one of bytes.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Several items

    /// The types of each item of a set; nil: of all.
    @discardableResult
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        items(in: itemSet).map { PasteboardStore.types(of: [$0]) }
    }

    /// Whether each item of a set has one of some types; nil: all items.
    @discardableResult
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let asked = items(in: itemSet)
        return !asked.isEmpty && asked.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// The items that have one of some types.
    @discardableResult
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }

    /// The values of a type of the items of a set that have it; nil: of all.
    @discardableResult
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet).compactMap { $0[pasteboardType] }
    }

    /// The values of a type as bytes.
    @discardableResult
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet).compactMap { $0[pasteboardType].flatMap(PasteboardValue.data) }
    }

    // MARK: Texts, addresses, pictures, colours

    /// The first text. Setting it replaces all items; nil empties the pasteboard.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items that have one; nil without any.
    open var strings: [String]? {
        get { values(Self.typeListString, PasteboardValue.string) }
        set { setAll(newValue, Self.typeListString[0]) }
    }

    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of all items that have one; nil without any.
    open var urls: [URL]? {
        get { values(Self.typeListURL, PasteboardValue.url) }
        set { setAll(newValue, Self.typeListURL[0]) }
    }

    /// The first picture.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures of all items that have one; nil without any.
    open var images: [UIImage]? {
        get { values(Self.typeListImage, PasteboardValue.image) }
        set { setAll(newValue, Self.typeListImage[0]) }
    }

    /// The first colour.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items that have one; nil without any.
    open var colors: [UIColor]? {
        get { values(Self.typeListColor) { $0 as? UIColor } }
        set { setAll(newValue, Self.typeListColor[0]) }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
        let found = items.compactMap { item in types.compactMap { type in item[type].flatMap(read) }.first }
        return found.isEmpty ? nil : found
    }

    private func setAll(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }
}

/// Values of items in the forms that they are asked for.
enum PasteboardValue {
    static func string(_ value: Any) -> String? {
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    static func url(_ value: Any) -> URL? {
        value as? URL ?? string(value).flatMap { URL(string: $0) }
    }

    static func image(_ value: Any) -> UIImage? {
        value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
    }

    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// An item with the real types in place of the automatic one; values whose class tells none are left out.
    @MainActor
    static func resolved(_ item: [String: Any]) -> [String: Any] {
        var item = item
        guard let value = item.removeValue(forKey: UIPasteboard.typeAutomatic) else { return item }
        let type: String? =
            switch value {
            case is String: UIPasteboard.typeListString[0]
            case is URL: UIPasteboard.typeListURL[0]
            case is UIImage: UIPasteboard.typeListImage[0]
            case is UIColor: UIPasteboard.typeListColor[0]
            default: nil
            }
        if let type { item[type] = value }
        return item
    }
}
