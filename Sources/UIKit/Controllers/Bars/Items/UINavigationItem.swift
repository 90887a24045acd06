import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large while the content stands at its top.
    public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
        /// As for the item below; the first one's is large.
        case automatic = 0
        /// Large.
        case always = 1
        /// Never large.
        case never = 2
        /// Never large: the title stands in the bar.
        case inline = 3
    }

    /// Where the bar of a search controller stands.
    public enum SearchBarPlacement: Int, Sendable, CaseIterable {
        /// The navigation bar's choice.
        case automatic
        /// In the row of title and buttons, at the end.
        case inline
        /// Below the title.
        case stacked
    }

    /// What a back button to an item says.
    public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
        /// The item's title, where it fits, else a general word.
        case `default` = 0
        /// A general word, where it fits.
        case generic = 1
        /// Nothing.
        case minimal = 2
    }

    /// The bar that shows the item: told of changes.
    weak var bar: UINavigationBar?
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private(set) var slots = AppearanceSlots<UINavigationBarAppearance>()

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Makes an item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private func didChange() { bar?.itemDidChange(self) }

    // MARK: Title

    /// In the bar's middle. Default nil.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// In place of the title. Default nil.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange() } }
    }

    /// A line above the title; the bar is higher by it. Default nil.
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange() } }
    }

    /// Whether the title is large, where the bar has large titles. Default `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    // MARK: Searching

    /// Whose bar stands in the navigation bar. Default nil.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if let oldValue, oldValue.item === self { oldValue.leave(self) }
            searchController?.item?.searchController = nil
            searchController?.item = self
            didChange()
        }
    }

    /// Whether the search bar goes away when content is scrolled, and is away at first: pulling the content down shows it.
    /// Counts where the bar stands below the title. Default true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// Where the search bar should stand; in the row only where there is much room across. Default `automatic`: there in
    /// the row, else below the title (assumed).
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
    }

    /// Where the search bar stands; `automatic` without one, and while no bar shows the item.
    open var searchBarPlacement: SearchBarPlacement {
        guard searchController != nil, let bar else { return .automatic }
        let isWide = bar.traitCollection.horizontalSizeClass == .regular
        return isWide && preferredSearchBarPlacement != .stacked ? .inline : .stacked
    }

    // MARK: Going back

    /// What the back button to this item shows, and how. Its action is not used. Default nil.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    /// How the back button to this item looks: proxies have their say where the app set no item.
    var lookOfBackButton: UIBarButtonItem { backBarButtonItem ?? impliedBackItem }

    private lazy var impliedBackItem = UIBarButtonItem()

    /// What the back button to this item says. Default nil: the title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// How much the back button to this item says. Default `default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// What a tap on the back button does while this item is on top, in place of going back. Default nil.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { didChange() } }
    }

    private var hidesBackButtonStorage = false

    /// Whether there is no back button while the item is on top. Default false.
    open var hidesBackButton: Bool {
        get { hidesBackButtonStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Shows or hides the back button; animated it fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackButtonStorage else { return }
        hidesBackButtonStorage = hidesBackButton
        change(animated: animated)
    }

    /// Whether left items stand beside the back button instead of in its place. Default false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: Items

    /// At the side where reading begins, from there on. Default none.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// At the side where reading ends, from there inwards. Default none.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The first of those at the side where reading begins. Setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first of those at the side where reading ends. Setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Replaces the items at the side where reading begins; animated, the new ones fade in.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items ?? [] != left else { return }
        left = items ?? []
        change(animated: animated)
    }

    /// Replaces the items at the side where reading ends; animated, the new ones fade in.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items ?? [] != right else { return }
        right = items ?? []
        change(animated: animated)
    }

    /// Replaces the items at the side where reading begins by one or none.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the items at the side where reading ends by one or none.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    private func change(animated: Bool) { bar?.itemDidChange(self, animated: animated) }

    // MARK: Appearances

    /// The bar's appearance while the item is on top. Default nil: the bar's own. A copy is kept.
    open var standardAppearance: UINavigationBarAppearance? {
        get { slots.standard }
        set { set(newValue, \.standard) }
    }

    /// How low bars look. Default nil: `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { slots.compact }
        set { set(newValue, \.compact) }
    }

    /// How bars look above content which stands at its top. Default nil: without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.scrollEdge }
        set { set(newValue, \.scrollEdge) }
    }

    /// How low bars look above content which stands at its top. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.compactScrollEdge }
        set { set(newValue, \.compactScrollEdge) }
    }

    private func set(
        _ appearance: UINavigationBarAppearance?,
        _ slot: WritableKeyPath<AppearanceSlots<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        slots.keep(appearance, at: slot) { [weak self] in self?.didChange() }
        didChange()
    }
}
