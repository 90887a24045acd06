import UIKit
import YAMLTree

/// A map that was read, by its table.
struct SceneRecord {
    let mark: YAMLMark
    let values: [String: SceneEntry]
    /// Keys whose values could not be read.
    var unread: Set<String> = []
    /// Where the kind is one of several maps: the place of the one that the keys fit.
    var form = 0

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
