import Offstage
import RenderServer
import UIKit
import YAMLTree

/// What a scene says must hold of one frame, or of all.
struct Expectation {
    /// The frame that it is about, by its time; nil: every frame.
    var time: Double?
    var timeMark: YAMLMark
    var record: SceneRecord
    /// Values of views and layers.
    var probes: [ValueProbe]

    func holds(at time: Double) -> Bool {
        self.time.map { SceneTimes.nanoseconds($0) == SceneTimes.nanoseconds(time) } ?? true
    }
}

extension SceneReader {
    func readExpectations(_ items: [SceneItem]) -> [Expectation] {
        items.compactMap { item in
            guard let record = item.value.record else { return nil }
            checkNames(in: record)
            return Expectation(
                time: record.number("at"), timeMark: record.mark(of: "at"), record: record, probes: readProbes(record))
        }
    }

    /// - Parameter hasForeignTimes: The caller chose other times; expectations of frames that are not taken wait then.
    /// - Returns: the expectations, each with the exact time of its frame.
    func check(
        _ expectations: [Expectation], times: [Double], hasFilm: Bool, route: Stage.Route, hasForeignTimes: Bool
    ) -> [Expectation] {
        expectations.map { expectation in
            var expectation = expectation
            if let time = expectation.time {
                expectation.time = frameTime(time, among: times) ?? time
                if !hasForeignTimes, !times.contains(where: { expectation.holds(at: $0) }) {
                    report(
                        "no frame is taken at \(NumberText.text(time))", at: expectation.timeMark,
                        expected: hasFilm ? "one of 'time', or a frame of 'film'" : "one of 'time'")
                }
            }
            for key in ["offscreenPasses", "reasons"] where route == .context && expectation.record[key] != nil {
                report(
                    "'\(key)' is about the screen route: the context route has no passes",
                    at: expectation.record.keyMark(of: key))
            }
            return expectation
        }
    }

    /// The time of a frame as somebody writes it: exactly, or to the millisecond where only one frame is meant.
    private func frameTime(_ time: Double, among times: [Double]) -> Double? {
        if let exact = times.first(where: { SceneTimes.nanoseconds($0) == SceneTimes.nanoseconds(time) }) {
            return exact
        }
        let near = times.filter { SceneTimes.milliseconds($0) == SceneTimes.milliseconds(time) }
        return near.count == 1 ? near[0] : nil
    }

    private func checkNames(in record: SceneRecord) {
        for key in ["reasons", "frames", "animationKeys"] {
            for entry in record[key]?.entries ?? [] { checkTarget(entry.key, at: entry.keyMark) }
        }
        for hit in record.items("hits") ?? [] {
            guard let hit = hit.value.record, let name = hit.text("view") else { continue }
            checkTarget(name, at: hit.mark(of: "view"))
        }
        for item in record.items("ambiguous") ?? [] {
            item.value.text.map { checkTarget($0, at: item.mark) }
        }
        for entry in record["statistics"]?.entries ?? [] { checkStatistic(entry) }
        for entry in record["states"]?.entries ?? [] { checkGestureName(entry.key, at: entry.keyMark) }
        for entry in record["touches"]?.entries ?? [] { _ = knownView(entry.key, at: entry.keyMark) }
        for entry in record["sent"]?.entries ?? [] { checkControl(entry) }
        checkControllers(in: record)
        checkRows(in: record)
    }

    private func checkControl(_ entry: SceneEntry) {
        guard let view = knownView(entry.key, at: entry.keyMark), !(view.type.type is UIControl.Type) else { return }
        report("'\(entry.key)' is a \(view.type.name), and controls send events", at: entry.keyMark)
    }

    /// An id, or an index path, which only the live tree can tell.
    private func checkTarget(_ name: String, at mark: YAMLMark) {
        if !Self.isIndexPath(name) { _ = knownTarget(name, at: mark) }
    }

