import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

// What a table asks its data source and its delegate.
extension UITableView {
    /// Asks, while what data source and delegate begin meanwhile waits.
    func asking<Answer>(_ body: () -> Answer) -> Answer {
        let wasAsking = isAsking
        isAsking = true
        defer { isAsking = wasAsking }
        return body()
    }

    /// Whether the delegate has a method; nil while nobody knows.
    func delegateHas(_ method: OptionalMethod) -> Bool? {
        guard let delegate = tableDelegate else { return false }
        return OptionalMethods.isKnown(method, of: delegate)
    }

    /// Calls an optional method of the delegate; nil where there is none.
    func askDelegate<Answer>(_ method: OptionalMethod, _ body: (any UITableViewDelegate) -> Answer) -> Answer? {
        guard let delegate = tableDelegate else { return nil }
        return OptionalMethods.call(method, of: delegate) { body(delegate) }
    }

    /// Calls an optional method of the data source; nil where there is none.
    func askDataSource<Answer>(
        _ method: OptionalMethod, _ body: (any UITableViewDataSource) -> Answer
    ) -> Answer? {
        guard let dataSource else { return nil }
        return OptionalMethods.call(method, of: dataSource) { body(dataSource) }
    }

    // MARK: Counts

    /// The number of rows of each section, as the data source tells it now.
    func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = askDataSource(.numberOfSections) { $0.numberOfSections(in: self) } ?? 1
        guard count <= Self.mostParts else {
            report(misuse: Self.tooMany(count, "sections"))
            return []
        }
        return (0..<max(0, count)).map { section in
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            guard count >= 0, count <= Self.mostParts else {
                report(misuse: Self.tooMany(count, "rows in section \(section)"))
                return 0
            }
            return count
        }
    }

    /// More than a device can hold (assumed).
    private static let mostParts = Int(Int32.max)

    private static func tooMany(_ count: Int, _ what: String) -> String {
        "NSInternalInconsistencyException: Failed to allocate data stores for \(count) \(what). "
            + "Consider using fewer rows"
    }

    // MARK: Heights

    /// Asks the delegate for a height, if it has the method for it.
    private func askHeight(
        _ method: OptionalMethod, isEstimate: Bool = false, _ body: (any UITableViewDelegate) -> CGFloat
    ) -> CGFloat? {
        let told = askDelegate(method, body)
        if told != nil { note(.heightAsked(times: 1, isEstimate: isEstimate)) }
        return told
    }

    /// How high a row is as it was told; nil: what its cell needs.
    func toldHeight(of row: ListRow) -> CGFloat? {
        let path = IndexPath(row)
        let told = askHeight(.rowHeight) { $0.tableView(self, heightForRowAt: path) } ?? rowHeight
        return checked(told, "row height", of: "index path (\(IndexPath(row).sentence))")
    }

    /// How high a header or a footer is as it was told; nil: what its view needs.
    func toldHeight(of place: EdgePlace) -> CGFloat? {
        let section = place.section
        let told =
            switch place.edge {
            case .header:
                askHeight(.headerHeight) { $0.tableView(self, heightForHeaderInSection: section) }
            case .footer:
                askHeight(.footerHeight) { $0.tableView(self, heightForFooterInSection: section) }
            }
        guard let told else { return nil }
        // Assumed: in grouped tables 0 means the height that they have by themselves, as it did before automatic heights.
        if told == 0, style != .plain { return nil }
        return checked(told, "section \(place.edge) height", of: "section \(section)")
    }

    /// Nil for `automaticDimension`; what is no height is reported, and counts as none.
    private func checked(_ height: CGFloat, _ what: @autoclosure () -> String, of place: @autoclosure () -> String)
        -> CGFloat?
    {
        if height == Self.automaticDimension { return nil }
        guard height.isFinite, height >= 0 else {
            let sentence = "table view \(what()) must not be negative - provided height for \(place()) is \(height)"
            report(misuse: "NSInternalInconsistencyException: \(sentence)")
            return height > 0 ? TableMetrics.rowHeight : 0
        }
        return height
    }

    /// What stands in for a row's height; nil: each is known at once.
    func estimate(of row: ListRow) -> CGFloat? {
        let path = IndexPath(row)
        return estimate(
            askHeight(.estimatedRowHeight, isEstimate: true) { $0.tableView(self, estimatedHeightForRowAt: path) },
            else: estimatedRowHeight, standard: TableMetrics.rowHeight)
    }

    /// What stands in for the height of a header or a footer; nil: each is known at once.
    func estimate(of place: EdgePlace) -> CGFloat? {
        let section = place.section
        switch place.edge {
        case .header:
            return estimate(
                askHeight(.estimatedHeaderHeight, isEstimate: true) {
                    $0.tableView(self, estimatedHeightForHeaderInSection: section)
                }, else: estimatedSectionHeaderHeight, standard: TableMetrics.headerHeight)
        case .footer:
            return estimate(
                askHeight(.estimatedFooterHeight, isEstimate: true) {
                    $0.tableView(self, estimatedHeightForFooterInSection: section)
                }, else: estimatedSectionFooterHeight, standard: TableMetrics.headerHeight)
        }
    }

    /// An estimate that is told is one even if it is 0 (assumed).
    private func estimate(_ told: CGFloat?, else property: CGFloat, standard: CGFloat) -> CGFloat? {
        if told == nil, property == 0 { return nil }
        let points = told ?? property
        return points.isFinite && points >= 0 ? points : standard
    }

    // MARK: Headers and footers

    /// The app's view of a header or a footer.
    func askView(of place: EdgePlace) -> UIView? {
        let section = place.section
        switch place.edge {
        case .header:
            return askDelegate(.headerView) { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
        case .footer:
            return askDelegate(.footerView) { $0.tableView(self, viewForFooterInSection: section) } ?? nil
        }
    }

    func askTitle(of place: EdgePlace) -> String? {
        let section = place.section
        switch place.edge {
        case .header:
            return askDataSource(.titleForHeader) { $0.tableView(self, titleForHeaderInSection: section) } ?? nil
        case .footer:
            return askDataSource(.titleForFooter) { $0.tableView(self, titleForFooterInSection: section) } ?? nil
        }
    }
}
