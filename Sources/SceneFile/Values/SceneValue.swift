import UIKit
import YAMLTree

/// A value that was read and found valid.
indirect enum SceneValue {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case markup(TextMarkup)
    case names([String])
    case numbers([Double])
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// `bounds` in place of a rectangle.
    case ownerBounds
    /// In the order of the kind's names.
    case insets([Double])
    case color(UIColor)
    case colors([UIColor])
    case path(ScenePath)
    case transform(CATransform3D)
    case image(SceneImage)
    case drawing([DrawOperation])
    case curve(CAMediaTimingFunction)
    case animations([AnimationNode])
    case actions([ActionNode])
    case gestures([GestureNode])
    case views([ViewNode])
    case layers([LayerNode])
    case controllers([ControllerNode])
    case children([ChildNode])
    case item(ItemNode)
    case bar(BarNode)
    case constraints([ConstraintNode])
    case window(WindowNode)
    /// A map that is read later, when what it is about is known.
    case settings(YAMLNode)
    case record(SceneRecord)
    case list([SceneItem])
    case dictionary([SceneEntry])
}

/// A value with its place.
struct SceneItem {
    let value: SceneValue
    let mark: YAMLMark
}

/// A value with its key.
struct SceneEntry {
    let key: String
    let keyMark: YAMLMark
    let item: SceneItem
}

/// A map that was read, by its table.
struct SceneRecord {
    let mark: YAMLMark
    let values: [String: SceneEntry]
    /// Keys whose values could not be read.
    var unread: Set<String> = []

    /// Whether the map has the key, whatever its value.
    func says(_ key: String) -> Bool { values[key] != nil || unread.contains(key) }

    subscript(key: String) -> SceneValue? { values[key]?.item.value }

    func mark(of key: String) -> YAMLMark { values[key]?.item.mark ?? mark }

    func keyMark(of key: String) -> YAMLMark { values[key]?.keyMark ?? mark }

    func number(_ key: String) -> Double? { self[key]?.number }
    func integer(_ key: String) -> Int? { self[key]?.integer }
    func bool(_ key: String) -> Bool? { self[key]?.bool }
    func text(_ key: String) -> String? { self[key]?.text }
    func names(_ key: String) -> [String]? { self[key]?.names }
    func point(_ key: String) -> CGPoint? { self[key]?.point }
    func size(_ key: String) -> CGSize? { self[key]?.size }
    func rect(_ key: String) -> CGRect? { self[key]?.rect }
    func insets(_ key: String) -> [Double]? { self[key]?.insets }
    func color(_ key: String) -> UIColor? { self[key]?.color }
    func record(_ key: String) -> SceneRecord? { self[key]?.record }
    func items(_ key: String) -> [SceneItem]? { self[key]?.items }
}

// Each kind of value by name; nil for all others.
extension SceneValue {
    var isNull: Bool { if case .null = self { true } else { false } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var markup: TextMarkup? { if case .markup(let value) = self { value } else { nil } }
    var names: [String]? { if case .names(let value) = self { value } else { nil } }
    var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
    var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    var insets: [Double]? { if case .insets(let value) = self { value } else { nil } }
    var color: UIColor? { if case .color(let value) = self { value } else { nil } }
    var colors: [UIColor]? { if case .colors(let value) = self { value } else { nil } }
    var path: ScenePath? { if case .path(let value) = self { value } else { nil } }
    var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
    var image: SceneImage? { if case .image(let value) = self { value } else { nil } }
    var drawing: [DrawOperation]? { if case .drawing(let value) = self { value } else { nil } }
    var curve: CAMediaTimingFunction? { if case .curve(let value) = self { value } else { nil } }
    var animations: [AnimationNode]? { if case .animations(let value) = self { value } else { nil } }
    var actions: [ActionNode]? { if case .actions(let value) = self { value } else { nil } }
    var gestures: [GestureNode]? { if case .gestures(let value) = self { value } else { nil } }
    var views: [ViewNode]? { if case .views(let value) = self { value } else { nil } }
    var layers: [LayerNode]? { if case .layers(let value) = self { value } else { nil } }
    var controllers: [ControllerNode]? { if case .controllers(let value) = self { value } else { nil } }
    var children: [ChildNode]? { if case .children(let value) = self { value } else { nil } }
    var item: ItemNode? { if case .item(let value) = self { value } else { nil } }
    var bar: BarNode? { if case .bar(let value) = self { value } else { nil } }
    var constraints: [ConstraintNode]? { if case .constraints(let value) = self { value } else { nil } }
    var window: WindowNode? { if case .window(let value) = self { value } else { nil } }
    var record: SceneRecord? { if case .record(let value) = self { value } else { nil } }
    var entries: [SceneEntry]? { if case .dictionary(let value) = self { value } else { nil } }
    var items: [SceneItem]? { if case .list(let value) = self { value } else { nil } }
}
