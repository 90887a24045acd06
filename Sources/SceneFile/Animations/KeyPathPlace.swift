import UIKit
import YAMLTree

/// What a key path of a file leads to.
@MainActor
struct KeyPathPlace {
    let kind: AnimatedKind
    /// As Core Animation takes it.
    let keyPath: String
    /// The id of the sublayer that it leads to.
    var sublayer: String?

    /// Whether it is a whole transform.
    var isTransform: Bool {
        if case .property(let property) = kind, case .transform = property.kind { true } else { false }
    }
}

/// A layer of each class whose key paths were asked for.
final class LayerPrototypes: FeatureStore {
    var layers: [String: CALayer] = [:]
}

extension SceneReader {
    /// The place of an animation's key path, or nil after a report.
    func resolveKeyPath(_ path: String, on target: AnimationTarget, at mark: YAMLMark) -> KeyPathPlace? {
        let prefix = "sublayers."
        guard path.hasPrefix(prefix) else {
            if let kind = prototype(of: target.type).animatedKind(at: path) {
                return KeyPathPlace(kind: kind, keyPath: path)
            }
            reportUnknownKeyPath(path, of: target.type, at: mark)
            return nil
        }
        let rest = path.dropFirst(prefix.count)
        guard let dot = rest.firstIndex(of: ".") else {
            report("'\(path)' ends at a layer", at: mark, expected: "sublayers.id.key")
            return nil
        }
        let local = String(rest[..<dot])
        let name = id(local, at: mark)
        let sublayers = target.sublayers()
        guard let inner = sublayers.first(where: { $0.id == name })?.layer else {
            let nearest = nearestName(to: local, among: sublayers.map(\.id))
            report("the layer has no sublayer with the id '\(local)'", at: mark, suggestion: nearest)
            return nil
        }
        guard let place = resolveKeyPath(String(rest[rest.index(after: dot)...]), on: inner, at: mark) else {
            return nil
        }
        return KeyPathPlace(
            kind: place.kind, keyPath: "\(prefix)\(name).\(place.keyPath)", sublayer: place.sublayer ?? name)
    }

    private func reportUnknownKeyPath(_ path: String, of type: LayerClass, at mark: YAMLMark) {
        let key = String(path.prefix { $0 != "." })
        if key == "frame" {
            return report("frame cannot be animated: it follows from others", at: mark, expected: "bounds or position")
        }
        if let name = LayerNames.ofViews[key] {
            return report("\(key) is a view's key; a layer calls it \(name)", at: mark)
        }
        if path == key, type.type.property(forKey: key) != nil {
            return report("\(key) cannot be animated", at: mark)
        }
        let owners = registry.layers.filter { $0.type.animatedKeyPaths.contains(path) }.map(\.name)
        if !owners.isEmpty {
            return report(
                "\(path) is a key path of \(Self.choice(of: owners)), and this is a \(type.name)", at: mark)
        }
        report(
            "a \(type.name) has nothing to animate at '\(path)'", at: mark,
            suggestion: nearestName(to: path, among: type.type.animatedKeyPaths))
    }

    /// A layer of the class, which is asked for what its keys are.
    func prototype(of type: LayerClass) -> CALayer {
        let known = parts[LayerPrototypes.self]
        if let layer = known.layers[type.name] { return layer }
        let layer = type.make()
        known.layers[type.name] = layer
        return layer
    }
}
