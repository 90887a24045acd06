import Offstage
import TestKit
import Testing

@testable import UIKit

/// Writes down what a search tells all who take part.
@MainActor
private final class Party: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    let log: CallLog
    var presents: ((UISearchController) -> Void)?

    init(_ log: CallLog) { self.log = log }

    func willPresentSearchController(_ searchController: UISearchController) { note("willPresent", searchController) }
    func didPresentSearchController(_ searchController: UISearchController) { note("didPresent", searchController) }
    func willDismissSearchController(_ searchController: UISearchController) { note("willDismiss", searchController) }
    func didDismissSearchController(_ searchController: UISearchController) { note("didDismiss", searchController) }
    func presentSearchController(_ searchController: UISearchController) {
        note("present", searchController)
        presents?(searchController)
    }
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { log.note("willChange \(newPlacement)") }
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { log.note("didChange from \(previousPlacement)") }
    func updateSearchResults(for searchController: UISearchController) {
        note("update '\(searchController.searchBar.text ?? "")'", searchController)
    }
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { log.note("selecting \(searchSuggestion.localizedSuggestion ?? "")") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("bar didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("bar didEnd") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("bar cancel") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.note("bar text \(searchText)") }

    private func note(_ call: String, _ search: UISearchController) {
        log.note(call + (search.isActive ? " active" : "") + (search.viewIfLoaded?.window == nil ? "" : " w"))
    }
}

/// Writes down its own callbacks.
@MainActor
private final class LoggingSearch: UISearchController {
    var log: CallLog?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log?.note("search wA\(loggedState)")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?.note("search dA\(loggedState)")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log?.note("search wD\(loggedState)")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?.note("search dD\(loggedState)")
    }
}

/// A list below a navigation bar with a search bar, and all who take part.
@MainActor
private struct SearchApp {
    let stage: Stage
    let log = CallLog()
    let party: Party
    let list: LoggingController
    let scroll = UIScrollView()
    let results: LoggingController
    let search: LoggingSearch
    let nav: UINavigationController

    init(
        stage: Stage, large: Bool = true, hides: Bool = false, results hasResults: Bool = true, length: CGFloat = 3000
    ) {
        self.stage = stage
        party = Party(log)
        list = LoggingController("list", log)
        list.logsLayout = false
        list.title = "List"
        scroll.contentSize = CGSize(width: 390, height: length)
        list.view = scroll
        results = LoggingController("results", log)
        results.logsLayout = false
        search = LoggingSearch(searchResultsController: hasResults ? results : nil)
        search.log = log
        search.delegate = party
        search.searchResultsUpdater = party
        search.searchBar.delegate = party
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = hides
        nav = UINavigationController(rootViewController: list)
        nav.navigationBar.prefersLargeTitles = large
        stage.window.rootViewController = nav
        stage.advance(by: 0.5)
    }

    var field: UISearchTextField { search.searchBar.searchTextField }

    /// In the bar's space.
    var fieldFrame: CGRect { field.convert(field.bounds, to: nav.navigationBar) }
}

