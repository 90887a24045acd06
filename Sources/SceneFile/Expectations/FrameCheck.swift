import Offstage
import Rasterizer
import RenderServer
import TextFormatting
import UIKit
import YAMLTree

/// What must hold of one frame: what the live tree answers is settled when it is made, the rest when the frame is
/// drawn.
struct FrameCheck: Sendable {
    private struct Count: Sendable {
        let name: String
        let value: Double
        let mark: YAMLMark
    }

    private struct Reasons: Sendable {
        let layer: String
        let reasons: Set<PassReason>
        let mark: YAMLMark
    }

    private struct Pixel: Sendable {
        let point: CGPoint
        let color: Color8
        let tolerance: Int
        let mark: YAMLMark
    }

    private let sources: SceneSources
    /// `at 0.5 s: ` for scenes of several frames.
    private let prefix: String
    private var passes: [Count] = []
    private var statistics: [Count] = []
    private var reasons: [Reasons] = []
    private var pixels: [Pixel] = []
    private var early: [SceneError] = []
    /// What changes did wrong before the frame.
    let problems: [SceneError]

    @MainActor
    init(_ scene: SceneStage, at time: Double, route: Stage.Route) {
        let expected = scene.parts[SceneExpectations.self]
        sources = scene.sources
        prefix = expected.haveTimes ? "at \(NumberText.text(time)) s: " : ""
        problems = scene.takeNewProblems()
        for constraint in scene.builder.constraints {
            fail(LiveTreeCheck(scene).shouldBreak(constraint), at: constraint.node.mark)
        }
        for expectation in expected.all where expectation.holds(at: time) {
            add(expectation.record, scene, route)
            for probe in expectation.probes { fail(LiveTreeCheck(scene).value(probe), at: probe.mark) }
        }
    }

    @MainActor
    private mutating func add(_ record: SceneRecord, _ scene: SceneStage, _ route: Stage.Route) {
        if let count = record.integer("offscreenPasses"), route == .screen {
            passes.append(Count(name: "", value: Double(count), mark: record.mark(of: "offscreenPasses")))
        }
        for entry in record["reasons"]?.entries ?? [] where route == .screen {
            let set = Set((entry.item.value.names ?? []).compactMap(PassReason.init(rawValue:)))
            reasons.append(Reasons(layer: entry.key, reasons: set, mark: entry.keyMark))
        }
        let isOwnScale = scene.parts[SceneExpectations.self].isOwnScale
        for entry in record["statistics"]?.entries ?? [] where isOwnScale || !StatisticNames.isScaled(entry.key) {
            let value = entry.item.value.number ?? 0
            statistics.append(Count(name: entry.key, value: value, mark: entry.keyMark))
        }
        let tree = LiveTreeCheck(scene)
        for entry in record["animationKeys"]?.entries ?? [] { fail(tree.animationKeys(entry), at: entry.keyMark) }
        for entry in record["states"]?.entries ?? [] { fail(tree.states(entry), at: entry.keyMark) }
        for entry in record["sent"]?.entries ?? [] { fail(tree.sentEvents(entry), at: entry.keyMark) }
        for entry in record["touches"]?.entries ?? [] { fail(tree.touches(entry), at: entry.keyMark) }
        for entry in record["frames"]?.entries ?? [] { fail(tree.frame(entry), at: entry.keyMark) }
        for item in record.items("hits") ?? [] { fail(tree.hit(item), at: item.mark) }
        fail(tree.callbacks(record), at: record.keyMark(of: "callbacks"))
        for entry in record["stack"]?.entries ?? [] { fail(tree.stack(entry), at: entry.keyMark) }
        for entry in record["visible"]?.entries ?? [] { fail(tree.visibleRows(entry), at: entry.keyMark) }
        for entry in record["selected"]?.entries ?? [] { fail(tree.selectedRows(entry), at: entry.keyMark) }
        fail(tree.spoken(record), at: record.keyMark(of: "spoken"))
        fail(tree.presented(record), at: record.keyMark(of: "presented"))
        for entry in record["responders"]?.entries ?? [] { fail(tree.responders(entry), at: entry.keyMark) }
        fail(tree.brokenConstraints(record), at: record.keyMark(of: "brokenConstraints"))
        fail(tree.ambiguous(record), at: record.keyMark(of: "ambiguous"))
        fail(tree.diagnostics(record), at: record.keyMark(of: "diagnostics"))
        for item in isOwnScale ? record.items("pixels") ?? [] : [] { add(pixel: item, scene) }
    }

