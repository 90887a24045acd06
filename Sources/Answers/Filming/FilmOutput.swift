import CoreGraphics
import Foundation
import Goldens
import Offstage
import Rasterizer
import RenderServer
import SceneFile

/// Where the frames of a film go.
@MainActor
protocol FilmOutput: AnyObject {
    func add(_ frame: FilmFrame) throws
    /// All frames were added.
    func finish() throws
}

/// One file that moves: each frame as the rectangle in which it differs from the one before.
final class AnimationOutput: FilmOutput {
    private let path: String
    private let timing: FilmTiming
    private var animation: AnimatedPNG?

    init(_ path: String, _ timing: FilmTiming) {
        self.path = path
        self.timing = timing
    }

    func add(_ frame: FilmFrame) throws {
        let plan = frame.frame.plan
        if animation == nil {
            try PNGFailure.writing(path) { () throws(PNGError) in
                animation = try AnimatedPNG(
                    width: plan.width, height: plan.height, frames: timing.count,
                    framesPerSecond: timing.framesPerSecond)
            }
        }
        // The format has no frame without pixels: one that changes nothing repeats a pixel.
        let change = frame.change.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : frame.change
        try PNGFailure.writing(path) { () throws(PNGError) in try animation?.add(frame.frame.part(change)) }
    }

    func finish() throws {
        var bytes: [UInt8] = []
        try PNGFailure.writing(path) { () throws(PNGError) in
            if let animation = animation.take() { bytes = try animation.finish() }
        }
        try OutputFile.write(Data(bytes), to: path)
    }
}

/// A picture that could not be encoded is a file that could not be written.
enum PNGFailure {
    static func writing(_ path: String, _ body: () throws(PNGError) -> Void) throws(FileFailure) {
        do { try body() } catch { throw FileFailure(.write, path, reason: error.message) }
    }
}

/// One picture of all frames.
final class SheetOutput: FilmOutput {
    private let path: String
    private var sheet: FilmSheet

    init(_ path: String, _ film: SceneFilm) {
        self.path = path
        sheet = FilmSheet(
            columns: film.columns, timing: film.timing,
            displayRate: SceneFilm.displayRate(framesPerSecond: film.timing.framesPerSecond))
    }

    func add(_ frame: FilmFrame) { sheet.add(frame) }

    func finish() throws {
        var bytes: [UInt8] = []
        try PNGFailure.writing(path) { () throws(PNGError) in bytes = try PNG.encode(sheet.image) }
        try OutputFile.write(Data(bytes), to: path)
    }
}

/// A picture a frame: `card-0007.png`. One that is like the one before is not encoded again.
final class FolderOutput: FilmOutput {
    private let folder: String
    private let name: String
    private let digits: Int
    private var last: Data?

    init(_ folder: String, name: String, _ timing: FilmTiming) {
        self.folder = folder
        self.name = name
        digits = max(4, "\(timing.count - 1)".count)
    }

    func add(_ frame: FilmFrame) throws {
        let number = "\(frame.number)"
        let zeros = String(repeating: "0", count: digits - number.count)
        let path = (folder as NSString).appendingPathComponent("\(name)-\(zeros)\(number).png")
        var data = last ?? Data()
        if last == nil || !frame.change.isEmpty {
            try PNGFailure.writing(path) { () throws(PNGError) in data = Data(try PNG.encode(frame.image)) }
        }
        try OutputFile.write(data, to: path)
        last = data
    }

    func finish() {}
}
