import UIKit
import YAMLTree

extension ValueKind {
    /// A controller with what is in it.
    static let controller: ValueKind = .part(.controller)
    static let controllers: ValueKind = .part(
        ScenePartKind(
            "controllers", schema: { $0.array(of: $0.schema(.controller)) },
            read: { node, reader in reader.readControllers(node).map { .nodes($0) } }))
    /// A container's children, each with the view around it.
    static let children: ValueKind = .part(
        ScenePartKind(
            "child", schema: { $0.array(of: SchemaWriter.reference("child")) },
            read: { node, reader in reader.readChildren(node).map { .nodes($0) } }))
    static let controllerClass: ValueKind = .part(
        ScenePartKind(
            "controllerClass", schema: { $0.names($0.registry.controllerClassNames) },
            read: { node, reader in reader.readControllerClass(node).map { .text($0) } }))
}

extension ScenePartKind {
    fileprivate static let controller = ScenePartKind("controller") { node, reader in
        reader.readController(node).map { .nodes([$0]) }
    }
}

extension SceneValue {
    var controllers: [ControllerNode]? { nodes() }
    var children: [ChildNode]? { nodes() }
}

/// A controller of the file, valid, not yet alive.
final class ControllerNode: SceneTarget {
    let mark: YAMLMark
    let type: ControllerClass
    var id: String?
    /// In the order of setting.
    var settings: [Setting] = []
    /// What its initializer needs, by key.
    var construction: [String: SceneValue] = [:]
    var view: ViewNode?
    var children: [ChildNode] = []
    /// A navigation controller's stack, a tab controller's tabs, a page controller's pages.
    var viewControllers: [ControllerNode] = []
    var selectedIndex = 0
    /// A split view controller's columns by their keys.
    var columns: [String: ControllerNode] = [:]
    /// What the file says of its own bars, by their keys.
    var bars: [String: BarNode] = [:]

    init(mark: YAMLMark, type: ControllerClass) {
        self.mark = mark
        self.type = type
    }

    /// An alert's.
    var actions: [ItemNode] = []
    /// Ids of what its presentation belongs to.
    var sources: [PresentationSource] = []

    var sentence: String { "a controller" }

    /// All controllers in it.
    var inner: [ControllerNode] { children.map(\.node) + viewControllers + columns.values }
}

/// A child in a container of the file's own.
struct ChildNode {
    let node: ControllerNode
    /// The id of the view around it; nil: the container's own.
    let place: String?
    let mark: YAMLMark
}
