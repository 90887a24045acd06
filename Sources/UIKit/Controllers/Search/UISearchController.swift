import Foundation

/// Shows a search bar, and what was found while the user searches.
///
/// A controller's `navigationItem.searchController` has its bar in the navigation bar; else the app puts the bar into a
/// view of its own, from where it goes to the top of the screen for the time of the search. A search begins when the field
/// is edited, and ends with the cancel button: then the search controller is presented in the place of the controller
/// whose bar it is, below the navigation bar. What is found is up to `searchResultsUpdater`.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    /// When the scopes of the search bar show.
    public enum ScopeBarActivation: Int, Sendable, CaseIterable {
        /// While a search is under way.
        case automatic
        /// When the app says so by the bar's `showsScopeBar`.
        case manual
        /// From the first letter on to the end of the search.
        case onTextEntry
        /// While a search is under way.
        case onSearchActivation
    }

    /// How long the bar takes to begin and to end a search, in seconds (assumed).
    private static let duration: TimeInterval = 0.3

    private let bar = UISearchBar(frame: .zero)
    private let results: UIViewController?
    /// Of the navigation item whose search it is.
    weak var item: UINavigationItem?
    /// Whether a search is under way, from the call on.
    var isUnderWay = false
    /// Whether bars look so.
    var looksActive = false
    /// Whether something was written since the search began.
    var wasTextEntered = false
    /// Where the bar of the app's own is when no search is under way.
    var home: SearchBarHome?
    /// The placement that was told last.
    var placement = UINavigationItem.SearchBarPlacement.automatic
    private var showsResultsStorage = false
    private var scopeStorage = ScopeBarActivation.automatic

    /// Makes one whose results show in another controller's view.
    /// - Parameter searchResultsController: Becomes a child when it shows first; nil where the app shows what is found in
    ///   its own content.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepareSearch()
    }

    /// Makes one without results controller. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareSearch()
    }

    /// Makes one without results controller; archives are not read.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        prepareSearch()
    }

    private func prepareSearch() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
        searchBar.watcher = self
    }

    // MARK: Parties

    /// Hears of searches that begin and end. Not held.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Finds what is searched for. Not held.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Shows what was found. Default nil.
    open var searchResultsController: UIViewController? { results }

    /// The bar. A subclass may give one of its own.
    open var searchBar: UISearchBar { bar }

    /// Where the bar stands in the navigation bar; `automatic` where it is in none.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    // MARK: Searching

    /// Whether a search is under way. Setting it begins or ends one, animated; it stays false where the bar is in no
    /// controller's view that shows.
    open var isActive: Bool {
        get { isUnderWay }
        set { if newValue { beginSearch() } else { endSearch(animated: true) } }
    }

    /// Whether what is below the search is dimmed, and takes no touches; a tap there ends a search without text. Default
    /// false.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { screen?.setNeedsLayout() }
    }

    /// An older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar keeps only the search bar while a search is under way. Default true.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if looksActive { placeDidChange() } }
    }

    /// Whether results show by themselves where there is something to search for. Default true.
    open var automaticallyShowsSearchResultsController = true {
        didSet { resultsDidChange() }
    }

    /// Whether results show while a search is under way. Setting it makes
    /// `automaticallyShowsSearchResultsController` false.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.isSearching : showsResultsStorage }
        set {
            showsResultsStorage = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Whether the cancel button comes and goes with the search. Default true; false once the app sets the bar's own
    /// `showsCancelButton`.
    open var automaticallyShowsCancelButton = true {
        didSet { if automaticallyShowsCancelButton { searchBar.showCancel(looksActive) } }
    }

    /// Whether scopes come and go with the search: all but `manual`. Default true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeStorage != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When scopes show. Default `automatic`; `manual` once the app sets the bar's own `showsScopeBar`.
    open var scopeBarActivation: ScopeBarActivation {
        get { scopeStorage }
        set {
            scopeStorage = newValue
            showScopes()
        }
    }

    // MARK: Suggestions

    /// What is offered below the bar while a search is under way; choosing one empties it. Default nil.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { screen?.showSuggestions() }
    }

    /// Whether suggestions do not show where the bar stands below the title. Default false.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { screen?.showSuggestions() }
    }

    // MARK: View

    var screen: SearchScreen? { viewIfLoaded as? SearchScreen }

    /// Makes the view of dimming, results and suggestions.
    open override func loadView() {
        view = SearchScreen(of: self)
    }

    /// Shows results, if there is something to search for.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        resultsDidChange()
    }

    /// Lets the field be edited no more.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if searchBar.isFirstResponder { searchBar.resignFirstResponder() }
    }

    /// Places what the view shows.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBarAlone()
    }

    override var presenterOfOwn: UIViewController? { host }

    override var hasBars: Bool { item != nil }

    override func makeSystemPresentation(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        SearchPresentation(presentedViewController: self, presenting: presenting)
    }

    // MARK: Transitions

    /// The controller itself.
    @discardableResult
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// The controller itself.
    @discardableResult
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// Nobody.
    @discardableResult
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nobody.
    @discardableResult
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The one of the system: nil.
    @discardableResult
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }

    /// Three tenths of a second (assumed).
    @discardableResult
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    /// Fades what the search shows in or out, while bars take their new places.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        SearchAnimator(of: self, duration: transitionDuration(using: transitionContext))
            .animateTransition(using: transitionContext)
    }

    /// Does nothing after.
    open func animationEnded(_ transitionCompleted: Bool) {}
}
