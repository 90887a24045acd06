import YAMLTree

extension YAMLNode {
    /// What lies inside, rather than what the view or layer is itself.
    private static let treeKeys: Set = ["subviews", "sublayers", "arrangedSubviews", "contentView", "mask", "sections"]

    /// Where the node's own keys end, as far as marks tell: the line of its last child's last child, and so on.
    private var lastLine: Int32 {
        switch content {
        case .scalar: mark.line
        case .sequence(let items): max(mark.line, items.last?.lastLine ?? 0)
        case .mapping(let entries): max(mark.line, entries.last?.value.lastLine ?? 0)
        }
    }

    /// Where the keys of a view or layer end, its subviews and sublayers left out.
    var lastOwnLine: Int32 {
        guard case .mapping(let entries) = content else { return lastLine }
        return entries.filter { $0.keyMark.origin == mark.origin }.reduce(mark.line) { line, entry in
            max(line, Self.treeKeys.contains(entry.key) ? entry.keyMark.line : entry.value.lastLine)
        }
    }
}
