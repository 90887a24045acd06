import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Finds what those who do not see a screen meet in its views, and in which order.
///
/// What was found in a view is kept with it, and taken again as long as nothing of the view changed: its layer's node of
/// the last commit is then the same object.
@MainActor
struct AccessibilityWalk {
    /// Something on its way into a group, and where it stands among others: in the space of the view around it, or in the
    /// screen's where the views between are turned or scaled.
    struct Item {
        var member: AccessibilityTree.Member
        var origin: CGPoint
    }

    /// What was found in a view.
    final class Finding {
        /// Not held: it would keep pictures of before alive.
        private(set) weak var node: RenderNode?
        let order: AccessibilityOrder
        let items: [Item]

        init(_ node: RenderNode, _ order: AccessibilityOrder, _ items: [Item]) {
            (self.node, self.order, self.items) = (node, order, items)
        }
    }

    private let order: AccessibilityOrder
    private var classes = AccessibilityClasses()
    /// Containers that are looked into now, from the outermost: one that is met again lies in itself.
    private var path: [ObjectIdentifier] = []
    private var problems: [AccessibilityTree.Problem] = []
    /// What was told of which object: once, however often it is come by.
    private var told: Set<Telling> = []
    /// What containers list, which nobody else may hold.
    private var listedObjects: [AnyObject] = []
    /// How many entries of lists were looked at.
    private var entries = 0
    /// How many views were looked at.
    private(set) var visits = 0

    private init(_ order: AccessibilityOrder) {
        self.order = order
    }

    /// The tree of windows, back to front: where some are modal only the last of these.
    static func tree(of windows: [UIWindow], order: AccessibilityOrder) -> AccessibilityTree {
        var walk = AccessibilityWalk(order)
        var groups: [AccessibilityTree.Member] = []
        for window in walk.met(windows) {
            let members = walk.members(of: window)
            guard !members.isEmpty else { continue }
            groups.append(.group(AccessibilityTree.Group(container: window, kind: .plain, members: members)))
        }
        return walk.tree(groups)
    }

    /// The tree below one view.
    static func tree(of view: UIView, order: AccessibilityOrder) -> AccessibilityTree {
        var walk = AccessibilityWalk(order)
        return walk.tree(walk.members(of: view))
    }

    private mutating func members(of root: UIView) -> [AccessibilityTree.Member] {
        var items: [Item] = []
        visit(root, in: AccessibilitySpace(around: root), into: &items)
        return sorted(items).map(\.member)
    }

    /// What is met of windows: all, or the last modal one alone.
    private mutating func met(_ windows: [UIWindow]) -> [UIWindow] {
        for window in windows.reversed() where AccessibilityLook(window, &classes).isModal { return [window] }
        return windows
    }

    private func tree(_ members: [AccessibilityTree.Member]) -> AccessibilityTree {
        AccessibilityTree(
            root: AccessibilityTree.Group(container: nil, kind: .plain, members: members), problems: problems,
            visits: visits, holding: listedObjects)
    }

    // MARK: Views

    /// Finds what is met of a view: in the space around it.
    private mutating func visit(_ view: UIView, in space: AccessibilitySpace, into items: inout [Item]) {
        let look = AccessibilityLook(view, &classes)
        visit(view, look, AccessibilityTree.Reference(view), in: space, into: &items)
    }

