import Offstage
import RenderServer
import YAMLTree

/// Sets properties in the text of a scene and leaves all else, comments included, as it stands.
package struct SceneEditor {
    /// Something to be said of a place in the text.
    package struct Note: Sendable {
        /// From 1; 0 where no place can be told.
        package let line: Int
        package let column: Int
        package let sentence: String

        fileprivate init(_ sentence: String, at mark: YAMLMark?) {
            line = Int(mark?.line ?? 0)
            column = Int(mark?.column ?? 0)
            self.sentence = sentence
        }
    }

    /// The text with everything set that could be.
    package var text: String {
        original.applying(planned.values.flatMap { (try? $0.edits(in: original)) ?? [] })
    }
    /// What is set, each change once.
    package private(set) var changes: [LayerChange] = []
    /// Changes that could not be written, and why.
    package private(set) var refusals: [Note] = []
    /// Anchors and components that were changed, and with them all that uses them.
    package private(set) var notes: [Note] = []

    private let file: String
    private let original: YAMLText
    private let places: ScenePlaces?
    /// By place, what is to be set there.
    private var planned: [YAMLMark: NodeEdit] = [:]

    /// - Parameter file: What the places of layers call this text.
    package init(_ text: String, file: String) {
        self.file = file
        original = YAMLText(text)
        places = YAMLTree(text, maximumValues: SceneLimits.yamlValues).root.map(ScenePlaces.init)
    }

    /// Writes changes that are of use only together: all of them, or none.
    /// - Parameter sources: Where layers are written.
    package mutating func apply(_ changes: [LayerChange], sources: LayerSources) {
        let before = planned
        var anchors: [YAMLMark: Int] = [:]
        var components: [YAMLMark] = []
        for change in changes {
            let places = sources.places(of: change.layerID)
            let mark = places.first.map { YAMLMark(line: Int32(clamping: $0.line), column: Int32(clamping: $0.column)) }
            do {
                for map in try plan(change, at: mark, in: places.first?.file) {
                    if let anchor = self.places?.anchor(around: map) { anchors[anchor.mark] = anchor.uses }
                }
                if places.count > 1, let mark { components.append(mark) }
            } catch {
                planned = before
                let sentences = changes.map(\.description).joined(separator: " and ")
                let together = changes.count > 1 ? ", and these go together" : ""
                refusals.append(
                    Note(
                        "cannot \(sentences): \(error.reason)\(together)",
                        at: isHere(places.first) ? mark ?? error.place : nil))
                return
            }
        }
        for change in changes where !self.changes.contains(change) { self.changes.append(change) }
        for (mark, uses) in anchors.sorted(by: { $0.key < $1.key }) {
            let name = original.anchor(at: mark).map { " &\($0)" } ?? ""
            note("the anchor\(name) is changed, and with it all \(uses) places that use it", at: mark)
        }
        for mark in components { note("a component is changed here, and with it all uses of it", at: mark) }
    }

    private mutating func note(_ sentence: String, at mark: YAMLMark) {
        let note = Note(sentence, at: mark)
        if !notes.contains(where: { $0.line == note.line && $0.column == note.column }) { notes.append(note) }
    }

    private func isHere(_ place: SourcePlace?) -> Bool { place?.file ?? file == file }

    private struct Failure: Error {
        let reason: String
        var place: YAMLMark?
    }

    /// - Returns: where the maps are that are changed.
    private mutating func plan(
        _ change: LayerChange, at mark: YAMLMark?, in file: String?
    ) throws(Failure) -> [YAMLMark] {
        guard file ?? self.file == self.file else {
            throw Failure(reason: "\(change.layer) is written in another file, \(file ?? "")")
        }
        guard let mark else { throw Failure(reason: "no line of the file makes \(change.layer)") }
        guard let node = places?.maps[mark] else { throw Failure(reason: "\(change.layer) is no map of this file") }
        let edits = NodeEdit.edits(of: node, isView: change.isViewLayer, change.settings)
        for edit in edits { try plan(edit) }
        return edits.map(\.node.mark)
    }

    /// Adds to what is planned for the same map: aliases and components lead several layers to one.
    private mutating func plan(_ addition: NodeEdit) throws(Failure) {
        let mark = addition.node.mark
        var edit = planned[mark] ?? NodeEdit(node: addition.node, isView: addition.isView)
        for setting in addition.settings {
            if let other = edit.settings.first(where: { $0.property == setting.property }) {
                guard other.value != setting.value else { continue }
                throw Failure(reason: "another use of the same lines needs \(other.property): \(other.value)")
            }
            edit.settings.append(setting)
        }
        do {
            _ = try edit.edits(in: original)
        } catch {
            throw Failure(reason: error.reason, place: error.mark)
        }
        planned[mark] = edit
    }
}

/// Properties to set on one view or layer, in the keys that the file has for them.
private struct NodeEdit {
    let node: YAMLNode
    let isView: Bool
    var settings: [(property: String, value: String)] = []

    /// What views call some properties of their layers.
    private static let viewNames = [
        "masksToBounds": "clipsToBounds", "backgroundColor": "backgroundColor", "mask": "mask",
    ]

    /// What is to be set on a node, by the map that it goes to: a view's `layer` is one of its own, if there is one.
    static func edits(
        of node: YAMLNode, isView: Bool, _ settings: [(property: String, value: String)]
    ) -> [NodeEdit] {
        guard isView, let layer = node.value("layer") else {
            return [NodeEdit(node: node, isView: isView, settings: settings)]
        }
        let isOwn = { (property: String) in viewNames[property] != nil && layer.value(property) == nil }
        let parts = [
            NodeEdit(node: node, isView: true, settings: settings.filter { isOwn($0.property) }),
            NodeEdit(node: layer, isView: false, settings: settings.filter { !isOwn($0.property) }),
        ]
        return parts.filter { !$0.settings.isEmpty }
    }

    func edits(in text: YAMLText) throws(MapEdit.Refusal) -> [TextEdit] {
        let map = try MapEdit(node, in: text)
        guard isView else { return try map.setting(settings.map { ($0.property, $0.value) }) }
        var own: [(key: String, value: String)] = []
        var layer: [(key: String, value: String)] = []
        for (property, value) in settings {
            if let name = Self.viewNames[property] {
                own.append((name, value))
            } else if value != "null" {
                layer.append((property, value))
            }
        }
        if !layer.isEmpty { own.append(("layer", map.nested(layer))) }
        return try map.setting(own)
    }
}
