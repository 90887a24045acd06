import Foundation
import Offstage
import RenderServer
import Testing
import UIKit

@testable import SceneFile

/// Frames of films beside the same frames taken alone: whether all frames before were shown must not matter.
@MainActor
@Suite struct RandomFilmTests {
    private static let isLong = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] != nil
    /// A tenth of 500 scenes; all of them with OFFSTAGE_LONG.
    private static let count = isLong ? 500 : 50
    /// As many, each drawn five times over.
    private static let threadedCount = isLong ? 500 : 10

    /// Display ticks, every second or third of them, and times between them.
    private static let rates = [60, 30, 20, 24, 50, 120]

    @Test("A frame of a film is, in pixels and plan, the frame of a stage that goes there at once")
    func framesAlone() throws {
        var generator = SplitMix64(seed: 23)
        for index in 0..<Self.count {
            var maker = MovingScenes(seed: generator.next())
            let text = maker.scene()
            let rate = Self.rates[index % Self.rates.count]
            let start = Double(Int.random(in: 0...20, using: &generator)) / 20
            let scene = try SceneText.scene(text)
            let frames = film(scene, FilmTiming(start: start, duration: 0.5, framesPerSecond: rate))
            for _ in 0..<3 {
                let number = Int.random(in: 0..<frames.count, using: &generator)
                let (frame, time) = (frames[number], frames[number].time)
                let alone = film(scene, FilmTiming(start: time, duration: 1 / Double(rate), framesPerSecond: rate))[0]
                #expect(alone.time == time)
                let found = difference(frame, alone)
                #expect(
                    found == nil,
                    "scene \(index), frame \(number) at \(time), \(rate) a second: \(found ?? "")\n\(text)")
                guard 60 % rate == 0 else { continue }
                // On a tick of the display, it is the frame of a scene with that time.
                let single = self.still(scene, at: time)
                #expect(single != nil)
                let other = single.flatMap { difference(frame, $0) }
                #expect(other == nil, "scene \(index), still of frame \(number) at \(time): \(other ?? "")\n\(text)")
            }
        }
    }

    @Test("The same film with one, two and eight threads, and in tiles of any size")
    func threads() throws {
        var generator = SplitMix64(seed: 29)
        for _ in 0..<Self.threadedCount {
            var maker = MovingScenes(seed: generator.next())
            let scene = try SceneText.scene(maker.scene())
            let timing = FilmTiming(duration: 0.5, framesPerSecond: 20)
            let first = film(scene, timing)
            for (threads, tileSize) in [(2, 128), (8, 128), (1, 16), (8, 16)] {
                let other = film(scene, timing, threads: threads, tileSize: tileSize)
                for (a, b) in zip(first, other) {
                    #expect(difference(a, b) == nil && a.statistics.text == b.statistics.text && a.redrawn == b.redrawn)
                }
            }
        }
    }

    private func film(_ scene: Scene, _ timing: FilmTiming, threads: Int = 1, tileSize: Int = 128) -> [Frame] {
        var filming = SceneFilming(scene, SceneFilm(timing: timing))
        var server = RenderServer(threads: threads, tileSize: tileSize)
        var frames: [Frame] = []
        while let pending = filming.nextFrame() { frames.append(pending.render(with: &server)) }
        return frames
    }

    private func still(_ scene: Scene, at time: Double) -> Frame? {
        var renderer = SceneRenderer(scene, at: [time])
        var server = RenderServer()
        return renderer.nextFrame()?.render(with: &server)
    }

    /// What is not the same; nil where all is. Plans are those of first frames: a bitmap that is kept saves passes.
    private func difference(_ a: Frame, _ b: Frame) -> String? {
        if let found = PictureComparison.compare(a.image, b.image), !found.isEmpty { return "\(found)" }
        guard let (x, y) = a.tree.flatMap({ x in b.tree.map { (x, $0) } }) else { return "no tree" }
        let plans = [x, y].map { tree in
            var cache = RasterizationCache()
            return RenderPlanner.plan(tree, cache: &cache).description
        }
        return plans[0] == plans[1] ? nil : "plans differ:\n\(plans[0])\n\(plans[1])"
    }
}
