import Foundation

extension NSLayoutConstraint {
    /// The views that its items are, or that own its guides; nil stands for a guide without an owner.
    var views: [UIView?] { (first.items + second.items).map(\.layoutView) }

    func isAbout(_ item: any LayoutItem) -> Bool {
        first.item === item || first.origin === item || second.item === item || second.origin === item
    }

    func activateNow() {
        guard holder == nil, !isIllegal else { return }
        guard !first.isEmpty else { return ConstraintRules.noFirstItem.report() }
        guard let ancestor = nearestCommonView else { return ConstraintRules.noCommonAncestor(self).report() }
        give(to: ancestor)
        ConstraintWatch.didActivate(self, in: ancestor)
    }

    func deactivateNow() {
        guard let holder else { return }
        leave(holder)
        ConstraintWatch.constraintsDidChange(in: holder)
        if let engine = holder.layoutEngine {
            engine.uninstall(self)
            LayoutBatch.note(engine)
        }
        isBroken = false
    }

    /// Hands the constraint to `view`, whose engine takes it over at once if it has one.
    func give(to view: UIView) {
        activation = SerialNumber.next()
        holder = view
        view.role.held.append(self)
        for item in items where item !== view { item.note(self) }
        ConstraintWatch.constraintsDidChange(in: view)
        if isPrepared, let engine = view.engineForChanges {
            engine.install(self)
            LayoutBatch.note(engine)
        } else {
            view.mark(.solving, cause: "constraint of \(view.label)")
        }
    }

    /// Takes the constraint from its holder without telling an engine.
    private func leave(_ holder: UIView) {
        if let role = holder.layoutRole, let index = role.held.lastIndex(where: { $0 === self }) {
            role.held.remove(at: index)
        }
        for item in items where item !== holder { item.forget(self) }
        self.holder = nil
    }

    /// Every item lies in the holder's subtree.
    var isPrepared: Bool {
        guard let holder else { return false }
        return views.allSatisfy { $0?.isDescendant(of: holder) ?? false }
    }

    private var items: [any LayoutItem] { first.items + second.items }

    private var nearestCommonView: UIView? {
        let views = views
        guard let first = views.first, var common = first else { return nil }
        for case let view in views.dropFirst() {
            guard let view, let shared = common.nearestCommonAncestor(with: view) else { return nil }
            common = shared
        }
        return common
    }

    // MARK: Changes while active

    func constantDidChange() {
        holder.map(ConstraintWatch.constraintsDidChange)
        guard let engine = holder?.layoutEngine else { return }
        engine.constantDidChange(of: self)
        LayoutBatch.note(engine)
    }

    func priorityDidChange() {
        holder.map(ConstraintWatch.constraintsDidChange)
        guard let engine = holder?.layoutEngine else { return }
        engine.priorityDidChange(of: self)
        LayoutBatch.note(engine)
    }
}

extension LayoutItem {
    /// Remembers an active constraint that a view above holds, so that leaving that view finds it.
    fileprivate func note(_ constraint: NSLayoutConstraint) {
        if let guide = self as? UILayoutGuide {
            guide.references.append(constraint)
        } else if let view = self as? UIView {
            view.role.references.append(constraint)
        }
    }

    fileprivate func forget(_ constraint: NSLayoutConstraint) {
        if let guide = self as? UILayoutGuide {
            guide.references.removeLast { $0 === constraint }
        } else if let view = self as? UIView {
            view.layoutRole?.references.removeLast { $0 === constraint }
        }
    }
}

extension Array {
    fileprivate mutating func removeLast(where matches: (Element) -> Bool) {
        if let index = lastIndex(where: matches) { remove(at: index) }
    }
}

extension UIView {
    /// The deepest view that has both in its subtree.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.parentView === self { return self }
        if parentView === other { return other }
        var (a, b): (UIView?, UIView?) = (self, other)
        var (depthA, depthB) = (depth, other.depth)
        while depthA > depthB {
            a = a?.parentView
            depthA -= 1
        }
        while depthB > depthA {
            b = b?.parentView
            depthB -= 1
        }
        while let x = a, let y = b {
            if x === y { return x }
            (a, b) = (x.parentView, y.parentView)
        }
        return nil
    }

    private var depth: Int {
        var depth = 0
        var view = self
        while let parent = view.parentView {
            depth += 1
            view = parent
        }
        return depth
    }
}
