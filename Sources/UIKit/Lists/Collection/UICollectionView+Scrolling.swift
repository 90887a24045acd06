import CoreGraphics
import Foundation
import ListLayout

/// Where a collection is to stand.
struct CollectionGoal {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
    /// The content offset when it was asked for: the least movement counts from there.
    let start: CGPoint
    /// Where the item is by what was known last: where the collection stands, or where an animation leads. With any other
    /// offset the goal is given up.
    var offset: CGPoint
}

// Scrolling to items.
extension UICollectionView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard !isAsking, isValid(position), hasItemToScroll(to: path) else { return }
        prepareIfNeeded()
        scrollStrip(to: path, at: position, animated: animated)
        go(to: path, at: position, animated: animated)
    }

    /// Scrolls to where a section begins, with its header.
    func scroll(toSection section: Int, at position: ScrollPosition) {
        guard !isAsking else { return }
        prepareIfNeeded()
        go(to: IndexPath(index: section), at: position, animated: false)
    }

    private func go(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        var goal = CollectionGoal(path: path, position: position, start: contentOffset, offset: contentOffset)
        guard let target = offset(for: goal) else { return }
        // What moves by less than half a point stays, as on a device.
        guard abs(target.x - contentOffset.x) >= 0.5 || abs(target.y - contentOffset.y) >= 0.5 else { return }
        setContentOffset(target, animated: animated)
        goal.offset = target
        self.goal = goal
        setNeedsLayout()
    }

    /// A section that scrolls by itself shows the item, too.
    private func scrollStrip(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutStorage.layoutStrips(in: attributes(of: .cell(path))?.frame ?? .zero)
        guard let strip = layoutStorage.strip(of: .cell(path)), let frame = attributes(of: .cell(path))?.frame else {
            return
        }
        let own = frame.offsetBy(dx: -strip.origin.x, dy: -strip.origin.y)
        let (size, inset, content) = (strip.view.layer.bounds.size, strip.view.contentInset, strip.view.contentSize)
        let x = ScrollTarget(window: size.width, insets: (inset.left, inset.right), content: content.width)
        let y = ScrollTarget(window: size.height, insets: (inset.top, inset.bottom), content: content.height)
        let now = strip.view.contentOffset
        let target = CGPoint(
            x: x.offset(from: own.minX, to: own.maxX, at: position.horizontal, current: now.x),
            y: y.offset(from: own.minY, to: own.maxY, at: position.vertical, current: now.y))
        if target != now { strip.view.setContentOffset(onPixels(target), animated: animated) }
    }

    private func isValid(_ position: ScrollPosition) -> Bool {
        let vertical = position.intersection([.top, .centeredVertically, .bottom])
        let horizontal = position.intersection([.left, .centeredHorizontally, .right])
        guard vertical.rawValue.nonzeroBitCount > 1 || horizontal.rawValue.nonzeroBitCount > 1 else { return true }
        report(
            misuse: "NSInvalidArgumentException: scroll positions of one direction exclude each other: "
                + "\(position.rawValue) names more than one of it")
        return false
    }

    private func hasItemToScroll(to path: IndexPath) -> Bool {
        if hasItem(path) { return true }
        let counts = knownCounts
        let begin = "NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds"
        guard path.count == 2, counts.indices.contains(path.section) else {
            let section = path.first ?? -1
            report(misuse: "\(begin) section (\(section)) when there are only \(counts.count) sections.")
            return false
        }
        let count = counts[path.section]
        report(
            misuse: "\(begin) item (\(path.item)) when there are only \(count) items in section \(path.section).")
        return false
    }

    /// Gives the goal up where the collection neither stands there nor is on its way to it.
    func checkGoal() {
        if let goal, (movement?.animationTarget ?? contentOffset) != goal.offset { self.goal = nil }
    }

    /// Goes on to where the goal is by what is known now.
    func approachGoal() {
        guard let goal, let target = offset(for: goal) else {
            self.goal = nil
            return
        }
        if let movement, movement.animationTarget != nil {
            movement.lead(to: target)
            self.goal?.offset = target
        } else if target != contentOffset {
            contentOffset = target
            self.goal?.offset = contentOffset
        } else {
            self.goal = nil
        }
    }

    /// Where an item stands, or where a section begins: a path of one number is a section's.
    private func place(of path: IndexPath) -> CGRect? {
        guard path.count == 1 else { return hasItem(path) ? attributes(of: .cell(path))?.frame : nil }
        guard knownCounts.indices.contains(path[0]) else { return nil }
        return layoutStorage.beginning(ofSection: path[0]).map(flipped)
    }

    /// Where a goal is; nil where it is gone.
    private func offset(for goal: CollectionGoal) -> CGPoint? {
        guard let place = place(of: goal.path) else { return nil }
        // Of a section that scrolls by itself the window is what is to be seen.
        let strip = goal.path.count == 2 ? layoutStorage.strip(of: .cell(goal.path)) : nil
        let frame = strip?.view.frame ?? place
        let (inset, window, content) = (adjustedContentInset, layer.bounds.size, (self as UIScrollView).contentSize)
        let x = ScrollTarget(window: window.width, insets: (inset.left, inset.right), content: content.width)
        let y = ScrollTarget(window: window.height, insets: (inset.top, inset.bottom), content: content.height)
        return onPixels(
            CGPoint(
                x: x.offset(
                    from: frame.minX, to: frame.maxX, at: goal.position.horizontal, current: goal.start.x),
                y: y.offset(from: frame.minY, to: frame.maxY, at: goal.position.vertical, current: goal.start.y)))
    }
}

extension UICollectionView.ScrollPosition {
    fileprivate var vertical: ScrollTarget.Position {
        contains(.top) ? .top : contains(.centeredVertically) ? .middle : contains(.bottom) ? .bottom : .nearest
    }

    fileprivate var horizontal: ScrollTarget.Position {
        contains(.left) ? .top : contains(.centeredHorizontally) ? .middle : contains(.right) ? .bottom : .nearest
    }
}
