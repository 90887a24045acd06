import Offstage
import Rasterizer
import Testing
import UIKit

@MainActor
@Suite("Films")
struct FilmTests: StageSuite {
    let made = makeWhiteStage(200, 200)

    /// A red card that moves to the right for a second.
    @discardableResult
    private func addMovingCard(to stage: Stage, side: CGFloat = 20) -> UIView {
        let card = UIView(frame: CGRect(x: 10, y: 90, width: side, height: side))
        card.backgroundColor = .red
        stage.window.addSubview(card)
        stage.runTurn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x += 120 }
        return card
    }

    // MARK: Times

    @Test("A second at 60 frames has 60, which begin now and fall on the display's own ticks")
    func times() {
        let stage = stage
        stage.advance(by: 0.5)
        let film = stage.film(for: 1, fps: 60)
        #expect(film.frames.map(\.time) == (0..<60).map { Double(30 + $0) / 60 })
        #expect(film.frames.map(\.number) == Array(0..<60))
        #expect(stage.time == 89.0 / 60)
    }

    @Test(
        "The number of frames is that of the parts that begin before the end",
        arguments: [(1.0, 60, 60), (0.8, 10, 8), (1.0 / 60, 60, 1), (0.001, 10, 1), (2.5, 24, 60), (0.1, 30, 3)])
    func count(_ duration: Double, _ rate: Int, _ count: Int) {
        let timing = FilmTiming(duration: duration, framesPerSecond: rate)
        #expect(timing.count == count && timing.times.count == count)
    }

    @Test("A film that begins between two ticks keeps its own times")
    func oddTimes() {
        let timing = FilmTiming(start: 0.123, duration: 0.2, framesPerSecond: 10)
        #expect(timing.times == [0.123, 0.223])
    }

    // MARK: Pictures

    @Test("A frame that falls on a display's tick has its very time, wherever the film begins")
    func displayTicks() {
        #expect(FilmTiming(start: 0.35, duration: 1, framesPerSecond: 30).time(of: 7) == 35.0 / 60)
        for start in 0...20 {
            for rate in [10, 12, 15, 20, 24, 30, 40, 60, 120] {
                let timing = FilmTiming(start: Double(start) / 20, duration: 1, framesPerSecond: rate)
                for time in timing.times {
                    let tick = (time * 120).rounded() / 120
                    #expect(abs(tick - time) > 1e-6 || tick == time, "\(start), \(rate)")
                }
            }
        }
    }

    @Test("Frames show what a stage shows that goes to their times at once")
    func framesAlone() {
        let film = {
            let stage = makeWhiteStage(200, 200)
            addMovingCard(to: stage)
            return stage.film(for: 1, fps: 30)
        }()
        for number in stride(from: 0, to: 30, by: 7) {
            let alone = makeWhiteStage(200, 200)
            addMovingCard(to: alone)
            alone.advance(by: Double(number) / 30)
            let frame = alone.render()
            #expect(film.frames[number].frame.hasSamePixels(as: frame))
            #expect(film.frames[number].frame.plan.description == frame.plan.description)
        }
        #expect(film.frames[15].frame.pixel(x: 71, y: 100) == (255, 0, 0, 255))
        #expect(film.frames[15].frame.pixel(x: 69, y: 100) == (255, 255, 255, 255))
    }

    @Test("Threads change no pixel of a film")
    func threads() {
        let films = [1, 2, 8].map { threads in
            let stage = makeWhiteStage(200, 200)
            stage.threads = threads
            addMovingCard(to: stage)
            return stage.film(for: 0.5, fps: 20)
        }
        for film in films[1...] {
            #expect(film.text == films[0].text)
            for (a, b) in zip(film.frames, films[0].frames) { #expect(a.frame.hasSamePixels(as: b.frame)) }
        }
    }

    @Test("Frames in which nothing moves draw nothing and are the one before")
    func still() {
        let stage = stage
        let film = stage.film(for: 0.5, fps: 10)
        #expect(film.frames[0].drawnPixels == 40_000 && film.frames[0].change.area == 40_000)
        for frame in film.frames[1...] {
            #expect(frame.damage.isEmpty && frame.drawnPixels == 0 && frame.change.isEmpty)
            #expect(frame.frame.hasSamePixels(as: film.frames[0].frame))
        }
    }

    @Test("A small card that moves on a large screen costs the pixels around it: less than a tenth of whole frames")
    func smallDamage() {
        let stage = makeWhiteStage(400, 800)
        addMovingCard(to: stage, side: 60)
        let film = stage.film(for: 1, fps: 60)
        let moving = film.frames[1...]
        #expect(moving.allSatisfy { !$0.damage.isEmpty })
        #expect(moving.allSatisfy { $0.damage[0].minY >= 88 && $0.damage[0].maxY <= 152 })
        #expect(film.drawnPixels - 320_000 <= 59 * 320_000 / 10)
        // Two places of 60 pixels side, a pixel around each, and the way of 2 between them.
        #expect(moving.allSatisfy { $0.drawnPixels <= 66 * 62 })
    }

    @Test("What changed is the smallest rectangle around the pixels that differ")
    func change() {
        let stage = stage
        let card = addMovingCard(to: stage)
        _ = stage.film(for: 0.1, fps: 10)
        card.layer.removeAllAnimations()
        card.center.x = 50
        stage.runTurn()
        let before = stage.film(for: 0.1, fps: 10).frames[0]
        withoutActions { card.frame = CGRect(x: 43, y: 90, width: 20, height: 20) }
        stage.runTurn()
        let film = stage.film(for: 0.2, fps: 10)
        #expect(before.frame.pixel(x: 40, y: 95) == (255, 0, 0, 255))
        #expect(film.frames[0].frame.changedRect(since: before.frame) == PixelRect(x: 40, y: 90, width: 23, height: 20))
    }

    // MARK: Turns

    @Test("A film asks for no turn that the display does not: what is off its ticks waits for the next one")
    func noTurns() {
        let stage = stage
        var ticks: [Double] = []
        stage.schedule(at: 0.119) { ticks.append((stage.time * 60).rounded()) }
        let film = stage.film(for: 0.2, fps: 50)
        // 0.12 s lies between the due time and its tick, 8/60 s.
        #expect(film.frames.contains { $0.time == 0.12 })
        #expect(ticks == [8])
    }

    @Test("A display link is called once at each tick, whatever the film's rate", arguments: [10, 60, 240])
    func links(_ rate: Int) {
        final class Counter: UIView {
            var count = 0
            func tick(_ link: CADisplayLink) { count += 1 }
        }
        let stage = stage
        let counter = Counter()
        let link = CADisplayLink(
            target: counter, selector: Selector(_offstage: "tick:", { (view: Counter) in view.tick(_:) }))
        link.add(to: .main, forMode: .common)
        _ = stage.film(for: 0.5, fps: rate)
        // Ticks 1 to 30, less those behind the last frame.
        let last = FilmTiming(duration: 0.5, framesPerSecond: rate).times.last ?? 0
        #expect(counter.count == Int((last * 60 + 1e-6).rounded(.down)))
        link.invalidate()
    }

    // MARK: Figures

    @Test("A load is passes, blended pixels, drawing and decoding over the screen's bytes, and names who makes most")
    func load() throws {
        let stage = makeWhiteStage(64, 64)
        let card = UIView(frame: CGRect(x: 16, y: 16, width: 32, height: 32))
        card.backgroundColor = .red
        card.accessibilityIdentifier = "card"
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 0
        stage.window.addSubview(card)
        let film = stage.film(for: 0.1, fps: 10)
        let load = film.frames[0].load
        let statistics = film.frames[0].frame.statistics
        // One pass, the silhouette: 32×32 pixels are one tile, stored and loaded once.
        #expect(film.frames[0].passes.map(\.purpose) == [.silhouette])
        #expect(load.stored == 4096 && load.loaded == 4096)
        #expect(load.blended == 4 * statistics.counts.blendedPixels && load.drawn == 0 && load.decoded == 0)
        #expect(load.canvases == Double(8192 + load.blended) / (4 * 64 * 64))
        let culprit = try #require(film.frames[0].culprit)
        #expect(culprit.layer == "card" && culprit.source == .passes && culprit.bytes == 8192)
    }

    @Test("A picture is decoded in the frame that shows it first, and again when it comes back")
    func decoding() {
        let stage = makeWhiteStage(20, 20)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: red)
        stage.window.addSubview(view)
        stage.schedule(at: 0.25) { view.isHidden = true }
        stage.schedule(at: 0.45) { view.isHidden = false }
        let film = stage.film(for: 0.6, fps: 10)
        #expect(film.frames.map(\.load.decoded) == [400, 0, 0, 0, 0, 400])
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test("Layouts and drawing count in the frame before which they happened")
    func updates() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {}
        }
        let stage = stage
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = "drawn"
        stage.window.addSubview(view)
        stage.schedule(at: 0.15) { view.setNeedsDisplay() }
        stage.schedule(at: 0.25) { view.setNeedsLayout() }
        let film = stage.film(for: 0.4, fps: 10)
        #expect(film.frames.map(\.redrawnLayers) == [["drawn"], [], ["drawn"], []])
        #expect(film.frames.map(\.load.drawn) == [400, 0, 400, 0])
        #expect(film.frames[1...].map(\.layouts) == [0, 0, 1])
    }

    @Test("A budget is 12 canvases at 60 frames a second, 6 at 120, and what is above it is late")
    func budget() {
        #expect(FilmBudget(displayRate: 60).canvases == 12 && FilmBudget(displayRate: 120).canvases == 6)
        let stage = makeWhiteStage(200, 200)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        card.backgroundColor = .red
        card.accessibilityIdentifier = "card"
        stage.window.addSubview(card)
        stage.schedule(at: 0.05) { card.layer.shadowOpacity = 1 }
        stage.schedule(at: 0.15) { card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath }
        let film = stage.film(for: 0.3, fps: 10)
        #expect(film.lateFrames().isEmpty)
        let late = film.lateFrames(over: FilmBudget(canvases: 1.5))
        #expect(late.map(\.number) == [1] && late[0].culprit?.layer == "card")
    }

    // MARK: What is kept

    @Test("The text has a line a frame, and passes where they change")
    func text() {
        let stage = makeWhiteStage(64, 64)
        let card = UIView(frame: CGRect(x: 16, y: 16, width: 32, height: 32))
        card.backgroundColor = .red
        card.accessibilityIdentifier = "card"
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 0
        stage.window.addSubview(card)
        stage.schedule(at: 0.15) { card.alpha = 0.5 }
        let lines = stage.film(for: 0.3, fps: 10).text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "film of 3 frames from 0.000 s, 10 a second, on a display of 60")
        #expect(lines[1].hasPrefix("0.000 s: passes 1, bytesStored 4096, bytesLoaded 4096, "))
        #expect(lines[1].hasSuffix(", drawn whole"))
        #expect(lines[2].hasPrefix("  #0 silhouette card {shadowWithoutPath}"))
        #expect(lines[3].hasPrefix("0.100 s: passes 1") && lines[3].hasSuffix(", drawn nothing"))
        #expect(lines[4].hasPrefix("0.200 s: passes 2"))
        #expect(lines[5].contains("silhouette card") && lines[6].contains("group card {groupOpacity}"))
        #expect(lines.count == 7)
    }

    @Test("A contact sheet has every frame, pixel by pixel where the screen is small")
    func sheet() {
        let stage = makeWhiteStage(60, 40)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.backgroundColor = .red
        stage.window.addSubview(card)
        stage.schedule(at: 0.15) { card.frame.origin.x = 50 }
        let film = stage.film(for: 0.5, fps: 10)
        let sheet = film.contactSheet(columns: 3)
        #expect(sheet.width == 8 + 3 * (60 + 8) && sheet.height == 8 + 2 * (40 + 16 + 8))
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * sheet.width + x) * 4
            return Array(sheet.bitmap.bytes[start..<start + 4])
        }
        #expect(pixel(8, 8) == [255, 0, 0, 255] && pixel(8 + 59, 8) == [255, 255, 255, 255])
        let third = 8 + 2 * 68
        #expect(pixel(third, 8) == [255, 255, 255, 255] && pixel(third + 59, 8) == [255, 0, 0, 255])
        // The place of a sixth frame is empty, and captions stand below.
        #expect(pixel(third + 30, 8 + 64 + 20) == [28, 28, 30, 255])
        let caption = (0..<60).flatMap { x in (49..<63).map { pixel(8 + x, $0) } }
        #expect(caption.contains { $0[0] > 200 })
    }

    @Test("Large screens are halved until they are small, clear ones stand on white")
    func reducedSheet() {
        let stage = makeStage(700, 100, scale: 1)
        let film = stage.film(for: 0.1, fps: 10)
        let sheet = film.contactSheet()
        #expect(sheet.width == 8 + 175 + 8 && sheet.height == 8 + 25 + 16 + 8)
        let corner = (8 * sheet.width + 8) * 4
        #expect(Array(sheet.bitmap.bytes[corner..<corner + 4]) == [255, 255, 255, 255])
    }
}
