import CoreGraphics
import Foundation
import ListLayout

// The section index.
extension UITableView: ListIndexHost {
    var indexColors: ListIndexColors {
        ListIndexColors(
            titles: sectionIndexColor ?? tintColor, background: sectionIndexBackgroundColor,
            touched: sectionIndexTrackingBackgroundColor)
    }

    /// Asks for the titles, where there are rows enough.
    func askIndexTitles() {
        guard indexDisplayMode != .alwaysHidden, offsets.rowCount >= sectionIndexMinimumDisplayRowCount else {
            return showIndex(of: nil)
        }
        showIndex(of: askDataSource(.sectionIndexTitles) { $0.sectionIndexTitles(for: self) } ?? nil)
    }

    func jump(toIndexTitle title: String, _ place: Int) {
        let section =
            askDataSource(.sectionOfIndexTitle) {
                $0.tableView(self, sectionForSectionIndexTitle: title, at: place)
            } ?? place
        // Search, above all sections.
        guard section >= 0, section != NSNotFound, title != ListIndex.search else {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let last = min(section, offsets.sectionCount - 1)
        guard last >= 0 else { return }
        scroll(to: IndexPath(row: NSNotFound, section: last), at: .top, animated: false)
    }
}
