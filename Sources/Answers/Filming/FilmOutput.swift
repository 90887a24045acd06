import CoreGraphics
import Foundation
import Goldens
import Offstage
import Rasterizer
import RenderServer
import SceneFile
import TextFormatting

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
    private let canvas: PixelRect?
    private var animation: AnimatedPNG?
    private var last: PixelRect?

    /// - Parameter canvas: The room that frames of several sizes have; nil where all have one.
    init(_ path: String, _ timing: FilmTiming, canvas: PixelRect?) {
        self.path = path
        self.timing = timing
        self.canvas = canvas
    }

    func add(_ frame: FilmFrame) throws {
        let screen = frame.frame.screen
        defer { last = screen }
        try PNGFailure.writing(path) { () throws(PictureError) in
            if animation == nil { try begin(canvas ?? screen) }
            try animation?.add(part(of: frame))
        }
    }

    private func begin(_ canvas: PixelRect) throws(PictureError) {
        animation = try AnimatedPNG(
            width: canvas.width, height: canvas.height, frames: timing.count, framesPerSecond: timing.framesPerSecond)
    }

    /// What takes the place of the frame before: all of the canvas where the size is another one.
    private func part(of frame: FilmFrame) -> Bitmap {
        if let canvas, last != frame.frame.screen { return frame.image.bitmap.placed(on: canvas) }
        // The format has no frame without pixels: one that changes nothing repeats a pixel.
        return frame.frame.part(frame.change.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : frame.change)
    }

    func finish() throws {
        var bytes: [UInt8] = []
        try PNGFailure.writing(path) { () throws(PictureError) in
            if let animation = animation.take() { bytes = try animation.finish() }
        }
        try OutputFile.write(Data(bytes), to: path)
    }
}

extension Bitmap {
    /// The picture in the upper left corner of a clear canvas.
    func placed(on canvas: PixelRect) -> Bitmap {
        if rect == canvas { return self }
        var result = Bitmap(rect: canvas)
        result.replacePixels(with: self)
        return result
    }
}

/// A picture that could not be encoded is a file that could not be written.
enum PNGFailure {
    static func writing(_ path: String, _ body: () throws(PictureError) -> Void) throws(FileFailure) {
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
        try PNGFailure.writing(path) { () throws(PictureError) in bytes = try PNG.encode(sheet.image) }
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
        let path = PathText(folder).appending("\(name)-\(zeros)\(number).png")
        var data = last ?? Data()
        if last == nil || !frame.change.isEmpty {
            try PNGFailure.writing(path) { () throws(PictureError) in data = Data(try PNG.encode(frame.image)) }
        }
        try OutputFile.write(data, to: path)
        last = data
    }

    func finish() {}
}
