import UIKit

// Asking the objects of a tree what they tell.
extension SpokenTree {
    /// What the objects tell now.
    @MainActor
    init(_ tree: AccessibilityTree) {
        nodes = tree.root.members.compactMap { Self.node($0, places: []) }
    }

    @MainActor
    private static func node(_ member: AccessibilityTree.Member, places: [SpokenElement.Place]) -> Node? {
        switch member {
        case .element(let reference):
            reference.object.map { .element(SpokenElement(AccessibilityTree.Element($0), places: places)) }
        case .group(let group): .group(SpokenGroup(group, places: places))
        }
    }

    @MainActor
    fileprivate static func nodes(of group: AccessibilityTree.Group, places: [SpokenElement.Place]) -> [Node] {
        let context = PlaceCounter(group, outer: places)
        var index = 0
        func walk(_ member: AccessibilityTree.Member) -> Node? {
            guard case .group(let inner) = member, inner.kind == .plain, context.isCounting else {
                let places = context.places(at: index, spanning: member.count)
                index += member.count
                return node(member, places: places)
            }
            return .group(SpokenGroup(inner, nodes: inner.members.compactMap(walk)))
        }
        return group.members.compactMap(walk)
    }
}

extension SpokenTree {
    /// What one element of a group tells now, without asking the others.
    /// - Parameter index: Among the elements of the group and of those inside.
    @MainActor
    static func element(
        at index: Int, of group: AccessibilityTree.Group, places: [SpokenElement.Place]
    ) -> SpokenElement? {
        let context = group.isAll ? nil : PlaceCounter(group, outer: places)
        var start = 0
        func search(_ members: [AccessibilityTree.Member]) -> SpokenElement? {
            for member in members {
                let count = member.count
                guard index < start + count else {
                    start += count
                    continue
                }
                if case .group(let inner) = member, inner.kind == .plain, context?.isCounting ?? false {
                    return search(inner.members)
                }
                let places = context?.places(at: start, spanning: count) ?? []
                switch member {
                case .element(let reference):
                    return reference.object.map { SpokenElement(AccessibilityTree.Element($0), places: places) }
                case .group(let inner): return element(at: index - start, of: inner, places: places)
                }
            }
            return nil
        }
        return search(group.members)
    }
}

/// What the elements of a group are told about where they stand.
@MainActor
private struct PlaceCounter {
    private let group: AccessibilityTree.Group
    private let outer: [SpokenElement.Place]
    private let count: Int

    init(_ group: AccessibilityTree.Group, outer: [SpokenElement.Place]) {
        self.group = group
        self.outer = outer
        count = group.count
    }

    /// Whether every element inside is counted, also those in plain groups.
    var isCounting: Bool { group.kind != .plain && group.kind != .semanticGroup }

    /// The place of the member that begins with an element of the group, counted from 0.
    func places(at index: Int, spanning length: Int) -> [SpokenElement.Place] {
        let (isFirst, isLast) = (index == 0, index + length == count)
        switch group.kind {
        case .plain, .semanticGroup: return count == length ? outer : Self.split(outer, isFirst, isLast)
        case .series: return [.series(index + 1, of: count)]
        case .tabBar: return [.tab(index + 1, of: count)]
        case .list: return isFirst ? [.listStart] : isLast ? [.listEnd] : []
        case .landmark: return isFirst ? [.landmarkStart] : isLast ? [.landmarkEnd] : []
        case .dataTable: return []
        }
    }

    /// A group stands at an edge with its first element or its last one alone.
    private static func split(
        _ places: [SpokenElement.Place], _ isFirst: Bool, _ isLast: Bool
    ) -> [SpokenElement.Place] {
        places.filter { place in
            switch place {
            case .listStart, .landmarkStart: isFirst
            case .listEnd, .landmarkEnd: isLast
            default: true
            }
        }
    }
}

extension SpokenGroup {
    @MainActor
    fileprivate init(_ group: AccessibilityTree.Group, places: [SpokenElement.Place]) {
        self.init(group, nodes: SpokenTree.nodes(of: group, places: places))
    }

    @MainActor
    fileprivate init(_ group: AccessibilityTree.Group, nodes: [SpokenTree.Node]) {
        let container = group.container
        self.init(
            kind: Kind(group.kind), className: container.map { "\(type(of: $0))" } ?? "",
            identifier: (container as? any UIAccessibilityIdentification)?.accessibilityIdentifier,
            label: container?.accessibilityLabel,
            actions: container?.accessibilityCustomActions?.map(\.name) ?? [], nodes: nodes)
    }
}

extension SpokenGroup.Kind {
    fileprivate init(_ kind: AccessibilityTree.Kind) {
        switch kind {
        case .plain: self = .plain
        case .series: self = .series
        case .tabBar: self = .tabBar
        case .list: self = .list
        case .landmark: self = .landmark
        case .dataTable: self = .dataTable
        case .semanticGroup: self = .semanticGroup
        }
    }
}

extension SpokenElement {
    /// What an object tells now.
    @MainActor
    init(_ element: AccessibilityTree.Element, places: [Place]) {
        let object = element.object
        let point = object.accessibilityActivationPoint
        let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
        let provider = object as? any AXCustomContentProvider
        let content = provider?.accessibilityCustomContentBlock?() ?? provider?.accessibilityCustomContent ?? []
        self.init(
            className: "\(type(of: object))",
            identifier: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier,
            label: object.accessibilityLabel, value: object.accessibilityValue, ownHint: object.accessibilityHint,
            traits: object.accessibilityTraits, language: object.accessibilityLanguage, frame: element.frame,
            activationPoint: point, hasOwnActivationPoint: point != middle,
            actions: object.accessibilityCustomActions?.map(\.name) ?? [],
            content: content.map { Content(label: $0.label, value: $0.value, isImportant: $0.importance == .high) },
            inputLabels: object.accessibilityUserInputLabels ?? [],
            rotors: object.accessibilityCustomRotors?.map(\.spokenName) ?? [],
            places: places + [TableCell(of: object).map { .tableCell($0) }].compactMap { $0 })
    }
}

extension UIAccessibilityCustomRotor {
    /// The app's name, else the system's for the type.
    var spokenName: String { name.isEmpty ? "\(systemRotorType)" : name }
}

extension SpokenElement.TableCell {
    /// Where a cell stands in the nearest table around it; nil for other objects.
    @MainActor
    fileprivate init?(of object: UIResponder) {
        guard let cell = object as? any UIAccessibilityContainerDataTableCell, let table = Self.table(around: object)
        else { return nil }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        func number(_ range: NSRange) -> Int? { range.location == NSNotFound ? nil : range.location + 1 }
        func texts(_ cells: [any UIAccessibilityContainerDataTableCell]?) -> [String] {
            (cells ?? []).filter { $0 !== cell }.compactMap { ($0 as? UIResponder)?.accessibilityLabel }
        }
        var headers: [String] = []
        if rows.location != NSNotFound { headers += texts(table.accessibilityHeaderElements(forRow: rows.location)) }
        if columns.location != NSNotFound {
            headers += texts(table.accessibilityHeaderElements(forColumn: columns.location))
        }
        self.init(
            row: number(rows), column: number(columns), rowCount: rows.length, columnCount: columns.length,
            isFirstOfRow: columns.location == 0, headers: headers)
    }

    @MainActor
    private static func table(around object: UIResponder) -> (any UIAccessibilityContainerDataTable)? {
        object.accessibilityChain.dropFirst().lazy.compactMap { $0 as? any UIAccessibilityContainerDataTable }
            .first { _ in true }
    }
}
