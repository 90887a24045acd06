import Foundation

/// A tab's title, image and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()
    private var ownStandard: UITabBarAppearance?
    private var ownScrollEdge: UITabBarAppearance?
    var systemItem: SystemItem?

    /// An item without title and image.
    public override init() {
        super.init()
    }

    /// An item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// An item with an image of its own for the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// An item of the system's, with its title and its picture.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// The image while the tab is selected. Default nil: `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { didChange() } }
    }

    /// A short text at the image's corner; an empty one shows an empty badge. Default nil: no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// The badge's colour. Default nil: the appearance's, else red.
    open var badgeColor: UIColor? {
        willSet { noteAppearance(\UITabBarItem.badgeColor, newValue) }
        didSet { if badgeColor != oldValue { didChange() } }
    }

    /// Sets attributes of the badge's text in a state; they go before those of appearances. Default nil.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance(
            textAttributes, axes: [Int(state.rawValue)],
            read: { (item: UITabBarItem) in item.badgeTextAttributes(for: state) },
            write: { $0.setBadgeTextAttributes($1, for: state) })
        badgeAttributes.set(textAttributes, state)
        didChange()
    }

    /// The attributes of the badge's text that were set for exactly a state.
    @discardableResult
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes.own(state)
    }

    /// Moves the title, in points. Default zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        willSet { noteAppearance(\UITabBarItem.titlePositionAdjustment, newValue) }
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    /// Whether things that are dragged open it. Nothing is dragged from app to app here. Default false.
    open var isSpringLoaded = false

    /// The bar's appearance while the item is selected. Default nil: the bar's own. A copy is kept.
    open var standardAppearance: UITabBarAppearance? {
        get { ownStandard }
        set {
            ownStandard = newValue?.duplicate()
            appearancesDidChange()
        }
    }

    /// The bar's appearance while the item is selected and content ends above the bar. Default nil: the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownScrollEdge }
        set {
            ownScrollEdge = newValue?.duplicate()
            appearancesDidChange()
        }
    }

    private func appearancesDidChange() {
        for appearance in [ownStandard, ownScrollEdge] { appearance?.onChange = { [weak self] in self?.didChange() } }
        didChange()
    }

    var slots: AppearanceSlots<UITabBarAppearance> {
        AppearanceSlots(standard: ownStandard, scrollEdge: ownScrollEdge)
    }

    // MARK: For bars

    var shownTitle: String? { title ?? systemItem?.title }

    func shownImage(isSelected: Bool, isCompact: Bool) -> (image: UIImage, insets: UIEdgeInsets)? {
        if isSelected, let selectedImage { return (selectedImage, imageInsets) }
        if let own = shownImage(isCompact: isCompact) { return own }
        return systemItem.map { ($0.glyph.image, imageInsets) }
    }

    func badgeText(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        (badgeAttributes.own(.normal) ?? [:]).merging(badgeAttributes.own(state) ?? [:]) { $1 }
    }
}

extension UITabBarItem {
    /// What the system has a title and a picture for.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        /// What the item says.
        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var glyph: TabGlyph {
            switch self {
            case .more: .dots
            case .favorites, .featured, .topRated: .star
            case .recents, .history, .mostRecent: .clock
            case .contacts: .person
            case .bookmarks: .book
            case .search: .glass
            case .downloads: .arrowDown
            case .mostViewed: .list
            }
        }
    }
}
