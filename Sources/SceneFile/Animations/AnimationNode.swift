import UIKit
import YAMLTree

extension ValueKind {
    static let animation: ValueKind = .part(.animation)
    static let animations: ValueKind = .part(.animations)
    /// A value whose type a key path decides; it is read when that is known.
    static let animatedValue: ValueKind = .part(.unread("animatedValue") { _ in .object([]) })
}

extension ScenePartKind {
    static let animation = ScenePartKind(
        "animation", definition: { writer in writer.anyOf(AnimationClass.all.map { writer.record($0.record) }) },
        read: { node, reader in reader.readAnimation(node).map { .nodes([$0]) } })

    static let animations = ScenePartKind(
        "animations", schema: { $0.array(of: $0.schema(.animation)) },
        read: { node, reader in reader.readAnimations(node).map { .nodes($0) } })
}

extension SceneValue {
    var animations: [AnimationNode]? { nodes() }
}

/// An animation of the file. Its values wait for the layer that it is of: that decides their type.
@MainActor
final class AnimationNode {
    let mark: YAMLMark
    let type: AnimationClass
    /// Everything but what waits.
    let record: SceneRecord
    /// Of a group.
    let children: [AnimationNode]
    /// The key path as Core Animation takes it: sublayers by their names.
    var keyPath: String?
    /// The id of the sublayer that the key path leads to.
    var sublayer: String?
    /// fromValue, toValue and byValue.
    var ends: [String: SceneValue] = [:]
    var values: [SceneValue]?

    init(mark: YAMLMark, type: AnimationClass, record: SceneRecord) {
        self.mark = mark
        self.type = type
        self.record = record
        children = record["animations"]?.animations ?? []
    }

    /// The name on the layer; nil for none.
    var key: String? { record.text("key") }

    /// Levels of groups.
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

/// A layer as an animation needs to know it before it is made.
@MainActor
struct AnimationTarget {
    let type: LayerClass
    /// The sublayers with ids, by them.
    let sublayers: () -> [(id: String, layer: AnimationTarget)]
}
