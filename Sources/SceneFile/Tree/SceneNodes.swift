import UIKit
import YAMLTree

/// A key that was given, with the row that sets it.
struct Setting {
    let row: PropertyRow
    /// The row's place in its class: the order of setting.
    let order: Int
    let value: SceneValue
    let mark: YAMLMark
}

/// Where a view or layer lies, as far as the file says.
struct NodeGeometry {
    var frame: CGRect?
    /// Whether the file says `frame: bounds`.
    var fillsOwner = false
    var bounds: CGRect?
    /// A view's center, a layer's position.
    var position: CGPoint?
    var anchorPoint: CGPoint?
    /// A view's `transform` or `transform3D`, or a layer's `transform`.
    var transform: CATransform3D?

    var isEmpty: Bool {
        frame == nil && !fillsOwner && bounds == nil && position == nil && anchorPoint == nil && transform == nil
    }
}

/// What the file says of a layer without its place in the tree: `layer:` of a view.
struct LayerKeys {
    var geometry = NodeGeometry()
    var settings: [Setting] = []
    var mask: [LayerNode] = []
    /// Added before the first commit.
    var animations: [AnimationNode] = []
}

/// A view of the file, valid, not yet alive.
final class ViewNode {
    let mark: YAMLMark
    /// Where its own keys end.
    var lastLine: Int32 = 0
    let type: ViewClass
    /// Of its own layer, where the file chooses one.
    let layerClass: LayerClass?
    var id: String?
    var geometry = NodeGeometry()
    /// In the order of setting.
    var settings: [Setting] = []
    var layer = LayerKeys()
    var subviews: [ViewNode] = []
    var sublayers: [LayerNode] = []
    var mask: [ViewNode] = []
    var drawing: [DrawOperation]?
    /// The natural size of a stand-in for content.
    var intrinsicContentSize: CGSize?
    /// Ids of layout guides.
    var guides: [String] = []
    var respectsSystemMinimumLayoutMargins = true
    /// Views and layers it is with all below it, as often as replicators show them.
    var weight = 1

    init(mark: YAMLMark, type: ViewClass, layerClass: LayerClass?) {
        self.mark = mark
        self.type = type
        self.layerClass = layerClass
    }
}

/// A layer of the file, valid, not yet alive.
final class LayerNode {
    let mark: YAMLMark
    /// Where its own keys end.
    var lastLine: Int32 = 0
    let type: LayerClass
    var id: String?
    var keys = LayerKeys()
    var sublayers: [LayerNode] = []
    /// Layers it is with all below it, as often as replicators show them.
    var weight = 1

    init(mark: YAMLMark, type: LayerClass) {
        self.mark = mark
        self.type = type
    }
}

/// A window of the file.
struct WindowNode {
    let mark: YAMLMark
    var settings: [Setting] = []
    var view: ViewNode?
}

/// Everything in the file that has an id.
struct SceneTargets {
    enum Target {
        case view(ViewNode)
        case layer(LayerNode)
        /// A layout guide of the view.
        case guide(ViewNode)
        /// A property animator, which a change makes.
        case animator
        case controller(ControllerNode)
        case item(ItemNode)

        /// What it is, as messages say it.
        var sentence: String {
            switch self {
            case .view: "a view"
            case .layer: "a layer"
            case .guide: "a layout guide"
            case .animator: "an animator"
            case .controller: "a controller"
            case .item(let node): node.kind.sentence
            }
        }
    }

    private(set) var targets: [String: (target: Target, mark: YAMLMark)] = [:]

    /// - Returns: the place of the other one when the id is taken.
    mutating func insert(_ id: String, _ target: Target, at mark: YAMLMark) -> YAMLMark? {
        if let other = targets[id] { return other.mark }
        targets[id] = (target, mark)
        return nil
    }

    /// Ids of what could not be read: what speaks of them is no further error.
    private(set) var lost: Set<String> = []

    mutating func lose(_ id: String) { lost.insert(id) }

    subscript(id: String) -> Target? { targets[id]?.target }

    var ids: [String] { targets.keys.sorted() }

    /// Ids of controllers.
    var controllers: [String] {
        targets.filter { if case .controller = $0.value.target { true } else { false } }.keys.sorted()
    }

    /// Ids of animators.
    var animators: [String] {
        targets.filter { if case .animator = $0.value.target { true } else { false } }.keys.sorted()
    }
}
