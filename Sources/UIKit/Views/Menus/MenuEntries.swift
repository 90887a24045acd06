import Foundation

/// What a menu shows, from the top to the bottom.
@MainActor
enum MenuEntry {
    /// A word above a group.
    case heading(String)
    /// Something to choose.
    case leaf(any UIMenuLeaf, UIMenuElement, group: UIMenu)
    /// A menu that opens.
    case submenu(UIMenu)
    /// Elements side by side.
    case palette([UIMenuElement], UIMenu.ElementSize, group: UIMenu)
    /// Elements that are on their way.
    case loading
    /// Between groups.
    case gap

    var isGap: Bool {
        if case .gap = self { return true }
        return false
    }
}

/// Reads a menu.
@MainActor
struct MenuReader {
    /// How deep menus may be in menus; deeper ones are left out, as one may be in itself by way of what is found late.
    private static let depth = 16
    /// Where a menu ends that goes on and on.
    private static let most = 1000

    private(set) var entries: [MenuEntry] = []
    /// Called when elements come that are on their way.
    private let onLoad: () -> Void

    init(_ menu: UIMenu, _ onLoad: @escaping () -> Void) {
        self.onLoad = onLoad
        if !menu.title.isEmpty { entries.append(.heading(menu.title)) }
        add(menu.children, of: menu, 0)
        trim()
    }

    /// Whether something can show.
    var isEmpty: Bool { !entries.contains { !$0.isGap } }

    private mutating func add(_ elements: [UIMenuElement], of group: UIMenu, _ depth: Int) {
        guard depth < Self.depth, entries.count < Self.most else { return }
        if let size = group.rowSize, depth > 0 || group.options.contains(.displayAsPalette) {
            return addPalette(elements, size, of: group)
        }
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline): addInline(menu, depth)
            case let menu as UIMenu: entries.append(.submenu(menu))
            case let deferred as UIDeferredMenuElement:
                if let found = deferred.elements {
                    add(found, of: group, depth + 1)
                } else {
                    deferred.load(onLoad)
                    // One that answers at once is read at once.
                    if let found = deferred.elements {
                        add(found, of: group, depth + 1)
                    } else {
                        entries.append(.loading)
                    }
                }
            default:
                guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { continue }
                entries.append(.leaf(leaf, element, group: group))
            }
        }
    }

    private mutating func addInline(_ menu: UIMenu, _ depth: Int) {
        entries.append(.gap)
        if !menu.title.isEmpty { entries.append(.heading(menu.title)) }
        add(menu.children, of: menu, depth + 1)
        entries.append(.gap)
    }

    private mutating func addPalette(_ elements: [UIMenuElement], _ size: UIMenu.ElementSize, of group: UIMenu) {
        let shown = elements.filter { !(($0 as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? true) }
        let count = group.options.contains(.displayAsPalette) ? max(shown.count, 1) : size == .small ? 4 : 3
        var start = 0
        while start < shown.count {
            let end = min(start + count, shown.count)
            entries.append(.palette(Array(shown[start..<end]), size, group: group))
            start = end
        }
    }

    /// One gap between groups, none at the ends.
    private mutating func trim() {
        var result: [MenuEntry] = []
        for entry in entries where !(entry.isGap && result.last?.isGap ?? true) { result.append(entry) }
        while result.last?.isGap ?? false { result.removeLast() }
        entries = result
    }
}

extension UIMenu {
    /// The size of elements that lie side by side; nil where each has a row.
    fileprivate var rowSize: ElementSize? {
        if options.contains(.displayAsPalette) { return .small }
        return preferredElementSize == .small || preferredElementSize == .medium ? preferredElementSize : nil
    }

    /// Elements that are found anew are asked for again.
    func prepareToShow(_ depth: Int = 0) {
        guard depth < 16 else { return }
        for child in children {
            (child as? UIDeferredMenuElement)?.prepare()
            (child as? UIMenu)?.prepareToShow(depth + 1)
        }
    }

    /// Turns a leaf of this menu on, and the others off where at most one may be.
    func select(_ chosen: UIMenuElement, isSingle: Bool) {
        guard isSingle || options.contains(.singleSelection) else { return }
        for child in children {
            guard let leaf = child as? any UIMenuLeaf else {
                if let menu = child as? UIMenu, menu.options.contains(.displayInline), isSingle {
                    menu.select(chosen, isSingle: true)
                }
                continue
            }
            leaf.state = child === chosen ? .on : .off
        }
    }
}
