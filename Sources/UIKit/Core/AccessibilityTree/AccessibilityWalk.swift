import CoreGraphics
import Foundation

/// Finds what those who do not see a screen meet in its views, and in which order.
@MainActor
struct AccessibilityWalk {
    private let order: AccessibilityOrder
    /// Containers that are looked into now, from the outermost: one that is met again lies in itself.
    private var path: [ObjectIdentifier] = []
    private var problems: [AccessibilityTree.Problem] = []

    /// Something on its way into a group, and where it stands among others.
    private struct Item {
        var member: AccessibilityTree.Member
        var origin: CGPoint
    }

    private init(_ order: AccessibilityOrder) {
        self.order = order
    }

    /// The tree of windows, back to front: where some are modal only the last of these.
    static func tree(of windows: [UIWindow], order: AccessibilityOrder) -> AccessibilityTree {
        var walk = AccessibilityWalk(order)
        var groups: [AccessibilityTree.Member] = []
        for window in walk.met(windows) {
            var items: [Item] = []
            walk.visit(window, into: &items)
            let members = walk.sorted(items).map(\.member)
            guard !members.isEmpty else { continue }
            groups.append(.group(AccessibilityTree.Group(container: window, kind: .plain, members: members)))
        }
        return AccessibilityTree(
            root: AccessibilityTree.Group(container: nil, kind: .plain, members: groups), problems: walk.problems)
    }

    /// The tree below one view.
    static func tree(of view: UIView, order: AccessibilityOrder) -> AccessibilityTree {
        var walk = AccessibilityWalk(order)
        var items: [Item] = []
        walk.visit(view, into: &items)
        return AccessibilityTree(
            root: AccessibilityTree.Group(container: nil, kind: .plain, members: walk.sorted(items).map(\.member)),
            problems: walk.problems)
    }

    // MARK: Views

    private mutating func visit(_ view: UIView, into items: inout [Item]) {
        guard Self.isMet(view) else { return }
        let size = view.layer.bounds.size
        let isFlat = size.width == 0 || size.height == 0
        if isFlat, view.layer.masksToBounds { return }
        if view.isAccessibilityElement {
            if !isFlat { add(view, into: &items) }
            return
        }
        if let listed = view.listedAccessibilityElements {
            if !isFlat { visit(listed, of: view, into: &items) }
            return
        }
        guard !view.childViews.isEmpty else { return }
        let kind = view.accessibilityGroupKind
        if kind == nil, !view.shouldGroupAccessibilityChildren { return visitChildren(of: view, into: &items) }
        var inner: [Item] = []
        visitChildren(of: view, into: &inner)
        if kind == .tabBar { placeByContainer(&inner) }
        let ordered = sorted(inner)
        addGroup(of: view, kind ?? .plain, ordered, at: ordered.first?.origin, into: &items)
    }

    private mutating func visitChildren(of view: UIView, into items: inout [Item]) {
        for child in met(view.childViews) { visit(child, into: &items) }
    }

    /// What is met of siblings: all, or the last modal one alone.
    private func met<View: UIView>(_ siblings: [View]) -> [View] {
        if let modal = siblings.last(where: { Self.isMet($0) && $0.accessibilityViewIsModal }) { return [modal] }
        return siblings
    }

    private static func isMet(_ view: UIView) -> Bool {
        !view.layer.isHidden && view.layer.opacity > 0 && !view.accessibilityElementsHidden
    }

    // MARK: Lists of elements

    /// Takes exactly what a container lists, in the order in which it does.
    private mutating func visit(_ listed: [Any], of container: UIResponder, into items: inout [Item]) {
        guard !path.contains(ObjectIdentifier(container)), path.count < Self.deepest else {
            return report("lists itself among its accessibilityElements, directly or through others", container)
        }
        path.append(ObjectIdentifier(container))
        defer { path.removeLast() }
        var inner: [Item] = []
        for object in listed { visit(listedObject: object, of: container, into: &inner) }
        let kind = container.accessibilityGroupKind ?? .plain
        if kind == .tabBar { placeByContainer(&inner) }
        // A list keeps its own order, and stands where the member would that comes first by place.
        addGroup(of: container, kind, inner, at: sorted(inner).first?.origin, into: &items)
    }

    /// How deep lists may lie in each other.
    private static let deepest = 200

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
            visit(view, into: &items)
        case let element as UIResponder:
            if element.accessibilityElementsHidden { return }
            if element.isAccessibilityElement { return add(element, into: &items) }
            if let inner = element.listedAccessibilityElements { visit(inner, of: element, into: &items) }
        default:
            report("lists \(type(of: object)) among its accessibilityElements, which is no element", container)
        }
    }

    // MARK: Items

    private mutating func add(_ object: UIResponder, into items: inout [Item]) {
        if object.isSilentText { return }
        var frame = object.accessibilityFrame
        if !frame.isFinite {
            report("has an accessibilityFrame that is no rectangle of numbers", object)
            frame = .zero
        }
        items.append(
            Item(member: .element(AccessibilityTree.Element(object: object, frame: frame)), origin: frame.origin))
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
    private func placeByContainer(_ items: inout [Item]) {
        for index in items.indices {
            if case .group(let group) = items[index].member, let container = group.container {
                items[index].origin = container.accessibilityFrame.origin
            }
        }
    }

    private func sorted(_ items: [Item]) -> [Item] {
        items.count < 2 ? items : order.sorted(items.map(\.origin)).map { items[$0] }
    }

    private mutating func report(_ message: String, _ object: UIResponder) {
        problems.append(
            AccessibilityTree.Problem(message: "\(object.accessibilityName) \(message)", view: object.accessibilityName)
        )
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
