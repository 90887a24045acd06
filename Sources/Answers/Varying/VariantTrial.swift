import Foundation
import Offstage
import SceneFile
import TextFormatting

/// A scene whose variants are laid out and looked at.
@MainActor
struct VariantTrial {
    let varying: SceneVarying
    private let input: SceneInput
    private let kinds: Set<FittingFinding.Kind>
    /// What the scene has as it is written, which no variant is to blame for.
    private(set) var own: [FittingFinding] = []
    private var known: Set<[String]> = []

    /// - Throws: What is wrong with the scene.
    init(_ input: SceneInput, _ kinds: Set<FittingFinding.Kind>) throws {
        self.input = input
        self.kinds = kinds
        varying = try SceneVarying(input)
        own = try all(SceneVariation())
        known = Set(own.map(\.key))
    }

    /// What a variant has and the scene has not.
    func findings(_ variation: SceneVariation) throws -> [FittingFinding] {
        try all(variation).filter { !known.contains($0.key) }
    }

    /// Each view's findings once, at whichever of the scene's times they hold.
    private func all(_ variation: SceneVariation) throws -> [FittingFinding] {
        let bytes = Data(varying.text(variation).utf8)
        let scene = try SceneInput(bytes: bytes, file: input.url.relativePath, name: input.name, folder: input.folder)
            .scene(SceneOptions())
        let sceneStage = scene.makeStage()
        var seen: Set<[String]> = []
        var found: [FittingFinding] = []
        for time in scene.times.isEmpty ? Array(scene.moments.suffix(1)) : scene.times {
            sceneStage.advance(to: time)
            for finding in sceneStage.stage.fittingFindings() where kinds.contains(finding.kind) {
                if seen.insert(finding.key).inserted { found.append(finding) }
            }
        }
        if !sceneStage.problems.isEmpty { throw SceneErrors(sceneStage.problems) }
        return found
    }

    /// The least that makes a variant fail in one way.
    func smallest(of variation: SceneVariation, _ kind: FittingFinding.Kind) throws -> SceneVariation {
        try VariationHalving(textCount: varying.textCount) { tried in
            try findings(tried).contains { $0.kind == kind }
        }.smallest(of: variation)
    }
}

extension SceneVarying {
    /// - Throws: What is wrong with the scene, also where it shows nothing.
    @MainActor
    init(_ input: SceneInput) throws {
        let scene = try input.scene(SceneOptions())
        guard !scene.moments.isEmpty else {
            let message = "the file describes components and shows nothing"
            throw SceneErrors([SceneError(file: scene.file, line: 1, column: 1, message: message)])
        }
        try self.init(bytes: input.contents(), file: input.url.relativePath, folder: input.folder)
    }
}

extension FittingFinding {
    /// What makes findings of two variants the same one.
    fileprivate var key: [String] { [kind.rawValue, view] }

    var line: String { "\(kind.rawValue): \(sentence)" }

    var jsonValue: JSONValue {
        .object([
            ("kind", .string(kind.rawValue)), ("view", .string(view)), ("sentence", .string(sentence)),
            ("frame", .exact([frame.minX, frame.minY, frame.width, frame.height])),
        ])
    }
}
