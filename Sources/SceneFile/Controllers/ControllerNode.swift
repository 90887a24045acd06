import UIKit
import YAMLTree

/// A controller of the file, valid, not yet alive.
final class ControllerNode {
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
