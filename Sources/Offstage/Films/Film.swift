import CoreGraphics
import RenderServer
import UIKit

/// What a moving screen shows, and what each of its frames takes.
///
///     let film = stage.film(for: 0.5, fps: 60)
///     #expect(film.lateFrames().isEmpty)
///
/// Frames share the pixels in which they are alike. One that changes the whole screen takes four bytes a pixel, as long
/// as the film is there.
public struct Film: Sendable {
    /// When the frames were taken.
    public let timing: FilmTiming
    /// Ticks a second of the stage's display.
    public let displayRate: Int
    /// In the order of time.
    public let frames: [FilmFrame]

    package init(timing: FilmTiming, displayRate: Int, frames: [FilmFrame]) {
        self.timing = timing
        self.displayRate = displayRate
        self.frames = frames
    }

    /// The frames that move more than a budget allows.
    /// - Parameter budget: Nil for that of the display.
    public func lateFrames(over budget: FilmBudget? = nil) -> [FilmFrame] {
        let budget = budget ?? FilmBudget(displayRate: displayRate)
        return frames.filter(budget.isLate)
    }

    /// Pixels that were drawn for all frames.
    public var drawnPixels: Int { frames.reduce(0) { $0 + $1.drawnPixels } }

    /// Small pictures of all frames with their times.
    /// - Parameter columns: Pictures side by side, 1 or more.
    public func contactSheet(columns: Int = 6) -> CGImage {
        var sheet = FilmSheet(columns: columns, timing: timing, displayRate: displayRate)
        for frame in frames { sheet.add(frame) }
        return sheet.image
    }

    /// What each frame took, as stable text.
    public var text: String { text(with: []) }

    /// - Parameter captionFonts: What captions beside the frames are set in.
    package func text(with captionFonts: [FontIdentity]) -> String {
        var text = FilmText(timing, displayRate: displayRate)
        for frame in frames { text.add(frame) }
        return text.text(with: captionFonts)
    }
}

extension Film: CustomStringConvertible {
    /// `text`.
    public var description: String { text }
}

extension Stage {
    /// Takes a frame each time a part of a second has passed, beginning now, and lets time pass between them.
    ///
    /// The first turn is at the present time, as of `render()`; then turns come as the display and what is due ask for
    /// them. Frames between two ticks of the display show what animations show then.
    /// - Parameters:
    ///   - seconds: What the film lasts, more than 0: `seconds × fps` frames.
    ///   - fps: Frames a second, 1 to 1,000. The display goes on at `displayRate`.
    public func film(for seconds: Double, fps: Int = 60) -> Film {
        runTurn()
        var camera = FilmCamera(self, FilmTiming(start: time, duration: seconds, framesPerSecond: fps))
        var frames: [FilmFrame] = []
        while let pending = camera.nextFrame() {
            let before = frames.last?.frame
            let frame = pending.render(with: &server)
            frames.append(
                FilmFrame(number: frames.count, frame: frame, before: before, lists: lastListTrace))
        }
        return Film(timing: camera.timing, displayRate: displayRate, frames: frames)
    }
}