@Suite("Search controllers")
@MainActor
struct SearchControllerTests {
    private func stage(_ width: CGFloat = 390, _ height: CGFloat = 844) -> Stage {
        let stage = makeStage(
            width, height, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        return stage
    }

    // MARK: The bar

    @Test("Large title and search: 148 high, the field 36 high at 97, 16 from the sides; alone below the row 96")
    func ruler() {
        let app = SearchApp(stage: stage())
        #expect(app.nav.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 148))
        #expect(app.fieldFrame == CGRect(x: 16, y: 97, width: 358, height: 36))
        #expect(app.scroll.adjustedContentInset.top == 195 && app.scroll.contentOffset.y == -195)
        #expect(app.search.searchBar.plate.isHidden && app.search.searchBarPlacement == .stacked)
        #expect(app.nav.navigationBar.content?.largeTitle.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        app.nav.navigationBar.prefersLargeTitles = false
        app.stage.advance(by: 0.1)
        #expect(app.nav.navigationBar.frame.height == 96 && app.fieldFrame.minY == 45)
        app.list.navigationItem.searchController = nil
        app.stage.advance(by: 0.1)
        #expect(app.nav.navigationBar.frame.height == 44 && app.search.searchBar.superview == nil)
        #expect(app.search.searchBarPlacement == .automatic)
    }

    @Test("A bar that goes away is away at first; pulling shows it, it goes before the title, and rests whole or gone")
    func hiding() throws {
        let app = SearchApp(stage: stage(), hides: true)
        let bar = app.nav.navigationBar
        #expect(bar.frame.height == 96 && app.scroll.contentOffset.y == -143)
        for (offset, height) in [
            (-143, 96), (-160, 113), (-195, 148), (-205, 158), (-170, 123), (-130, 83), (-91, 44), (0, 44), (-143, 96),
        ] as [(CGFloat, CGFloat)] {
            app.scroll.contentOffset.y = offset
            app.stage.runTurn()
            #expect(bar.frame.height == height, "at \(offset)")
            #expect(app.scroll.contentOffset.y == offset)
            let zones = bar.metrics.zones(in: height)
            #expect(zones.search == min(52, max(0, height - 96)), "at \(offset)")
            #expect(zones.row == 44 && zones.row + zones.title + zones.search == height)
        }
        for (way, rest) in [(20, -143), (45, -195), (-20, -195), (-40, -143), (-45, -91)] as [(CGFloat, CGFloat)] {
            try app.stage.touch.drag(
                CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: way), duration: 0.5, hold: 0.3)
            app.stage.advance(by: 3)
            #expect(abs(app.scroll.contentOffset.y - rest) < 0.4, "after \(way): \(app.scroll.contentOffset.y)")
        }
    }

