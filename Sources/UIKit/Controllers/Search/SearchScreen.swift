import Foundation

/// The view of a search: what dims the content below, results, and suggestions.
final class SearchScreen: UIView {
    private weak var search: UISearchController?
    private let dim = UIView()
    private var results: UIView?
    private var suggestions: SuggestionList?

    init(of search: UISearchController) {
        self.search = search
        super.init(frame: (search.sceneHost ?? SceneHost.current).screen.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // As behind alerts and sheets (assumed).
        dim.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dim.frame = bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dim)
        let tap = UITapGestureRecognizer(
            target: self, action: Selector(_offstage: "dimWasTapped", { (t: SearchScreen) in t.dimWasTapped }))
        dim.addGestureRecognizer(tap)
        showSuggestions()
    }

    required init?(coder: NSCoder) { nil }

    /// Where nothing shows, touches are those of the content below.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    /// A search for nothing ends.
    private func dimWasTapped() {
        guard let search, !search.searchBar.isSearching else { return }
        search.isActive = false
    }

    func show(_ view: UIView) {
        results = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: dim)
    }

    /// Each of its parts for itself: together they would need a pass of their own.
    func fade(_ alpha: CGFloat) {
        dim.alpha = alpha
        if let results, results.superview === self { results.alpha = alpha }
        suggestions?.alpha = alpha
    }

    func showSuggestions() {
        suggestions?.removeFromSuperview()
        suggestions = nil
        guard let search, let items = search.searchSuggestions, !items.isEmpty else { return }
        let isStacked = search.searchBarPlacement != .inline
        if isStacked, search.ignoresSearchSuggestionsForSearchBarPlacementStacked { return }
        let list = SuggestionList(items) { [weak search] in search?.choose($0) }
        suggestions = list
        addSubview(list)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dim.frame = bounds
        dim.isHidden = !(search?.obscuresBackgroundDuringPresentation ?? false)
        if let results, results.superview === self, results.frame != bounds { results.frame = bounds }
        placeSuggestions()
    }

    /// Across the view below a bar that stands across, else below the field, as wide as that (assumed).
    private func placeSuggestions() {
        guard let suggestions, let search else { return }
        let top = search.contentTop
        var span = (x: CGFloat(0), width: bounds.width)
        if search.searchBarPlacement == .inline {
            let field = search.searchBar.field
            let frame = field.convert(field.bounds, to: self)
            span = (frame.minX, frame.width)
        }
        let height = min(suggestions.height(width: span.width), max(0, bounds.height - top))
        suggestions.frame = CGRect(x: span.x, y: top, width: span.width, height: height)
    }
}

/// What a search offers, a row each.
///
/// Rows are those of menus, without a plate's corners: looks are assumed.
final class SuggestionList: UIView {
    private var rows: [MenuRow] = []
    private var lines: [UIView] = []
    private let tracker = ChoiceTracker()

    init(_ suggestions: [any UISearchSuggestion], _ onChoose: @escaping (any UISearchSuggestion) -> Void) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        clipsToBounds = true
        for suggestion in suggestions {
            var content = MenuRow.Content(title: suggestion.shownText)
            content.subtitle = suggestion.localizedDescription
            content.image = suggestion.iconImage
            let row = MenuRow(content, hasMarks: false, size: 17) { onChoose(suggestion) }
            let line = UIView()
            line.backgroundColor = .separator
            rows.append(row)
            lines.append(line)
            addSubview(row)
            addSubview(line)
        }
        tracker.rows = rows
    }

    required init?(coder: NSCoder) { nil }

    func height(width: CGFloat) -> CGFloat { rows.reduce(0) { $0 + $1.height(width: width) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / max(traitCollection.displayScale, 1)
        var y: CGFloat = 0
        for (row, below) in zip(rows, lines) {
            let height = row.height(width: bounds.width)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
            below.frame = CGRect(x: 0, y: y - line, width: bounds.width, height: line)
        }
    }
}

extension UISearchSuggestion {
    var shownText: String { localizedAttributedSuggestion?.string ?? localizedSuggestion ?? "" }
}
