import UIKit
import YAMLTree

/// A map that was read, by its table.
///
/// All rooms ask it, a thousand times in all. What they ask is never inlined: a look into a dictionary and a copy of
/// its entry would be written out at each of these places.
struct SceneRecord {
    let mark: YAMLMark
    let values: [String: SceneEntry]
    /// Keys whose values could not be read.
    var unread: Set<String> = []
    /// Where the kind is one of several maps: the place of the one that the keys fit.
    var form = 0

    /// Whether the map has the key, whatever its value.
    @inline(never)
    func says(_ key: String) -> Bool { values[key] != nil || unread.contains(key) }

    @inline(never)
    subscript(key: String) -> SceneValue? { values[key]?.item.value }

    @inline(never)
    func mark(of key: String) -> YAMLMark { values[key]?.item.mark ?? mark }

    @inline(never)
    func keyMark(of key: String) -> YAMLMark { values[key]?.keyMark ?? mark }

    /// What the map says, in the order of the file.
    @inline(never)
    func entriesInOrder() -> [SceneEntry] { values.values.sorted { $0.keyMark < $1.keyMark } }

    /// The keys of some that the map has, in the order of the file.
    @inline(never)
    func said(of keys: [String]) -> [String] { keys.filter(says).sorted { keyMark(of: $0) < keyMark(of: $1) } }

    @inline(never)
    func number(_ key: String) -> Double? { self[key]?.number }
    @inline(never)
    func integer(_ key: String) -> Int? { self[key]?.integer }
    @inline(never)
    func bool(_ key: String) -> Bool? { self[key]?.bool }
    @inline(never)
    func text(_ key: String) -> String? { self[key]?.text }
    @inline(never)
    func names(_ key: String) -> [String]? { self[key]?.names }
    @inline(never)
    func point(_ key: String) -> CGPoint? { self[key]?.point }
    @inline(never)
    func size(_ key: String) -> CGSize? { self[key]?.size }
    @inline(never)
    func rect(_ key: String) -> CGRect? { self[key]?.rect }
    @inline(never)
    func insets(_ key: String) -> [Double]? { self[key]?.insets }
    @inline(never)
    func color(_ key: String) -> UIColor? { self[key]?.color }
    @inline(never)
    func record(_ key: String) -> SceneRecord? { self[key]?.record }
    @inline(never)
    func items(_ key: String) -> [SceneItem]? { self[key]?.items }
}
