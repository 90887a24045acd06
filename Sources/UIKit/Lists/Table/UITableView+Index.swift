import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

// The section index.
extension UITableView {
    /// Asks for the titles, where there are rows enough.
    func askIndexTitles() {
        index?.removeFromSuperview()
        index = nil
        guard indexDisplayMode != .alwaysHidden, offsets.rowCount >= sectionIndexMinimumDisplayRowCount else { return }
        let titles = askDataSource(.sectionIndexTitles) { $0.sectionIndexTitles(for: self) } ?? nil
        guard let titles, !titles.isEmpty else { return }
        let index = TableIndex(titles, of: self)
        self.index = index
        addSubview(index)
        setNeedsLayout()
    }

    /// Beside the rows, in the safe area; it does not scroll along.
    func placeIndex() {
        guard let index else { return }
        let (inset, bounds) = (adjustedContentInset, layer.bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = index.width
        index.frame = CGRect(
            x: isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
            y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        bringSubviewToFront(index)
    }

    /// What the index takes of the cells' contents.
    var indexWidth: CGFloat { index?.width ?? 0 }

    func jump(toIndexTitle title: String, _ place: Int) {
        let section =
            askDataSource(.sectionOfIndexTitle) {
                $0.tableView(self, sectionForSectionIndexTitle: title, at: place)
            } ?? place
        // Search, above all sections.
        guard section >= 0, section != NSNotFound, title != Self.indexSearch else {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let last = min(section, offsets.sectionCount - 1)
        guard last >= 0 else { return }
        scroll(to: IndexPath(row: NSNotFound, section: last), at: .top, animated: false)
    }
}
