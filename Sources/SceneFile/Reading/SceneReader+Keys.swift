import UIKit
import YAMLTree

/// Where a map of keys stands, for messages about keys that do not belong there.
enum KeyPlace {
    /// A view; its own layer's keys are known.
    case view(layer: KeyTable)
    /// `layer:` of a view.
    case backingLayer(view: KeyTable)
    case sublayer
    case window
    case controller
    /// `set:` of a change.
    case change
}

extension SceneReader {
    /// Reports a key that the table does not have, with the best that can be said.
    func reportUnknownKey(_ entry: YAMLEntry, in table: KeyTable, at place: KeyPlace) {
        let key = entry.key
        lose(entry.value)
        if let message = misplaced(key, at: place) { return report(message, at: entry.keyMark) }
        let owners = owners(of: key, at: place)
        if !owners.isEmpty {
            return report(
                "\(key) is a key of \(Self.choice(of: owners)), and this is a \(table.className)", at: entry.keyMark)
        }
        reportNearest(entry, in: table, at: place)
    }

    /// A key that is right one level up or down.
    private func misplaced(_ key: String, at place: KeyPlace) -> String? {
        switch (place, key) {
        case (.view, "with"): return "'with' goes with 'use', which names a component"
        case (.sublayer, "use"), (.backingLayer, "use"): return "'use' stands where a view stands"
        default: break
        }
        switch place {
        case .view(let layer) where layer[key] != nil:
            return "\(key) is a layer's key: write it in `layer:`"
        case .backingLayer(let view) where view[key] != nil:
            let name = NodeForms.layerNames[key].map { "; a layer calls it \($0)" } ?? ""
            return "\(key) is a view's key: write it on the view\(name)"
        case .controller: return misplacedOnController(key)
        case .sublayer:
            return NodeForms.layerNames[key].map { "\(key) is a view's key; a layer calls it \($0)" }
        case .change
        where PropertyRow.fixedKeys.contains(key)
            || (NodeForms.view + NodeForms.layer).contains(where: { $0.key == key }):
            return "\(key) cannot be changed"
        default:
            return nil
        }
    }

    /// A key of an item or of a bar.
    private func misplacedOnController(_ key: String) -> String? {
        if BarForms.navigationItem.record.field(key) != nil {
            return "\(key) is a key of the navigation item: write it in `navigationItem:`"
        }
        if let place = SheetForms.place(of: key) { return place }
        guard registry.view("UIView")?.rows.contains(where: { $0.key == key }) == false else { return nil }
        if BarForms.tab.record.field(key) != nil {
            return "\(key) is a key of the tab's item: write it in `tabBarItem:`"
        }
        let bars = zip(ControllerForms.barClasses, ["navigationBar", "toolbar", "tabBar"])
        return bars.first { name, _ in registry.view(name)?.rows.contains { $0.key == key } == true }.map {
            name, place in
            "\(key) is a key of \(name): write it in `\(place):` of the container"
        }
    }

    /// The classes of the same kind that have the key.
    private func owners(of key: String, at place: KeyPlace) -> [String] {
        switch place {
        case .view, .window, .change:
            registry.views.filter { type in type.rows.contains { $0.key == key } }.map(\.name)
        case .backingLayer, .sublayer:
            registry.layers.filter { type in type.rows.contains { $0.key == key } }.map(\.name)
        case .controller: registry.controllers.filter { tables.controller($0)[key] != nil }.map(\.name)
        }
    }

    private func reportNearest(_ entry: YAMLEntry, in table: KeyTable, at place: KeyPlace) {
        let message = "unknown key '\(entry.key)' of \(table.className)"
        if let nearest = NearestName.nearest(to: entry.key, among: table.keys) {
            return report(message, at: entry.keyMark, suggestion: nearest)
        }
        if case .controller = place, registry.view("UIView")?.rows.contains(where: { $0.key == entry.key }) == true {
            return report("\(message): a view has it; write it in `view:`", at: entry.keyMark)
        }
        let others = (place.isLayers ? registry.layers.flatMap(\.rows) : registry.views.flatMap(\.rows)).map(\.key)
        guard let nearest = NearestName.nearest(to: entry.key, among: place.otherKeys + others) else {
            return report(message, at: entry.keyMark)
        }
        if place.otherKeys.contains(nearest) {
            let hint =
                place.isLayers
                ? "a view has '\(nearest)': write it on the view" : "a layer has '\(nearest)': write it in `layer:`"
            return report("\(message); \(hint)", at: entry.keyMark)
        }
        let owners = owners(of: nearest, at: place)
        report("\(message); \(Self.choice(of: owners)) has '\(nearest)'", at: entry.keyMark)
    }

    /// Reports pairs of keys that say one thing.
    func checkConflicts(_ marks: [String: YAMLMark], _ conflicts: [(String, String)]) {
        for (first, second) in conflicts {
            guard let a = marks[first], let b = marks[second] else { continue }
            let (early, late) = a < b ? ((first, a), (second, b)) : ((second, b), (first, a))
            let line = sources.line(of: early.1, from: late.1)
            report("'\(late.0)' says again what '\(early.0)' says on \(line): keep one of them", at: late.1)
        }
    }
}

extension KeyPlace {
    /// Keys of the other side: of a view's own layer, or of the view whose layer it is.
    fileprivate var otherKeys: [String] {
        switch self {
        case .view(let table), .backingLayer(let table): table.keys
        default: []
        }
    }

    fileprivate var isLayers: Bool {
        switch self {
        case .backingLayer, .sublayer: true
        default: false
        }
    }
}
