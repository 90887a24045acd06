import Offstage
import TextFormatting
import UIKit

/// How a property of a scene's layer goes in the course of a film: what is set, and what is shown.
@MainActor
package struct SceneCurve {
    /// The view's or the layer's id.
    package let id: String
    package let keyPath: String
    private var model: [FoundValue] = []
    private var presentation: [FoundValue] = []

    /// Why a word names no property, a sentence.
    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    private init(id: String, keyPath: String) {
        self.id = id
        self.keyPath = keyPath
    }

    /// - Parameter word: An id of the scene, a point, and a key path of its layer: `card.position.x`.
    package init(_ word: String, of scene: SceneStage) throws(Refusal) {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let splits = (1..<max(parts.count, 1)).reversed().map {
            (id: parts[..<$0].joined(separator: "."), keyPath: parts[$0...].joined(separator: "."))
        }
        guard let found = splits.first(where: { scene.layer($0.id) != nil }), let layer = scene.layer(found.id) else {
            let nearest = NearestName.nearest(to: parts[0], among: scene.layerIDs)
            throw Refusal(
                description: "'\(word)' names no view or layer of the scene and a key path of it"
                    + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
        }
        guard layer.hasCurve(at: found.keyPath) else {
            let nearest = NearestName.nearest(to: found.keyPath, among: type(of: layer).properties.map(\.key))
            throw Refusal(
                description: "'\(found.keyPath)' of \(found.id) is nothing that goes along a curve"
                    + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
        }
        self.init(id: found.id, keyPath: found.keyPath)
    }

    /// Notes the values of the present time; of a layer that is not shown there is none to be seen.
    package mutating func note(_ scene: SceneStage) {
        let layer = scene.layer(id)
        model.append(FoundValue(layer?.value(forKeyPath: keyPath)) ?? .absent)
        presentation.append(FoundValue(layer?.presentation()?.value(forKeyPath: keyPath)) ?? .absent)
    }

    /// What a person calls it: `card.opacity`.
    package var title: String { "\(id).\(keyPath)" }

    /// The numbers of each frame: what is set, and what is shown; none where there is no layer.
    package var numbers: (model: [[Double]], presentation: [[Double]]) {
        (model.map { $0.numbers ?? [] }, presentation.map { $0.numbers ?? [] })
    }

    /// A value a frame each; lists of numbers where one number does not say it, angles in radians.
    package var jsonValue: JSONValue {
        .object([
            ("layer", .string(id)), ("keyPath", .string(keyPath)), ("model", .array(model.map(\.jsonValue))),
            ("presentation", .array(presentation.map(\.jsonValue))),
        ])
    }

    /// All that animations of a film move, by ids and key paths in their order: found by a run that draws nothing.
    package static func moved(in scene: Scene, _ film: SceneFilm) -> [SceneCurve] {
        var filming = SceneFilming(scene, film)
        var found: Set<[String]> = []
        while filming.nextFrame() != nil {
            for (id, layer) in filming.sceneStage.layersWithIDs {
                for keyPath in layer.movedKeyPaths { found.insert([id, keyPath]) }
            }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { entry in
            guard filming.sceneStage.layer(entry[0])?.hasCurve(at: entry[1]) == true else { return nil }
            return SceneCurve(id: entry[0], keyPath: entry[1])
        }
    }
}

extension SceneStage {
    /// The layers that have ids, those of views among them.
    var layersWithIDs: [(id: String, layer: CALayer)] {
        builder.layers.map { ($0, $1) } + builder.views.map { ($0, $1.layer) }
    }

    fileprivate var layerIDs: [String] { layersWithIDs.map(\.id).sorted() }
}

extension CALayer {
    /// The key paths that animations of the layer move now, with and without keys.
    var movedKeyPaths: Set<String> { Set(animationAccounts.map(\.keyPath)) }

    /// Whether the key path leads to something that is told in numbers.
    fileprivate func hasCurve(at keyPath: String) -> Bool {
        guard keyPath != "contents", type(of: self).property(forKey: keyPath) != nil || animatedKind(at: keyPath) != nil
        else { return false }
        guard let value = FoundValue(value(forKeyPath: keyPath)) else { return false }
        if case .text = value { return false }
        return true
    }
}

extension FoundValue {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .absent: .null
        case .text(let text): .string(text)
        case .numbers(let numbers): numbers.count == 1 ? .exact(numbers[0]) : .exact(numbers)
        }
    }
}
