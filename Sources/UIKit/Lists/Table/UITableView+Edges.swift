import CoreGraphics
import Foundation
import ListLayout

// Headers and footers: the app's views, or the table's with a title.
extension UITableView {
    /// A header or a footer as it is known once it was asked for.
    struct KnownEdge {
        var length: CGFloat
        var view: UIView?
        /// Whether there is anything: a height that was told, a view or a text.
        var exists = true
    }

    /// Asks how high a header or a footer is, and for its view: the height first, then the view, then the title.
    func knownLength(of place: EdgePlace) -> KnownEdge {
        let told = toldHeight(of: place)
        let view = askView(of: place) ?? titleView(of: place)
        if let told { return KnownEdge(length: told, view: view) }
        guard let view else {
            let isTold = place.edge == .header ? delegateHas(.headerHeight) : delegateHas(.footerHeight)
            return KnownEdge(length: emptyLength(of: place), exists: isTold == true)
        }
        return KnownEdge(length: fixedHeight(of: place.edge) ?? fittedHeight(of: view, at: place), view: view)
    }

    /// How high all headers or footers are by the table's properties; nil: as their views need.
    func fixedHeight(of edge: SectionEdge) -> CGFloat? {
        let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
        return property >= 0 && property.isFinite ? property : nil
    }

    /// A view with the data source's title; nil where there is none.
    private func titleView(of place: EdgePlace) -> UIView? {
        guard let title = askTitle(of: place) else { return nil }
        let view = edgePool.take(Self.titleIdentifier) as? UITableViewHeaderFooterView
        let shown = view ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        if view != nil { shown.prepareForReuse() }
        adopt(shown, at: place)
        shown.textLabel?.text = title
        return shown
    }

    /// Of the table's own views with titles: no app registers a class under it.
    static let titleIdentifier = "_UITableViewTitle"

    func adopt(_ view: UIView, at place: EdgePlace) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.host = self
        view.place = HeaderFooterPlace(
            style: style == .plain ? .plain : .grouped, isFooter: place.edge == .footer)
    }

    private func fittedHeight(of view: UIView, at place: EdgePlace) -> CGFloat {
        adopt(view, at: place)
        let width = rowWidth
        if let view = view as? UITableViewHeaderFooterView, let text = view.textHeight(width: width) {
            return onPixels(
                metrics.titled(place.edge, text: text.text, line: text.line, isFirst: place.section == 0))
        }
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // Assumed: a view that needs no height is as high as a header without an own one.
        guard fitted.isFinite, fitted > 0 else { return TableMetrics.headerHeight }
        return (fitted * screenScale).rounded(.up) / screenScale
    }

    // MARK: Showing

    /// Asks for a header or a footer that comes in sight.
    func show(_ place: EdgePlace) {
        let known = knownLength(of: place)
        if let view = known.view {
            edges.insert(view, at: place)
            adopt(view, at: place)
            view.frame = CGRect(x: rowInset, y: 0, width: rowWidth, height: known.length)
            if view.parentView !== self { addSubview(view) }
            switch place.edge {
            case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
            case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
            }
        } else {
            emptyEdges.insert(place)
        }
        if place.edge == .header, !known.exists { offsets.set(.known(0), of: .opening(place.section)) }
        offsets.set(.known(known.length), of: place.part)
    }

    /// Measures a header or a footer that is shown, of which nothing is known any more.
    func measureAgain(_ place: EdgePlace) {
        guard let view = edges[place] else { return }
        let given = toldHeight(of: place) ?? fixedHeight(of: place.edge)
        offsets.set(.known(given ?? fittedHeight(of: view, at: place)), of: place.part)
    }

    /// A header or a footer shows no more: its view waits to be used again.
    func end(_ view: UIView, at place: EdgePlace) {
        if view.parentView === self { view.removeFromSuperview() }
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            edgePool.put(view, identifier)
        }
        switch place.edge {
        case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
        case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
        }
    }

    // MARK: Placing

    /// The headers and footers of which something is in sight: in plain tables those of all sections that are, as they
    /// stick to the edges.
    func edgesInSight(_ window: Range<CGFloat>) -> [EdgePlace] {
        guard style == .plain else {
            return offsets.entries(in: withReach(window)).compactMap { entry in
                switch entry.part {
                case .header(let section): EdgePlace(section, .header)
                case .footer(let section): EdgePlace(section, .footer)
                default: nil
                }
            }
        }
        let reach = withReach(window)
        return offsets.sections(in: reach).flatMap { section in
            SectionEdge.allCases.map { EdgePlace(section, $0) }
        }.filter {
            start(of: $0, in: window).map { $0.end > reach.lowerBound && $0.start < reach.upperBound } ?? false
        }
    }

    /// Where a header or a footer is drawn, in the list's own space; it may stick to an edge.
    func start(of place: EdgePlace, in window: Range<CGFloat>) -> (start: CGFloat, end: CGFloat, isPinned: Bool)? {
        guard let extent = offsets.extent(of: place.part) else { return nil }
        guard style == .plain else { return (extent.start, extent.end, false) }
        let open = open(window)
        let start =
            switch place.edge {
            case .header: offsets.pinnedHeader(of: place.section, in: open)
            case .footer: offsets.pinnedFooter(of: place.section, in: open)
            }
        guard let start else { return nil }
        return (start, start + extent.length, start != extent.start)
    }

    func placeEdges() {
        let window = rowWindow
        for (place, view) in edges.inOrder {
            guard let found = start(of: place, in: window) else { continue }
            let step = found.isPinned ? 0 : reorder.shift(of: place.part)
            let frame = frame(from: found.start + step, to: found.end + step)
            if view.frame != frame { view.frame = frame }
            (view as? UITableViewHeaderFooterView)?.isPinned = found.isPinned
        }
    }
}