    private static func isIndexPath(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let first = parts[0].split(separator: "~")[...].first ?? ""
        guard first.hasPrefix("view") || first.hasPrefix("window") else { return false }
        return parts.allSatisfy {
            !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "~") }
        }
    }

    private func checkStatistic(_ entry: SceneEntry) {
        if StatisticNames.counts[entry.key] != nil { return }
        guard let (target, step) = StatisticNames.split(entry.key) else {
            let nearest = nearestName(to: entry.key, among: StatisticNames.counts.sortedKeys)
            return report("unknown count '\(entry.key)'", at: entry.keyMark, suggestion: nearest)
        }
        guard StatisticNames.steps[step] != nil else {
            let steps = StatisticNames.steps.sortedKeys
            let nearest = nearestName(to: step, among: steps)
            return report(
                "unknown step '\(step)' of \(target)", at: entry.keyMark, expected: Self.choice(of: steps),
                suggestion: nearest)
        }
        checkTarget(target, at: entry.keyMark)
    }
}

/// The counts that a scene may expect.
enum StatisticNames {
    /// Counts of pixels and bytes, which are others at another scale.
    static let scaled: Set<String> = [
        "opaquePixels", "blendedPixels", "backingStoreBytes", "decodedImageBytes", "offscreenPixels", "bytesStored",
        "bytesLoaded", "drawnBytes", "drawnTiles",
    ]

    static let counts: [String: @Sendable (FrameStatistics) -> Int] = [
        "layers": { $0.counts.layers },
        "visibleLayers": { $0.counts.visibleLayers },
        "culledLayers": { $0.counts.culledLayers },
        "occludedLayers": { $0.counts.occludedLayers },
        "drawCommands": { $0.counts.drawCommands },
        "opaquePixels": { $0.counts.opaquePixels },
        "blendedPixels": { $0.counts.blendedPixels },
        "shadowBlurs": { $0.counts.shadowBlurs },
        "rasterizeHits": { $0.counts.rasterizeHits },
        "rasterizeMisses": { $0.counts.rasterizeMisses },
        "backingStores": { $0.counts.backingStores },
        "backingStoreBytes": { $0.counts.backingStoreBytes },
        "decodedImageBytes": { $0.counts.decodedImageBytes },
        "particles": { $0.counts.particles },
        "offscreenPixels": { $0.offscreenPixels },
        "bytesStored": { $0.bytesStored },
        "bytesLoaded": { $0.bytesLoaded },
        "encodedLayers": { $0.commit.encodedLayers },
        "copiedChunks": { $0.commit.copiedChunks },
        "drawnTiles": { $0.commit.drawnTiles },
        "constraintsAdded": { $0.layout.constraintsAdded },
        "constraintsRemoved": { $0.layout.constraintsRemoved },
        "constraintEdits": { $0.layout.constraintEdits },
        "solverBatches": { $0.layout.solverBatches },
        "reoptimisations": { $0.layout.reoptimisations },
        "pivots": { $0.layout.pivots },
    ]

    static let steps: [String: @Sendable (UpdateCounts) -> Int] = [
        "updateProperties": { $0.updateProperties },
        "updateConstraints": { $0.updateConstraints },
        "layoutSubviews": { $0.layoutSubviews },
        "draw": { $0.draw },
        "drawnBytes": { $0.drawnBytes },
        "cellsMade": { $0.cellsMade },
        "cellsReused": { $0.cellsReused },
        "cellsConfigured": { $0.cellsConfigured },
        "cellsMeasured": { $0.cellsMeasured },
        "heightsAsked": { $0.heightsAsked },
    ]

    /// `card.layoutSubviews` in its two parts; the first may have dots itself.
    static func split(_ key: String) -> (target: String, step: String)? {
        guard let dot = key.lastIndex(of: "."), dot != key.startIndex else { return nil }
        return (String(key[..<dot]), String(key[key.index(after: dot)...]))
    }
}

extension Expectation {
    /// Where it speaks of pixels and bytes.
    var scaledMarks: [YAMLMark] {
        let counts = (record["statistics"]?.entries ?? []).filter { StatisticNames.isScaled($0.key) }.map(\.keyMark)
        return counts + (record.items("pixels") ?? []).map(\.mark)
    }
}

extension StatisticNames {
    /// Whether a count, or the last step of `card.drawnBytes`, is one of pixels or bytes.
    static func isScaled(_ key: String) -> Bool {
        scaled.contains(counts[key] == nil ? split(key)?.step ?? key : key)
    }
}