    /// - Returns: Whether that stays as long as nothing of the view changes, but for what code of its own answers.
    @discardableResult
    private mutating func visit(
        _ view: UIView, _ look: AccessibilityLook, _ reference: AccessibilityTree.Reference,
        in space: AccessibilitySpace, into items: inout [Item]
    ) -> Bool {
        guard look.isMet else { return true }
        let layer = view.layerStorage
        if space.isRelative, let finding = view.finding, finding.order == order, finding.node === layer.settledNode {
            items += finding.items
            return true
        }
        visits += 1
        let isFlat = layer.isFlat
        if isFlat, layer.masksToBounds { return true }
        if look.kind == .silent { return true }
        if look.kind == .element || look.kind == .open && view.isAccessibilityElement {
            return isFlat || add(view, look, reference, in: space, into: &items)
        }
        let saysNothing = look.kind == .container && view.accessibility == nil
        if let listed = saysNothing ? view.accessibilityOwnElements : view.listedAccessibilityElements {
            if !isFlat { visit(listed, of: view, in: space, into: &items) }
            return false
        }
        guard !view.childViews.isEmpty else { return true }
        var found: [Item] = []
        let isKept = visitSubviews(of: view, look, in: space, into: &found)
        if isKept, let node = layer.settledNode { view.finding = Finding(node, order, found) }
        items += found
        return isKept
    }

    private mutating func visitSubviews(
        of view: UIView, _ look: AccessibilityLook, in space: AccessibilitySpace, into found: inout [Item]
    ) -> Bool {
        let inner = space.inside(view)
        // Which subviews are met, and which of them hide their siblings, may be an answer of their own.
        var isKept = !look.asks && space.isRelative && inner.isRelative
        if !visitMet(in: view, inner, into: &found) { isKept = false }
        let kind = view.accessibilityGroupKind
        if kind == .semanticGroup { isKept = false }
        if kind != nil || view.shouldGroupAccessibilityChildren {
            if kind == .tabBar { placeByContainer(&found, in: inner) }
            order.sort(&found)
            let ordered = found
            found = []
            addGroup(of: view, kind ?? .plain, ordered, at: ordered.first?.origin, into: &found)
        }
        for index in found.indices { found[index].origin = space.point(found[index].origin, outOf: view, inner) }
        return isKept
    }

    /// Finds what is met of a view's subviews: all, or the last modal one alone.
    /// - Returns: Whether that stays as long as none of them changes.
    private mutating func visitMet(
        in view: UIView, _ space: AccessibilitySpace, into items: inout [Item]
    ) -> Bool {
        let views = view.childViews
        let around = AccessibilityTree.WeakView(view)
        var isKept = true
        // From the last one to the first that counts.
        var siblings: [AccessibilitySibling] = []
        siblings.reserveCapacity(views.count)
        for place in views.indices.reversed() {
            let view = views[place]
            let sibling = AccessibilitySibling(view, in: space, &classes)
            if sibling.look.asks { isKept = false }
            if sibling.look.isModal {
                let reference = AccessibilityTree.Reference(ObjectIdentifier(view), at: place, in: around)
                return visit(view, sibling.look, reference, in: space, into: &items) && isKept
            }
            siblings.append(sibling)
        }
        for (place, sibling) in siblings.reversed().enumerated() {
            if let element = sibling.element {
                visits += 1
                let reference = AccessibilityTree.Reference(element.identity, at: place, in: around)
                items.append(Item(member: .element(reference), origin: element.origin))
            } else {
                let reference = AccessibilityTree.Reference(ObjectIdentifier(views[place]), at: place, in: around)
                if !visit(views[place], sibling.look, reference, in: space, into: &items) { isKept = false }
            }
        }
        return isKept
    }

    // MARK: Lists of elements

    /// Takes exactly what a container lists, in the order in which it does.
    private mutating func visit(
        _ listed: [Any], of container: UIResponder, in space: AccessibilitySpace, into items: inout [Item]
    ) {
        guard !path.contains(ObjectIdentifier(container)), path.count < Self.deepest else {
            return report("lists itself among its accessibilityElements, directly or through others", container)
        }
        path.append(ObjectIdentifier(container))
        defer { path.removeLast() }
        var inner: [Item] = []
        listedObjects += listed.map { $0 as AnyObject }
        for object in listed {
            entries += 1
            guard entries <= Self.mostEntries else {
                report("is in lists of accessibilityElements that together have more than 100,000 entries", container)
                break
            }
            visit(listedObject: object, of: container, into: &inner)
        }
        let kind = container.accessibilityGroupKind ?? .plain
        if kind == .tabBar { placeByContainer(&inner, in: .screen) }
        // A list keeps its own order, and stands where the member would that comes first by place.
        let first = sorted(inner).first.map { space.point(onScreen: $0.origin) }
        addGroup(of: container, kind, inner, at: first, into: &items)
    }

