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

extension [Setting] {
    /// Puts them into the order in which they are set.
    @inline(never)
    mutating func putInOrder() { sort { $0.order < $1.order } }
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
final class ViewNode: ConstrainedTarget {
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

    var sentence: String { "a view" }
    var hasGuides: Bool { true }

    init(mark: YAMLMark, type: ViewClass, layerClass: LayerClass?) {
        self.mark = mark
        self.type = type
        self.layerClass = layerClass
    }

    /// Views that a stack arranges.
    var arrangedSubviews: [ViewNode] {
        settings.first { $0.row.key == "arrangedSubviews" }?.value.views ?? []
    }

    /// The file says where the view lies.
    var hasPlace: Bool {
        geometry.frame != nil || geometry.bounds != nil || geometry.position != nil || layer.geometry.frame != nil
            || layer.geometry.bounds != nil || layer.geometry.position != nil
    }

    /// A view of UIKit's own class without a place or a drawing of its own.
    var isPlain: Bool {
        type.name == "UIView" && layerClass == nil && drawing == nil && intrinsicContentSize == nil && !hasPlace
    }
}

/// A layer of the file, valid, not yet alive.
final class LayerNode: SceneTarget {
    let mark: YAMLMark
    /// Where its own keys end.
    var lastLine: Int32 = 0
    let type: LayerClass
    var id: String?
    var keys = LayerKeys()
    var sublayers: [LayerNode] = []
    /// Layers it is with all below it, as often as replicators show them.
    var weight = 1

    var sentence: String { "a layer" }

    init(mark: YAMLMark, type: LayerClass) {
        self.mark = mark
        self.type = type
    }
}