    @Test("Below a short list the bar is away at first, and stays once it was pulled out")
    func shortList() throws {
        let app = SearchApp(stage: stage(), hides: true, length: 100)
        app.scroll.alwaysBounceVertical = true
        #expect(app.nav.navigationBar.frame.height == 96)
        try app.stage.touch.drag(CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: 80), duration: 0.5, hold: 0.3)
        app.stage.advance(by: 3)
        #expect(app.nav.navigationBar.frame.height == 148)
    }

    @Test("Where there is much room across, the bar stands in the row's end; a change of that is told")
    func placements() throws {
        let pad = Stage(device: try #require(Device(named: "iPad Air 11-inch (M2)")))
        pad.makeCurrent()
        let app = SearchApp(stage: pad, large: false)
        #expect(app.search.searchBarPlacement == .inline && app.nav.navigationBar.frame.height == 50)
        #expect(app.fieldFrame.width == 240 && near(app.fieldFrame.midY, 25))
        #expect(app.fieldFrame.maxX == app.nav.navigationBar.bounds.width - 20)
        #expect(app.log.take().filter { $0.contains("hange") } == ["willChange inline", "didChange from automatic"])
        app.list.navigationItem.preferredSearchBarPlacement = .stacked
        pad.advance(by: 0.1)
        #expect(app.search.searchBarPlacement == .stacked && app.nav.navigationBar.frame.height == 102)
        #expect(app.log.take() == ["willChange stacked", "didChange from inline"])
    }

    // MARK: A search

    @Test("A tap on the field, text, the cancel button: all parties in order")
    func trace() throws {
        let app = SearchApp(stage: stage())
        _ = app.log.take()
        try app.stage.touch.tap(app.field)
        app.stage.advance(by: 1)
        #expect(
            app.log.take() == [
                "bar didBegin", "present active", "update '' active", "willPresent active", "search wA c~ P",
                "search dA w c~ P", "didPresent active w",
            ])
        #expect(app.list.presentedViewController === app.search && app.search.presentingViewController === app.list)
        #expect(app.search.searchBar.showsCancelButton && app.field.isFirstResponder)
        try app.stage.keyboard.type("a")
        app.stage.advance(by: 0.1)
        #expect(
            app.log.take() == [
                "bar text a", "results wM(LoggingSearch) M", "results ld M", "results wA(f) M",
                "results dM(LoggingSearch) w M", "update 'a' active w", "results iA(f) w", "results dA(f) w",
            ])
        try app.stage.keyboard.deleteBackward()
        app.stage.advance(by: 0.1)
        #expect(
            app.log.take() == ["bar text ", "results wD(f) w", "results dD(f)", "update '' active w"])
        try app.stage.keyboard.type("b")
        app.stage.advance(by: 0.1)
        _ = app.log.take()
        try app.stage.touch.tap(CGPoint(x: 360, y: 47 + 28))
        app.stage.advance(by: 1)
        #expect(
            app.log.take() == [
                "bar cancel", "willDismiss w", "bar didEnd", "update '' w", "search wD w c~ D", "results wD(t) w c~",
                "search dD c~ D", "results dD(t) c~", "didDismiss",
            ])
        #expect(app.search.searchBar.text == "" && !app.search.searchBar.showsCancelButton)
        #expect(app.list.presentedViewController == nil && !app.search.isActive)
        #expect(app.stage.diagnostics.messages.isEmpty)
    }

    @Test("Meanwhile the bar is the search bar alone, 56 high, and content below has that inset; then all is as before")
    func searchingBar() throws {
        let app = SearchApp(stage: stage())
        let bar = app.nav.navigationBar
        app.search.isActive = true
        app.stage.advance(by: 0.15)
        let height = bar.layer.presentation()?.bounds.height ?? 0
        #expect(height > 56 && height < 148)
        app.stage.advance(by: 1)
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 56))
        #expect(near(app.fieldFrame.minY, 10) && app.fieldFrame.minX == 16 && app.fieldFrame.maxX < 320)
        #expect(bar.content?.titleLabel.alpha == 0 && bar.content?.largeTitle.textLabel.alpha == 0)
        #expect(app.scroll.adjustedContentInset.top == 103 && app.scroll.contentOffset.y == -103)
        #expect(app.search.view.safeAreaInsets.top == 103)
        app.search.isActive = false
        app.stage.advance(by: 1)
        #expect(bar.frame.height == 148 && app.fieldFrame == CGRect(x: 16, y: 97, width: 358, height: 36))
        #expect(app.scroll.adjustedContentInset.top == 195 && app.scroll.contentOffset.y == -195)
        #expect(bar.content?.largeTitle.textLabel.alpha == 1)
        app.search.hidesNavigationBarDuringPresentation = false
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(bar.frame.height == 148 && app.search.view.safeAreaInsets.top == 195)
    }

    @Test("Results cover the content from edge to edge; the app may show them itself")
    func results() throws {
        let app = SearchApp(stage: stage())
        #expect(!app.search.showsSearchResultsController)
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(app.results.viewIfLoaded?.window == nil)
        app.search.showsSearchResultsController = true
        #expect(!app.search.automaticallyShowsSearchResultsController)
        app.stage.advance(by: 0.1)
        #expect(app.results.view.convert(app.results.view.bounds, to: nil) == app.stage.window.bounds)
        #expect(app.results.view.safeAreaInsets.top == 103)
        try app.stage.keyboard.type("a")
        app.search.showsSearchResultsController = false
        app.stage.advance(by: 0.1)
        #expect(app.results.view.window == nil)
        app.search.automaticallyShowsSearchResultsController = true
        app.stage.advance(by: 0.1)
        #expect(app.results.view.window != nil)
    }

    @Test("Touches go through where nothing shows; a dimmed background takes them, and a tap ends the search")
    func background() throws {
        let app = SearchApp(stage: stage())
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.scroll.addSubview(button)
        app.search.isActive = true
        app.stage.advance(by: 1)
        try app.stage.touch.tap(button)
        #expect(taps == 1 && app.search.isActive)
        app.search.obscuresBackgroundDuringPresentation = true
        #expect(app.search.dimsBackgroundDuringPresentation)
        app.stage.advance(by: 0.1)
        try app.stage.touch.tap(button.convert(CGPoint(x: 50, y: 20), to: nil))
        app.stage.advance(by: 1)
        #expect(taps == 1 && !app.search.isActive)
    }

    @Test("A push from a search, and back: the search goes on; the keyboard went")
    func push() throws {
        let app = SearchApp(stage: stage())
        app.search.isActive = true
        app.stage.advance(by: 1)
        try app.stage.keyboard.type("a")
        app.stage.advance(by: 0.1)
        let detail = UIViewController()
        app.nav.pushViewController(detail, animated: true)
        app.stage.advance(by: 1)
        #expect(app.search.isActive && !app.stage.keyboard.isShown && app.nav.navigationBar.frame.height == 96)
        #expect(app.results.view.window == nil && detail.view.safeAreaInsets.top == 143)
        app.nav.popViewController(animated: true)
        app.stage.advance(by: 1)
        #expect(app.search.isActive && app.nav.navigationBar.frame.height == 56 && app.results.view.window != nil)
        #expect(app.search.searchBar.text == "a")
        app.list.dismiss(animated: true)
        app.stage.advance(by: 1)
        #expect(!app.search.isActive && app.nav.navigationBar.frame.height == 148)
        #expect(app.log.calls.last == "didDismiss")
        #expect(app.stage.diagnostics.messages.isEmpty)
    }

    @Test("The delegate may present; what cannot be presented is not active")
    func presenting() {
        let app = SearchApp(stage: stage())
        app.party.presents = { [unowned list = app.list] in list.present($0, animated: false) }
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(app.search.isActive && app.search.viewIfLoaded?.window != nil)
        app.search.isActive = false
        app.stage.advance(by: 1)
        app.party.presents = nil
        let sheet = UIViewController()
        app.list.present(sheet, animated: true)
        app.stage.advance(by: 1)
        app.search.isActive = true
        #expect(!app.search.isActive)
        let alone = UISearchController(searchResultsController: nil)
        alone.isActive = true
        #expect(!alone.isActive)
    }

    @Test("Another root takes the search along: it is over, and can begin again elsewhere")
    func groundGoes() {
        let app = SearchApp(stage: stage())
        app.search.isActive = true
        app.stage.advance(by: 1)
        app.stage.window.rootViewController = UIViewController()
        app.stage.advance(by: 1)
        #expect(app.search.viewIfLoaded?.window == nil)
        app.stage.window.rootViewController = app.nav
        app.stage.advance(by: 1)
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(app.search.isActive && app.search.view.window != nil)
    }

    // MARK: Buttons, scopes, suggestions

    @Test("The cancel button is the app's once the app sets it")
    func cancelButton() {
        let app = SearchApp(stage: stage())
        app.search.searchBar.showsCancelButton = false
        #expect(!app.search.automaticallyShowsCancelButton)
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(!app.search.searchBar.showsCancelButton && app.fieldFrame.width == 358)
        app.search.automaticallyShowsCancelButton = true
        #expect(app.search.searchBar.showsCancelButton)
    }

    @Test("Scopes come with the search, or with the first letter; the bar is 40 higher, and a choice is told")
    func scopes() throws {
        let app = SearchApp(stage: stage())
        let bar = app.search.searchBar
        bar.scopeButtonTitles = ["All", "New"]
        #expect(app.search.scopeBarActivation == .automatic && app.search.automaticallyShowsScopeBar)
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(app.nav.navigationBar.frame.height == 96 && bar.showsScopeBar)
        _ = app.log.take()
        let scopes = bar.scopes.convert(bar.scopes.bounds, to: nil)
        #expect(scopes == CGRect(x: 16, y: 47 + 54, width: 358, height: 32))
        try app.stage.touch.tap(CGPoint(x: scopes.maxX - 40, y: scopes.midY))
        #expect(app.log.take() == ["update '' active w"])
        app.search.isActive = false
        app.stage.advance(by: 1)
        #expect(app.nav.navigationBar.frame.height == 148 && !bar.showsScopeBar)
        app.search.scopeBarActivation = .onTextEntry
        app.search.isActive = true
        app.stage.advance(by: 1)
        #expect(app.nav.navigationBar.frame.height == 56)
        try app.stage.keyboard.type("a")
        app.stage.advance(by: 0.5)
        #expect(app.nav.navigationBar.frame.height == 96)
        try app.stage.keyboard.deleteBackward()
        #expect(bar.showsScopeBar)
        bar.showsScopeBar = false
        #expect(app.search.scopeBarActivation == .manual && !app.search.automaticallyShowsScopeBar)
    }

    @Test("Suggestions show below the bar, a row each; one that is chosen is told, and they go")
    func suggestions() throws {
        let app = SearchApp(stage: stage())
        let item = UISearchSuggestionItem(localizedSuggestion: "Lakes", localizedDescription: "Near you")
        #expect(item.localizedAttributedSuggestion?.string == "Lakes" && item.iconImage == nil)
        app.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Birds"), item]
        app.search.isActive = true
        app.stage.advance(by: 1)
        let list = try #require(app.search.view.subviews.last as? SuggestionList)
        #expect(list.frame.minY == 103 && list.frame.width == 390 && list.frame.height > 88)
        _ = app.log.take()
        try app.stage.touch.tap(CGPoint(x: 100, y: 103 + 44 + 20))
        #expect(app.log.take() == ["selecting Lakes"] && app.search.searchSuggestions == nil)
        #expect(list.superview == nil && app.search.isActive)
        app.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        app.search.searchSuggestions = [item]
        #expect(!app.search.view.subviews.contains { $0 is SuggestionList })
    }

    // MARK: Elsewhere

    @Test("A bar in a view of the app's goes to the top for the search, and comes back")
    func ownPlace() throws {
        let stage = stage()
        let log = CallLog()
        let party = Party(log)
        let search = UISearchController(searchResultsController: UIViewController())
        search.delegate = party
        let list = UIViewController()
        let nav = UINavigationController(rootViewController: list)
        let bar = search.searchBar
        bar.frame = CGRect(x: 0, y: 300, width: 390, height: 56)
        list.view.addSubview(UIView())
        list.view.addSubview(bar)
        list.view.addSubview(UIView())
        stage.window.rootViewController = nav
        stage.advance(by: 0.5)
        try stage.touch.tap(bar.searchTextField)
        stage.advance(by: 1)
        #expect(search.isActive && search.presentingViewController === list && nav.isNavigationBarHidden)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 47, width: 390, height: 56))
        #expect(bar.showsCancelButton && bar.searchTextField.isFirstResponder)
        search.isActive = false
        stage.advance(by: 1)
        #expect(!nav.isNavigationBarHidden && bar.superview === list.view)
        #expect(list.view.subviews[1] === bar && bar.frame == CGRect(x: 0, y: 300, width: 390, height: 56))
        let calls = ["present active", "willPresent active", "didPresent active w", "willDismiss w", "didDismiss"]
        #expect(log.take() == calls)
        #expect(stage.diagnostics.messages.isEmpty)
    }

    @Test("Nobody is kept: the screens, the search, its results")
    func leaks() {
        let stage = stage()
        let empty = UIViewController()
        func search() {
            let app = SearchApp(stage: stage)
            app.search.isActive = true
            stage.advance(by: 1)
            app.search.isActive = false
            stage.advance(by: 1)
            stage.window.rootViewController = empty
            stage.advance(by: 1)
        }
        // What a stage makes once: its window, the keyboard's.
        search()
        let found = LeakScope.leaks { search() }
        #expect(found.isEmpty, "\(found)")
    }

    @Test("From right to left the field is beside the cancel button at its other side")
    func rightToLeft() {
        let stage = stage()
        stage.setTraits(UITraitCollection(layoutDirection: .rightToLeft))
        let app = SearchApp(stage: stage)
        app.search.isActive = true
        stage.advance(by: 1)
        #expect(app.fieldFrame.maxX == 374 && app.fieldFrame.minX > 70)
    }
}

@Suite("Bars and the keyboard")
@MainActor
struct KeyboardBarTests {
    @Test("Bars that hide when a keyboard appears stay away when it goes, and a tap brings them back")
    func hiding() throws {
        let stage = makeStage(390, 844, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        stage.makeCurrent()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        controller.view.addSubview(field)
        let nav = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = nav
        stage.advance(by: 0.5)
        #expect(!nav.hidesBarsWhenKeyboardAppears)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(!nav.isNavigationBarHidden)
        field.resignFirstResponder()
        stage.advance(by: 0.5)
        nav.hidesBarsWhenKeyboardAppears = true
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(nav.isNavigationBarHidden && nav.navigationBar.isHidden && controller.view.safeAreaInsets.top == 47)
        field.resignFirstResponder()
        stage.advance(by: 0.5)
        #expect(nav.isNavigationBarHidden)
        try stage.touch.tap(CGPoint(x: 200, y: 400))
        stage.advance(by: 0.5)
        #expect(!nav.isNavigationBarHidden)
    }
}
