import UIKit
import YAMLTree

extension ValueKind {
    static let gestures: ValueKind = .part(
        ScenePartKind(
            "gestures", schema: { $0.array(of: $0.schema(.part(.gestureRecognizer))) },
            read: { node, reader in reader.readGestures(node).map { .nodes($0) } }))
}

extension ScenePartKind {
    static let gestureRecognizer = ScenePartKind(
        "gestureRecognizer",
        definition: { writer in writer.anyOf(GestureClass.all.map { writer.record($0.record) }) },
        read: { node, reader in reader.readGesture(node).map { .nodes([$0]) } })
}

extension SceneValue {
    var gestures: [GestureNode]? { nodes() }
}

/// A recognizer of the file.
@MainActor
struct GestureNode {
    let mark: YAMLMark
    let type: GestureClass
    let record: SceneRecord
    /// As the whole scene knows it; nil for none.
    let name: String?
    /// Names, as the whole scene knows them.
    let requireToFail: [String]
    let simultaneousWith: [String]

    var shouldBegin: Bool { record.bool("shouldBegin") ?? true }

    /// What happens in a state.
    func steps(in state: String) -> [ChangeStep] {
        (record["actions"]?.actions ?? []).filter { $0.name == state }.flatMap(\.steps)
    }
}

/// Recognizers and where their names stand.
final class FoundGestures: FeatureStore {
    var nodes: [GestureNode] = []
    var names: [String: YAMLMark] = [:]
}

extension SceneReader {
    private var found: FoundGestures { parts[FoundGestures.self] }

    fileprivate func readGestures(_ node: YAMLNode) -> [GestureNode]? {
        readItems(node, expected: "a list of recognizers")?.compactMap { readGesture($0) }
    }

    fileprivate func readGesture(_ node: YAMLNode) -> GestureNode? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of a recognizer's keys")
            return nil
        }
        let names = GestureClass.all.map(\.name)
        guard let entry = entries.first(where: { $0.key == "class" }) else {
            lose(node)
            report("the recognizer needs the key 'class'", at: node.mark, expected: Self.choice(of: names))
            return nil
        }
        guard let name = readName(entry.value, of: names), let type = GestureClass.named(name) else {
            lose(node)
            return nil
        }
        guard let record = readRecord(node, type.record) else { return nil }
        let gesture = GestureNode(
            mark: node.mark, type: type, record: record, name: registerName(of: record),
            requireToFail: references(record, "requireToFail"), simultaneousWith: references(record, "simultaneousWith")
        )
        found.nodes.append(gesture)
        return gesture
    }

    private func registerName(of record: SceneRecord) -> String? {
        guard let local = record.text("name") else { return nil }
        let mark = record.mark(of: "name")
        guard !local.isEmpty else {
            report("an empty name", at: mark, expected: "another name")
            return nil
        }
        let name = id(local, at: record.keyMark(of: "name"))
        if let first = found.names[name] {
            report(
                "the name '\(local)' is taken on \(sources.line(of: first, from: mark))", at: mark,
                expected: "a name of its own")
        } else {
            found.names[name] = mark
        }
        return name
    }

    private func references(_ record: SceneRecord, _ key: String) -> [String] {
        (record.items(key) ?? []).compactMap { item in item.value.text.map { id($0, at: item.mark) } }
    }

    // MARK: Names

    /// Looks at the names that recognizers say of each other, once all are known.
    func checkGestureNames() {
        for gesture in found.nodes {
            for key in ["requireToFail", "simultaneousWith"] {
                for item in gesture.record.items(key) ?? [] {
                    guard let local = item.value.text else { continue }
                    let name = id(local, at: item.mark)
                    checkGestureName(name, at: item.mark)
                    guard name == gesture.name else { continue }
                    report("the recognizer '\(local)' names itself", at: item.mark, expected: "another one")
                }
            }
        }
    }

    /// Reports a name that no recognizer has.
    func checkGestureName(_ name: String, at mark: YAMLMark) {
        guard found.names[name] == nil, !isLost(name) else { return }
        report(
            "no recognizer has the name '\(name)'", at: mark,
            suggestion: NearestName.nearest(to: name, among: found.names.sortedKeys))
    }
}
