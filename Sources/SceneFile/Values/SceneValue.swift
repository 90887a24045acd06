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
    /// In the order of the kind's names.
    case insets([Double])
    case color(UIColor)
    case colors([UIColor])
    case path(ScenePath)
    case transform(CATransform3D)
    case image(SceneImage)
    case curve(CAMediaTimingFunction)
    /// What stands in the file: it is read later, when what it is about is known.
    case node(YAMLNode)
    case record(SceneRecord)
    case list([SceneItem])
    case dictionary([SceneEntry])
    /// A feature's own.
    case part(any ScenePart)
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
    var curve: CAMediaTimingFunction? { if case .curve(let value) = self { value } else { nil } }
    var record: SceneRecord? { if case .record(let value) = self { value } else { nil } }
    var entries: [SceneEntry]? { if case .dictionary(let value) = self { value } else { nil } }
    var items: [SceneItem]? { if case .list(let value) = self { value } else { nil } }
}
