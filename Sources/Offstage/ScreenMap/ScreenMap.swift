import UIKit

/// The controllers of a stage: who contains and who presents whom, and what state each is in.
public struct ScreenMap: Sendable {
    /// How a controller came to the one above it.
    public enum Relation: String, Sendable, CaseIterable {
        /// A window's root.
        case root
        /// In a navigation controller's stack.
        case stack
        /// A tab.
        case tab
        /// A page that shows, or showed last.
        case page
        /// A column of a split view controller.
        case column
        /// A child of a container of the app's.
        case child
        /// Presented over it.
        case presented
        /// Made, and in no window.
        case unused
    }

    /// One controller.
    public struct Node: Sendable {
        /// The id, else the class.
        public let name: String
        /// The class.
        public let className: String
        /// What containers call it.
        public let title: String?
        /// How it came there.
        public let relation: Relation
        /// `appeared`, `appearing`, `disappeared` or `disappearing`.
        public let state: String
        /// Whether its view is loaded.
        public let isViewLoaded: Bool
        /// Whether its view is in a window.
        public let hasWindow: Bool
        /// The controllers in it, then the one that it presents.
        public let children: [Node]
    }

    /// The root of each window, then controllers that are in no window.
    public let roots: [Node]

    /// The controllers of a stage's windows.
    /// - Parameter others: Controllers to show besides, where no window has them.
    @MainActor
    public init(of stage: Stage, others: [UIViewController] = []) {
        var seen: Set<ObjectIdentifier> = []
        var roots = stage.windows.compactMap(\.rootViewController).map { Self.node($0, .root, &seen) }
        for other in others where !seen.contains(ObjectIdentifier(other)) {
            guard other.parent == nil else { continue }
            roots.append(Self.node(other, .unused, &seen))
        }
        self.roots = roots
    }

    @MainActor
    private static func node(
        _ controller: UIViewController, _ relation: Relation, _ seen: inout Set<ObjectIdentifier>
    ) -> Node {
        seen.insert(ObjectIdentifier(controller))
        let inside: Relation =
            switch controller {
            case is UINavigationController: .stack
            case is UITabBarController: .tab
            case is UIPageViewController: .page
            case is UISplitViewController: .column
            default: .child
            }
        var children: [Node] = []
        for child in controller.children where !seen.contains(ObjectIdentifier(child)) {
            children.append(node(child, inside, &seen))
        }
        // Controllers inside of another answer for who presents around them.
        if let presented = controller.presentedViewController, controller.parent == nil,
            !seen.contains(ObjectIdentifier(presented))
        {
            children.append(node(presented, .presented, &seen))
        }
        return Node(
            name: controller.name, className: PublicName.of(controller), title: controller.title, relation: relation,
            state: controller.phase, isViewLoaded: controller.isViewLoaded,
            hasWindow: controller.viewIfLoaded?.window != nil, children: children)
    }
}

extension ScreenMap: CustomStringConvertible {
    /// The controllers, a line each, those inside farther right.
    public var description: String {
        roots.isEmpty ? "no controllers" : roots.flatMap { Self.lines($0, depth: 0) }.joined(separator: "\n")
    }

    private static func lines(_ node: Node, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let name = node.name == node.className ? node.name : "\(node.className):\(node.name)"
        let title = node.title.map { " \"\($0)\"" } ?? ""
        let line = "\(indent)\(node.relation.rawValue) \(name)\(title) \(node.summary)"
        return [line] + node.children.flatMap { lines($0, depth: depth + 1) }
    }
}

extension ScreenMap.Node {
    /// The state, and how far the view has come.
    var summary: String { state + (hasWindow ? "" : isViewLoaded ? ", no window" : ", not loaded") }
}
