import CoreGraphics
import ListLayout

// From an offset to what is shown there.
extension UITableView {
    /// Shows what is in sight, puts away what is not, and places everything.
    func layOutTable() {
        guard !isAsking else { return }
        loadIfNeeded()
        let leaving = settle()
        noteOffset()
        placeAll()
        for (row, cell) in leaving.rows { end(cell, at: row) }
        for (place, view) in leaving.edges { end(view, at: place) }
        prefetcher.layoutDidEnd()
        reloadIfDue()
    }

    /// A reload that was asked for while the table asked.
    func reloadIfDue() {
        guard isReloadDue else { return }
        isReloadDue = false
        reload()
    }

    struct Leaving {
        var rows: [(place: ListRow, view: UITableViewCell)] = []
        var edges: [(place: EdgePlace, view: UIView)] = []
    }

    /// Asks for all that is in sight and measures it; the content's size and offset follow.
    /// - Parameter old: The lengths before a change that is not in sight yet, and where what is held went.
    /// - Returns: What is in sight no more. It is shown still.
    func settle(since old: (offsets: ListOffsets, anchor: ListAnchor?)? = nil) -> Leaving {
        asking { settleAsking(since: old) }
    }

    private func settleAsking(since old: (offsets: ListOffsets, anchor: ListAnchor?)?) -> Leaving {
        var hold = old.map { ListHold($0.offsets, at: contentOffset.y, keeping: $0.anchor) } ?? hold(offsets)
        if areLengthsStale { askLengthsAgain() }
        let isUnderWay = isUnderWay
        if !isUnderWay { checkGoal() }
        // Content that becomes shorter may pull what is in sight upwards, to rows that are not known yet.
        for _ in 0..<Self.mostPulls {
            let old = (offset: contentOffset.y, size: (self as UIScrollView).contentSize)
            let offset = showInSight(hold, towards: isUnderWay ? nil : goal)
            changeContent(size: contentSizeNow, offset: CGPoint(x: contentOffset.x, y: offset))
            // What an app scrolled beyond the edges stays there.
            guard contentOffset.y != old.offset || (self as UIScrollView).contentSize != old.size else { break }
            let rest = clamped(contentOffset)
            guard isResting, rest.y != contentOffset.y else { break }
            contentOffset.y = rest.y
            hold = self.hold(offsets)
        }
        if isUnderWay { followGoal() } else { goal = nil }
        return takeLeaving()
    }

    private static let mostPulls = 100

    private func hold(_ offsets: ListOffsets) -> ListHold {
        let offset = contentOffset.y
        let isTouched = isTouched && pan.numberOfTouches > 0
        return ListHold(
            offsets, at: offset, visible: open(rowWindow),
            finger: isTouched ? pan.location(in: self).y - rowsStart : nil,
            isAtStart: offset <= -adjustedContentInset.top)
    }

    /// Asks for rows from the top down, then for headers and footers, until nothing in sight is missing or estimated.
    /// - Parameter goal: What the table stands at, instead of what is held.
    /// - Returns: The content offset at which what is held stays in its place.
    private func showInSight(_ hold: ListHold, towards goal: ScrollGoal?) -> CGFloat {
        var (triedRows, triedEdges): (Set<ListRow>, Set<EdgePlace>) = ([], [])
        var offset = offsetNow(hold, goal)
        while true {
            let window = rowWindow(at: offset)
            if let row = missingRow(in: window, but: triedRows) {
                triedRows.insert(row)
                if rows[row] == nil { show(row) } else { measureAgain(row) }
            } else if let place = missingEdge(in: window, but: triedEdges) {
                triedEdges.insert(place)
                if edges[place] == nil { show(place) } else { measureAgain(place) }
            } else {
                return offset
            }
            offset = offsetNow(hold, goal)
        }
    }

    private func offsetNow(_ hold: ListHold, _ goal: ScrollGoal?) -> CGFloat {
        onPixels(goal.flatMap { offset(for: $0) } ?? hold.offset(for: offsets))
    }

    /// What shows at a content offset, in the list's own space.
    func rowWindow(at offset: CGFloat) -> Range<CGFloat> {
        let (start, height) = (offset - rowsStart, layer.bounds.height)
        guard start.isFinite, height.isFinite, height > 0 else { return 0..<0 }
        return start..<start + height
    }

    /// What shows now.
    var rowWindow: Range<CGFloat> { rowWindow(at: contentOffset.y) }

