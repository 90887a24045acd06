import Foundation

// Columns become one stack where there is little room, and columns again.
extension UISplitViewController {
    /// The stacks of the columns become one, the secondary's on top, unless the delegate says where it ends.
    func collapse() {
        guard holders[.compact] == nil else { return }
        guard style != .unspecified else { return collapsePair() }
        guard let stack = holders[.primary] as? UINavigationController else { return }
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
        let columns = [Column.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }
        join(columns, onto: stack)
    }

    private func join(_ columns: [Column], onto stack: UINavigationController) {
        joined = [(.primary, stack.viewControllers.count)]
        var all = stack.viewControllers
        for column in columns {
            guard let other = holders[column] else { continue }
            let content = (other as? UINavigationController)?.viewControllers ?? [other]
            contents[column] = content
            if shown.contains(where: { $0 === other }) { remove(other) }
            (other as? UINavigationController)?.setViewControllers([], animated: false)
            joined.append((column, content.count))
            all += content
        }
        stack.setViewControllers(all, animated: false)
    }

    /// What was joined goes back to its columns; what was pushed meanwhile goes with the one it stands on.
    func separate() {
        if style == .unspecified, collapsedSecondary != nil { return separatePair() }
        separateJoined()
    }

    func separateJoined() {
        guard let stack = holders[.primary] as? UINavigationController, joined.count > 1 else {
            joined = []
            return
        }
        var rest = stack.viewControllers
        let parts = joined
        joined = []
        var own: [Column: [UIViewController]] = [:]
        for (index, part) in parts.enumerated() {
            let count = index == parts.count - 1 ? rest.count : min(part.count, rest.count)
            own[part.column] = Array(rest.prefix(count))
            rest.removeFirst(count)
        }
        stack.setViewControllers(own[.primary] ?? [], animated: false)
        for part in parts.dropFirst() {
            let content = own[part.column] ?? []
            guard !content.isEmpty else { continue }
            (holders[part.column] as? UINavigationController)?.setViewControllers(content, animated: false)
        }
        // What was popped meanwhile stands in its column again.
        for (column, content) in contents {
            guard let holder = holders[column] as? UINavigationController, holder.viewControllers.isEmpty else {
                continue
            }
            holder.setViewControllers(content.filter { !stack.viewControllers.contains($0) }, animated: false)
        }
        contents = [:]
    }

    // MARK: Without columns

    /// The style of before iOS 14: the delegate collapses, else the primary controller does so in its own way.
    private func collapsePair() {
        if let other = delegate?.primaryViewController(forCollapsing: self), other !== holders[.primary] {
            setViewController(other, for: .primary)
            isCollapsedStorage = true
        }
        guard let primary = holders[.primary], let secondary = holders[.secondary] else { return }
        if shown.contains(where: { $0 === secondary }) { remove(secondary) }
        collapsedSecondary = secondary
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false { return }
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func separatePair() {
        collapsedSecondary = nil
        guard let primary = holders[.primary] else { return }
        let own =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let own, own !== holders[.secondary] { setViewController(own, for: .secondary) }
        if let other = delegate?.primaryViewController(forExpanding: self), other !== holders[.primary] {
            setViewController(other, for: .primary)
        }
        isCollapsedStorage = false
    }

    /// What a navigation controller that is primary does: it pushes the secondary's content.
    func push(_ secondary: UIViewController, onto primary: UINavigationController) {
        guard holders[.primary] === primary, holders[.secondary] === secondary else { return }
        join([.secondary], onto: primary)
    }

    // MARK: One stack

    private var stack: UINavigationController? { shown.first as? UINavigationController }

    /// The column that is on top of the stack, and how many controllers stand below it.
    private var topJoined: (index: Int, start: Int)? {
        guard !joined.isEmpty else { return nil }
        let starts = joined.indices.map { index in joined[..<index].reduce(0) { $0 + $1.count } }
        return (joined.count - 1, starts[joined.count - 1])
    }

    func showCollapsed(_ column: Column) {
        guard let stack else { return }
        if joined.isEmpty { joined = [(.primary, stack.viewControllers.count)] }
        if let index = joined.firstIndex(where: { $0.column == column }) {
            let count = joined[...index].reduce(0) { $0 + $1.count }
            guard index < joined.count - 1, count > 0, stack.viewControllers.count > count else { return }
            _ = stack.popToViewController(stack.viewControllers[count - 1], animated: true)
            joined.removeSubrange((index + 1)...)
            return
        }
        pushColumns(upTo: column, on: stack)
    }

    func hideCollapsed(_ column: Column) {
        guard let stack, column != .primary, let top = topJoined, joined[top.index].column == column else { return }
        guard top.start > 0, stack.viewControllers.count > top.start else { return }
        _ = stack.popToViewController(stack.viewControllers[top.start - 1], animated: true)
        joined.removeLast()
    }

    private func pushColumns(upTo column: Column, on stack: UINavigationController) {
        var all = stack.viewControllers
        for next in [Column.supplementary, .secondary] where next.rawValue <= column.rawValue {
            guard !joined.contains(where: { $0.column == next }), let holder = holders[next] else { continue }
            let own = (holder as? UINavigationController)?.viewControllers ?? [holder]
            let content = (own.isEmpty ? contents[next] ?? [] : own).filter { !all.contains($0) }
            (holder as? UINavigationController)?.setViewControllers([], animated: false)
            guard !content.isEmpty else { continue }
            contents[next] = content
            joined.append((next, content.count))
            all += content
        }
        if all.count > stack.viewControllers.count { stack.setViewControllers(all, animated: true) }
    }

    /// A detail goes on top.
    func showDetailCollapsed(_ vc: UIViewController) {
        guard let stack else {
            present(vc, animated: true)
            return
        }
        let content = (vc as? UINavigationController)?.viewControllers ?? [vc]
        (vc as? UINavigationController)?.setViewControllers([], animated: false)
        if joined.isEmpty { joined = [(.primary, stack.viewControllers.count)] }
        note(vc, in: .secondary)
        contents[.secondary] = content
        joined.removeAll { $0.column == .secondary }
        joined.append((.secondary, content.count))
        stack.setViewControllers(stack.viewControllers + content, animated: true)
    }
}