    @MainActor
    private mutating func add(pixel item: SceneItem, _ scene: SceneStage) {
        guard let record = item.value.record, let point = record.point("at"), let color = record.color("color") else {
            return
        }
        let resolved = color.resolvedColor(with: scene.stage.window.traitCollection).cgColor.color8.premultiplied
        pixels.append(
            Pixel(point: point, color: resolved, tolerance: record.integer("tolerance") ?? 0, mark: item.mark))
    }

    private mutating func fail(_ failure: LiveTreeCheck.Failure?, at mark: YAMLMark) {
        if let failure { early.append(error(failure.message, at: mark, expected: failure.expected)) }
    }

    private func error(_ message: String, at mark: YAMLMark, expected: String) -> SceneError {
        sources.error(prefix + message, at: mark, expected: expected)
    }

    func failures(of frame: Frame) -> [SceneError] {
        let late =
            passes.compactMap { failure($0, of: frame) } + reasons.compactMap { failure($0, of: frame) }
            + statistics.compactMap { statistic($0, of: frame) } + pixels.compactMap { failure($0, of: frame) }
        let all = problems + early + late
        return all.isEmpty ? [] : SceneErrors(all).errors
    }

    private func failure(_ count: Count, of frame: Frame) -> SceneError? {
        let passes = frame.statistics.offscreenPasses
        guard Double(passes.count) != count.value else { return nil }
        let list = passes.map { "\($0.purpose.rawValue) of \($0.layer)" }.joined(separator: ", ")
        let found = passes.isEmpty ? "no offscreen passes" : "\(passes.count.counted("offscreen pass")) (\(list))"
        return error(found, at: count.mark, expected: NumberText.text(count.value))
    }

    private func failure(_ expected: Reasons, of frame: Frame) -> SceneError? {
        let found = frame.statistics.offscreenPasses.filter { $0.layer == expected.layer }
            .reduce(into: Set<PassReason>()) { $0.formUnion($1.reasons) }
        guard found != expected.reasons else { return nil }
        return error(
            "the passes of \(expected.layer) have \(Self.text(found))", at: expected.mark,
            expected: Self.text(expected.reasons))
    }

    private static func text(_ reasons: Set<PassReason>) -> String {
        reasons.isEmpty ? "no reasons" : reasons.sorted().map(\.rawValue).joined(separator: ", ")
    }

    private func statistic(_ count: Count, of frame: Frame) -> SceneError? {
        let found: Int
        if let read = StatisticNames.counts[count.name] {
            found = read(frame.statistics)
        } else if let (target, step) = StatisticNames.split(count.name), let read = StatisticNames.steps[step] {
            found = frame.statistics.updates[target].map(read) ?? 0
        } else {
            return nil
        }
        guard Double(found) != count.value else { return nil }
        return error("\(count.name) is \(found)", at: count.mark, expected: NumberText.text(count.value))
    }

    private func failure(_ pixel: Pixel, of frame: Frame) -> SceneError? {
        let place = "[\(NumberText.text(Double(pixel.point.x))), \(NumberText.text(Double(pixel.point.y)))]"
        let x = (Double(pixel.point.x) * frame.scale).rounded(.down)
        let y = (Double(pixel.point.y) * frame.scale).rounded(.down)
        let bitmap = frame.image.bitmap
        guard x >= 0, y >= 0, x < Double(bitmap.width), y < Double(bitmap.height) else {
            return error("\(place) lies outside the picture", at: pixel.mark, expected: "a point inside")
        }
        let start = (Int(y) * bitmap.width + Int(x)) * 4
        let found = Array(bitmap.bytes[start..<start + 4])
        let wanted = [pixel.color.red, pixel.color.green, pixel.color.blue, pixel.color.alpha]
        let isNear = zip(found, wanted).allSatisfy { abs(Int($0) - Int($1)) <= pixel.tolerance }
        guard !isNear else { return nil }
        let tolerance = pixel.tolerance > 0 ? " ± \(pixel.tolerance)" : ""
        return error(
            "the pixel at \(place) is \(Self.text(found))", at: pixel.mark, expected: Self.text(wanted) + tolerance)
    }

    /// Premultiplied bytes, without alpha where it is full.
    private static func text(_ bytes: [UInt8]) -> String {
        let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
        let digits = shown.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