    /// How deep lists may lie in each other.
    private static let deepest = 200
    /// How many entries lists may have together: few that list each other make more ways than anybody could go.
    private static let mostEntries = 100_000

    /// Finds what is met of a listed object: in the screen's space, as it may lie anywhere.
    private mutating func visit(listedObject object: Any, of container: UIResponder, into items: inout [Item]) {
        switch object as AnyObject {
        case let view as UIView:
            if let window = view.window, let own = container.accessibilityWindow, window !== own {
                return report(
                    "lists \(view.label), which is in another window, among its accessibilityElements", container)
            }
            guard !path.contains(ObjectIdentifier(view)) else {
                return report("lists itself among its accessibilityElements, directly or through others", container)
            }
            let space = AccessibilitySpace(around: view)
            var found: [Item] = []
            visit(view, in: space, into: &found)
            items += found.map { Item(member: $0.member, origin: space.screenPoint($0.origin)) }
        case let element as UIResponder:
            if element.accessibilityElementsHidden { return }
            if element.isAccessibilityElement { return add(element, into: &items) }
            if let inner = element.listedAccessibilityElements {
                visit(inner, of: element, in: .screen, into: &items)
            }
        default:
            report("lists \(type(of: object)) among its accessibilityElements, which is no element", container)
        }
    }

    // MARK: Items

    /// - Returns: Whether the view stays an element at that place as long as nothing of it changes.
    private mutating func add(
        _ view: UIView, _ look: AccessibilityLook, _ reference: AccessibilityTree.Reference,
        in space: AccessibilitySpace, into items: inout [Item]
    ) -> Bool {
        if look.kind == .open, view.isSilentText { return true }
        guard space.isRelative, !look.asks, view.accessibility?.frame == nil else {
            let origin = space.point(onScreen: frameOnScreen(of: view).origin)
            items.append(Item(member: .element(reference), origin: origin))
            return false
        }
        items.append(Item(member: .element(reference), origin: view.layerStorage.frameOrigin))
        return true
    }

    private mutating func add(_ element: UIResponder, into items: inout [Item]) {
        if element.isSilentText { return }
        let reference = AccessibilityTree.Reference(element)
        items.append(Item(member: .element(reference), origin: frameOnScreen(of: element).origin))
    }

    private mutating func frameOnScreen(of object: UIResponder) -> CGRect {
        let frame = object.accessibilityFrame
        if frame.isFinite { return frame }
        report("has an accessibilityFrame that is no rectangle of numbers", object)
        return .zero
    }

    private func addGroup(
        of container: UIResponder, _ kind: AccessibilityTree.Kind, _ inner: [Item], at origin: CGPoint?,
        into items: inout [Item]
    ) {
        guard let origin else { return }
        let group = AccessibilityTree.Group(container: container, kind: kind, members: inner.map(\.member))
        items.append(Item(member: .group(group), origin: origin))
    }

    /// In a bar of tabs containers stand by their own frames.
    private func placeByContainer(_ items: inout [Item], in space: AccessibilitySpace) {
        for index in items.indices {
            if case .group(let group) = items[index].member, let container = group.container {
                items[index].origin = space.point(onScreen: container.accessibilityFrame.origin)
            }
        }
    }

    private func sorted(_ items: [Item]) -> [Item] {
        var items = items
        order.sort(&items)
        return items
    }

    private struct Telling: Hashable {
        let object: ObjectIdentifier
        let message: String
    }

    private mutating func report(_ message: String, _ object: UIResponder) {
        guard told.insert(Telling(object: ObjectIdentifier(object), message: message)).inserted else { return }
        problems.append(
            AccessibilityTree.Problem(message: "\(object.accessibilityName) \(message)", view: object.accessibilityName)
        )
    }
}
