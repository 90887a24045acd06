import Foundation

/// Where a subview goes.
enum SubviewPlace {
    case top
    /// Beyond the ends it is clamped (assumed).
    case index(Int)
    case above(UIView)
    case below(UIView)
}

extension UIView {
    /// Adds `view`, or moves it when it is a subview already, which calls nothing back.
    func insert(_ view: UIView, at place: SubviewPlace) {
        guard view !== self else { return report(misuse: "Can't add self as subview") }
        guard !isDescendant(of: view) else {
            return report(misuse: "Can't add \(view.label) to its own descendant \(label)")
        }
        if view.parentView === self { return reorder(view, to: place) }
        guard view.mayMove(into: self) else { return }
        noteHierarchyMutation(of: view)
        if isInShownWindow, view.windowStorage == nil { view.tellOwnersOfWindow() }
        let leave = isInShownWindow || !view.isInShownWindow ? nil : WindowLeave(of: view)
        let change = WindowChange(of: view, to: windowStorage)
        let tint = view.tintState
        view.parentView?.willRemoveSubview(view)
        change.announce()
        view.willMove(toSuperview: self)
        view.leaveLayout()
        view.unlink()
        link(view, at: place)
        view.joinLayout()
        view.hierarchyDidChange(change, formerTint: tint)
        view.didMoveToSuperview()
        didAddSubview(view)
        leave?.finish()
    }

    func detachFromSuperview() {
        guard let parent = parentView else { return }
        parent.noteHierarchyMutation(of: self)
        let leave = isInShownWindow ? WindowLeave(of: self) : nil
        defer { leave?.finish() }
        // The owners' code may have removed it already.
        guard parent === parentView else { return }
        let change = WindowChange(of: self, to: nil)
        let tint = tintState
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        change.announce()
        leaveLayout()
        unlink()
        hierarchyDidChange(change, formerTint: tint)
        didMoveToSuperview()
    }

    func reorder(_ view: UIView, to place: SubviewPlace) {
        let current = index(of: view)
        let target = self.index(of: place, moving: view, from: current)
        guard target != current else { return }
        childViews.remove(at: current)
        childViews.insert(view, at: target)
        renumberSubviews(from: min(current, target))
        placeLayer(of: view, at: target)
        noteLayoutCause("order of subviews")
    }

    func exchangeSubviews(_ first: Int, _ second: Int) {
        let range = childViews.indices
        guard range.contains(first), range.contains(second) else {
            return report(
                misuse: "Can't exchange subviews \(first) and \(second) of \(label), which has \(range.count)")
        }
        guard first != second else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (lower, upper) = (childViews[low], childViews[high])
        childViews.swapAt(low, high)
        renumberSubviews(from: low)
        placeLayer(of: lower, at: high)
        placeLayer(of: upper, at: low)
        noteLayoutCause("order of subviews")
    }

    func findView(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in childViews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The place of a subview, without a search as long as no more than one came or went before it: of thousands that are
    /// inserted below the same one, none asks for all places anew.
    func index(of view: UIView) -> Int {
        let hint = view.indexHint
        for place in hint - 1...hint + 1 where childViews.indices.contains(place) && childViews[place] === view {
            view.indexHint = place
            return place
        }
        renumberSubviews(from: 0)
        return view.indexHint
    }

    private func index(of place: SubviewPlace, moving view: UIView, from current: Int?) -> Int {
        let end = childViews.count - (current == nil ? 0 : 1)
        func index(beside sibling: UIView, offset: Int) -> Int {
            guard sibling !== view, sibling.parentView === self else { return end }
            let index = self.index(of: sibling)
            return index + offset - (current.map { $0 < index } ?? false ? 1 : 0)
        }
        switch place {
        case .top: return end
        case .index(let index): return max(0, min(index, end))
        case .above(let sibling): return index(beside: sibling, offset: 1)
        case .below(let sibling): return index(beside: sibling, offset: 0)
        }
    }

    private func renumberSubviews(from start: Int) {
        for index in start..<childViews.count { childViews[index].indexHint = index }
    }

    private func link(_ view: UIView, at place: SubviewPlace) {
        let front = childViews.count - subviewsKept(inFrontOf: view)
        let target = min(index(of: place, moving: view, from: nil), front)
        childViews.insert(view, at: target)
        view.parentView = self
        view.indexHint = target
        placeLayer(of: view, at: target)
        view.noteLayoutCause("addSubview")
    }

    private func unlink() {
        guard let parent = parentView else { return }
        parent.childViews.remove(at: parent.index(of: self))
        layer.removeFromSuperlayer()
        noteLayoutCause("removeFromSuperview")
        parentView = nil
    }

    /// Below the layer of the next view, so that standalone layers at the bottom stay there (assumed).
    private func placeLayer(of view: UIView, at index: Int) {
        if index + 1 < childViews.count {
            layer.insertSublayer(view.layer, below: childViews[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// Warns when a view's own layout changes its subviews: it will do so again at the next one.
    func noteHierarchyMutation(of subview: UIView) {
        guard progress.isLayingOut, !bringsSubviewsInLayout else { return }
        sceneHost?.report(
            .hierarchyMutatedDuringLayout,
            "hierarchy mutated during layout: \(subview.label) was added or removed in layoutSubviews() of \(label)",
            views: [label, subview.label])
    }

    /// What follows an insertion or a removal, before the superview's callbacks.
    private func hierarchyDidChange(_ change: WindowChange, formerTint: TintState) {
        if parentView != nil { updateSafeArea() }
        change.finish()
        tintMayHaveChanged(from: formerTint)
    }
}
