import RenderServer
import UIKit

/// What was found for one scene, a frame each.
struct SceneAdvice: Sendable {
    let source: SceneInput
    let problems: [Problem]
    private let frames: [(frame: Frame, advice: [Advice])]

    /// Draws the scene's frames and tries what may spare their passes.
    init(_ source: SceneInput, _ build: SceneBuild, drawing: DrawingOptions, tolerance: Int) {
        self.source = source
        problems = build.problems
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
            return ["\(source.name)\(time): \(count.counted("offscreen pass"))"]
                + frame.advice.map { $0.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
        }
    }

    /// - Parameter written: The changed scene, where it was written.
    func jsonValue(written: AdvisedScene?) -> JSONValue {
        .object([
            ("scene", .string(source.name)), ("offscreenPasses", .integer(passes)),
            ("advice", .array(advice.map(\.jsonValue))), ("written", written?.jsonValue ?? .null),
        ])
    }

    private var advice: [Advice] { frames.flatMap(\.advice) }

    static func summary(_ scenes: [SceneAdvice]) -> String {
        let all = scenes.flatMap(\.advice)
        let avoidable = all.filter { $0.remedy != nil }.count
        let passes = scenes.reduce(0) { $0 + $1.passes }
        return "\(scenes.count.counted("scene")), \(passes.counted("offscreen pass")), "
            + "\(all.count.counted("layer", "force")) them, \(avoidable) need not"
    }
}
