import YAMLTree

/// Animations of layers, whose values wait until all layers are known.
final class OpenAnimations: FeatureStore {
    var all: [(animation: AnimationNode, owner: any SceneTarget)] = []
}

// Animations of views and layers of the tree.
extension SceneReader {
    /// Remembers animations whose values are read when all layers are known.
    func open(_ animations: [AnimationNode], of owner: any SceneTarget) {
        parts[OpenAnimations.self].all += animations.map { ($0, owner) }
    }

    /// Reads the values that waited.
    func resolveAnimations() {
        for (animation, owner) in parts[OpenAnimations.self].all {
            animationTarget(owner, "", at: animation.mark).map { resolve(animation, on: $0) }
        }
    }

    /// The layer of an id as animations need to know it, or nil after a report.
    func animationTarget(_ target: any SceneTarget, _ id: String, at mark: YAMLMark) -> AnimationTarget? {
        switch target {
        case let view as ViewNode:
            let sublayers = view.sublayers
            return AnimationTarget(type: backingLayer(of: view)) { sublayers.animationTargets }
        case let layer as LayerNode: return layer.animationTarget
        default:
            report("'\(id)' is \(target.sentence), which has no layer", at: mark)
            return nil
        }
    }
}

extension LayerNode {
    @MainActor
    fileprivate var animationTarget: AnimationTarget {
        AnimationTarget(type: type) { [sublayers] in sublayers.animationTargets }
    }
}

extension [LayerNode] {
    @MainActor
    fileprivate var animationTargets: [(id: String, layer: AnimationTarget)] {
        compactMap { node in node.id.map { ($0, node.animationTarget) } }
    }
}
