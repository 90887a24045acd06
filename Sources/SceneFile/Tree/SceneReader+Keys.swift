import UIKit
import YAMLTree

/// Where a map of keys stands, for messages about keys that do not belong there.
@MainActor
protocol KeyPlace {
    /// What to say of a key that is right elsewhere; nil for others.
    func misplaced(_ key: String, _ reader: SceneReader) -> String?

    /// The classes that have a key there.
    func owners(of key: String, _ reader: SceneReader) -> [String]

    /// What to say of a key that no class has there and no other name is near to; nil for nothing special.
    func unknown(_ key: String, _ reader: SceneReader) -> String?

    /// Keys that a misspelt one may mean, other than those of the class.
    func otherKeys(_ reader: SceneReader) -> [String]

    /// What to say of a key that is one of the view's, or of its layer's, instead.
    func hint(_ key: String) -> String?
}

extension KeyPlace {
    func misplaced(_ key: String, _ reader: SceneReader) -> String? { nil }

    func owners(of key: String, _ reader: SceneReader) -> [String] {
        reader.registry.views.filter { type in type.rows.contains { $0.key == key } }.map(\.name)
    }

    func unknown(_ key: String, _ reader: SceneReader) -> String? { nil }

    func otherKeys(_ reader: SceneReader) -> [String] { reader.registry.views.flatMap(\.rows).map(\.key) }

    func hint(_ key: String) -> String? { nil }
}

/// Keys of a view, whose own layer's keys are known.
struct ViewKeys: KeyPlace {
    let layer: KeyTable

    func misplaced(_ key: String, _ reader: SceneReader) -> String? {
        if key == "with" { return "'with' goes with 'use', which names a component" }
        return layer[key] == nil ? nil : "\(key) is a layer's key: write it in `layer:`"
    }

    func otherKeys(_ reader: SceneReader) -> [String] {
        layer.keys + reader.registry.views.flatMap(\.rows).map(\.key)
    }

    func hint(_ key: String) -> String? {
        layer.keys.contains(key) ? "a layer has '\(key)': write it in `layer:`" : nil
    }
}

/// `layer:` of a view.
struct BackingLayerKeys: KeyPlace {
    let view: KeyTable

    func misplaced(_ key: String, _ reader: SceneReader) -> String? {
        if key == "use" { return SublayerKeys.noUse }
        guard view[key] != nil else { return nil }
        let name = LayerNames.ofViews[key].map { "; a layer calls it \($0)" } ?? ""
        return "\(key) is a view's key: write it on the view\(name)"
    }

    func owners(of key: String, _ reader: SceneReader) -> [String] { SublayerKeys.owners(of: key, reader) }

    func otherKeys(_ reader: SceneReader) -> [String] {
        view.keys + reader.registry.layers.flatMap(\.rows).map(\.key)
    }

    func hint(_ key: String) -> String? {
        view.keys.contains(key) ? "a view has '\(key)': write it on the view" : nil
    }
}

/// Keys of a layer on its own.
struct SublayerKeys: KeyPlace {
    fileprivate static let noUse = "'use' stands where a view stands"

    func misplaced(_ key: String, _ reader: SceneReader) -> String? {
        if key == "use" { return Self.noUse }
        return LayerNames.ofViews[key].map { "\(key) is a view's key; a layer calls it \($0)" }
    }

    fileprivate static func owners(of key: String, _ reader: SceneReader) -> [String] {
        reader.registry.layers.filter { type in type.rows.contains { $0.key == key } }.map(\.name)
    }

    func owners(of key: String, _ reader: SceneReader) -> [String] { Self.owners(of: key, reader) }

    func otherKeys(_ reader: SceneReader) -> [String] { reader.registry.layers.flatMap(\.rows).map(\.key) }
}

/// `set:` of a change.
struct ChangedKeys: KeyPlace {
    func misplaced(_ key: String, _ reader: SceneReader) -> String? {
        let isFixed =
            PropertyRow.fixedKeys.contains(key)
            || (NodeForms.view + NodeForms.layer).contains { $0.key == key }
        let instead = key == "sections" ? ": `reloadData:` shows others" : ""
        return isFixed ? "\(key) cannot be changed\(instead)" : nil
    }
}

extension SceneReader {
    /// Reports a key that the table does not have, with the best that can be said.
    func reportUnknownKey(_ entry: YAMLEntry, in table: KeyTable, at place: any KeyPlace) {
        let key = entry.key
        lose(entry.value)
        guard isTelling else { return }
        if let message = place.misplaced(key, self) { return report(message, at: entry.keyMark) }
        let owners = place.owners(of: key, self)
        if !owners.isEmpty {
            return report(
                "\(key) is a key of \(Self.choice(of: owners)), and this is a \(table.className)", at: entry.keyMark)
        }
        reportNearest(entry, in: table, at: place)
    }

    private func reportNearest(_ entry: YAMLEntry, in table: KeyTable, at place: any KeyPlace) {
        let message = "unknown key '\(entry.key)' of \(table.className)"
        if let nearest = nearestName(to: entry.key, among: table.keys) {
            return report(message, at: entry.keyMark, suggestion: nearest)
        }
        if let hint = place.unknown(entry.key, self) { return report("\(message): \(hint)", at: entry.keyMark) }
        guard let nearest = nearestName(to: entry.key, among: place.otherKeys(self)) else {
            return report(message, at: entry.keyMark)
        }
        if let hint = place.hint(nearest) { return report("\(message); \(hint)", at: entry.keyMark) }
        let owners = place.owners(of: nearest, self)
        report("\(message); \(Self.choice(of: owners)) has '\(nearest)'", at: entry.keyMark)
    }

    /// Reports pairs of keys that say one thing.
    func checkConflicts(_ marks: [String: YAMLMark], _ conflicts: [(String, String)]) {
        for (first, second) in conflicts {
            guard let a = marks[first], let b = marks[second] else { continue }
            let (early, late) = a < b ? ((first, a), (second, b)) : ((second, b), (first, a))
            reportRepeated((late.0, late.1), (early.0, early.1))
        }
    }
}
