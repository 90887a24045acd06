import RenderServer
import UIKit

/// What was found for one scene, a frame each.
struct SceneAdvice: Sendable {
    let source: SceneInput
    let errors: [String]
    private let frames: [(frame: Frame, advice: [Advice])]

    /// Draws the scene's frames and tries what may spare their passes.
    init(_ source: SceneInput, _ build: SceneBuild, drawing: DrawingOptions, tolerance: Int) {
        self.source = source
        errors = build.problems
        frames = build.drawn(drawing).map { ($0, $0.advice(tolerance: tolerance)) }
    }

    /// What all remedies change, each once.
    var changes: [LayerChange] {
        var result: [LayerChange] = []
        for change in advice.compactMap(\.remedy).flatMap(\.changes) where !result.contains(change) {
            result.append(change)
        }
        return result
    }

    var passes: Int { frames.reduce(0) { $0 + $1.frame.statistics.offscreenPasses.count } }

    /// The scene's name and its advice; nothing for a scene without passes.
    var lines: [String] {
        frames.filter { !$0.advice.isEmpty }.flatMap { frame in
            let time = frames.count > 1 ? " at \(frame.frame.time) s" : ""
            let count = frame.frame.statistics.offscreenPasses.count
            return ["\(source.name)\(time): \(count) offscreen passes"]
                + frame.advice.map { $0.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
        }
    }

    var jsonValue: JSONValue {
        .object([
            ("scene", .string(source.name)), ("offscreenPasses", .integer(passes)),
            ("advice", .array(advice.map(\.jsonValue))),
        ])
    }

    private var advice: [Advice] { frames.flatMap(\.advice) }

    static func summary(_ scenes: [SceneAdvice]) -> String {
        let all = scenes.flatMap(\.advice)
        let avoidable = all.filter { $0.remedy != nil }.count
        return "\(scenes.count) scenes, \(scenes.reduce(0) { $0 + $1.passes }) offscreen passes, "
            + "\(all.count) layers force them, \(avoidable) need not"
    }
}