    /// What shows, and what may come in sight as others give way to a row that is moved.
    func withReach(_ window: Range<CGFloat>) -> Range<CGFloat> {
        window.lowerBound - reorder.reach..<window.upperBound + reorder.reach
    }

    /// What bars leave of what shows.
    func open(_ window: Range<CGFloat>) -> Range<CGFloat> {
        let inset = adjustedContentInset
        let low = window.lowerBound + inset.top
        return low..<max(low, window.upperBound - inset.bottom)
    }

    private func missingRow(in seen: Range<CGFloat>, but tried: Set<ListRow>) -> ListRow? {
        let window = withReach(seen)
        for entry in offsets.entries(in: window) {
            guard case .row(let section, let row) = entry.part, isSeen(entry.extent, in: window) else { continue }
            let place = ListRow(section, row)
            if (entry.extent.isEstimate || rows[place] == nil) && !tried.contains(place) { return place }
        }
        return nil
    }

    private func missingEdge(in window: Range<CGFloat>, but tried: Set<EdgePlace>) -> EdgePlace? {
        edgesInSight(window).first { place in
            let isKnown = edges[place] != nil || emptyEdges.contains(place)
            let isEstimate = offsets.extent(of: place.part)?.isEstimate ?? false
            return (!isKnown || isEstimate) && !tried.contains(place)
        }
    }

    /// Whether a row is in sight: one that is known to be 0 high never is (assumed).
    private func isSeen(_ extent: ListExtent, in window: Range<CGFloat>) -> Bool {
        (extent.length > 0 || extent.isEstimate) && extent.end > window.lowerBound && extent.start < window.upperBound
    }

    // MARK: Away

    private func takeLeaving() -> Leaving {
        let window = withReach(rowWindow)
        let edgesInSight = Set(edgesInSight(rowWindow))
        emptyEdges.formIntersection(edgesInSight)
        let kept = typedRow
        let offsets = offsets
        return Leaving(
            rows: rows.removeAll { row in
                if let extent = offsets.extent(of: row.part), isSeen(extent, in: window) {
                    return true
                }
                return row == kept
            },
            edges: edges.removeAll(but: edgesInSight.contains))
    }

    /// The row that is typed into: it stays, out of sight (assumed).
    private var typedRow: ListRow? {
        guard let view = windowStorage?.firstResponder as? UIView, view.isDescendant(of: self) else { return nil }
        return rows.inOrder.first { view.isDescendant(of: $0.view) }?.place
    }

    // MARK: Placing

    func placeAll() {
        placeRows()
        placeEdges()
        placeEnds()
        fillers.place()
        placeIndex()
        swipe.place()
    }

    /// The views above and below all rows, and the one behind them.
    func placeEnds() {
        let width = layer.bounds.width
        place(tableHeaderView, CGRect(x: 0, y: 0, width: width, height: topHeight))
        let end = onPixels(rowsStart + offsets.length)
        place(tableFooterView, CGRect(x: 0, y: end, width: width, height: bottomHeight))
        place(backgroundView, layer.bounds)
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        guard let view, view.parentView === self, view.frame != frame else { return }
        view.frame = frame
    }

    func endViewDidChange(from old: UIView?, to new: UIView?) {
        if let old, old !== new, old.parentView === self { old.removeFromSuperview() }
        if let new, new.parentView !== self { addSubview(new) }
        contentMayHaveChanged()
        placeEnds()
    }

    func backgroundDidChange(from old: UIView?) {
        if let old, old !== backgroundView, old.parentView === self { old.removeFromSuperview() }
        guard let backgroundView else { return }
        if backgroundView.parentView !== self { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Widths

    /// From the table's left side to its rows: cards keep out of the safe area (assumed).
    var rowInset: CGFloat { style == .insetGrouped ? safeAreaInsets.left + sideMargin : 0 }

    var rowWidth: CGFloat {
        guard style == .insetGrouped else { return layer.bounds.width }
        return max(0, layer.bounds.width - rowInset - safeAreaInsets.right - sideMargin)
    }

    /// Rows are as wide as the safe area's sides leave them, or their content is: it is measured again.
    func safeSidesMayHaveChanged() {
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        guard sides != safeSides else { return }
        safeSides = sides
        lengthsDidChange()
    }

    /// The margin of lists: it follows the screen's width, not the table's.
    var sideMargin: CGFloat { CellMetrics.sideMargin(width: nearestScreen.bounds.width, in: nil) }
}
