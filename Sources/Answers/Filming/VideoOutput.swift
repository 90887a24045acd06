import Foundation
import Goldens
import Offstage
import Rasterizer
import RenderServer

/// A film that Debian's ffmpeg encodes: for people to look at, and never a golden, as its bytes are ffmpeg's matter.
final class VideoOutput: FilmOutput {
    enum Format: String {
        case gif, mp4

        /// A GIF counts in hundredths of a second, and players take one hundredth for ten.
        private static let mostFramesOfGIF = 50

        /// What ffmpeg is told of the file.
        func arguments(framesPerSecond: Int) -> [String] {
            switch self {
            case .gif:
                [
                    "-filter_complex",
                    (framesPerSecond > Self.mostFramesOfGIF ? "fps=\(Self.mostFramesOfGIF)," : "")
                        + "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-f", "gif",
                ]
            case .mp4:
                // Players know colours at half the size alone, which takes even sides.
                [
                    "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f",
                    "mp4",
                ]
            }
        }
    }

    private let path: String
    private let format: Format
    private let timing: FilmTiming
    private let canvas: PixelRect?
    private let program: URL
    private let temporary: URL
    private let process = Process()
    private let input = Pipe()
    private let errors = Pipe()

    /// - Parameter canvas: The room that frames of several sizes have; nil where all have one.
    init(_ path: String, _ format: Format, _ timing: FilmTiming, canvas: PixelRect?) throws {
        guard let program = Self.program else {
            throw FileFailure(
                .write, path,
                reason: ".\(format.rawValue) files are ffmpeg's work, and it is not installed: apt-get install ffmpeg; "
                    + "a .png needs nothing")
        }
        self.path = path
        self.format = format
        self.timing = timing
        self.canvas = canvas
        self.program = program
        temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("offstage-\(UUID().uuidString).\(format.rawValue)")
    }

    isolated deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: temporary)
    }

    /// ffmpeg on the PATH.
    private static var program: URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    func add(_ frame: FilmFrame) throws {
        let picture = frame.image.bitmap
        let bitmap = picture.placed(on: canvas ?? picture.rect).onWhite()
        if frame.number == 0 { try start(width: bitmap.width, height: bitmap.height) }
        do {
            try input.fileHandleForWriting.write(contentsOf: Data(bitmap.bytes))
        } catch {
            throw failure()
        }
    }

    private func start(width: Int, height: Int) throws {
        // A program that ends early is told by its words, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = program
        process.arguments =
            [
                "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size",
                "\(width)x\(height)", "-framerate", "\(timing.framesPerSecond)", "-i", "-",
            ] + format.arguments(framesPerSecond: timing.framesPerSecond) + [temporary.path]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        do { try process.run() } catch { throw FileFailure(.write, path, reason: "ffmpeg cannot be run: \(error)") }
        try? input.fileHandleForReading.close()
    }

    func finish() throws {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let data = try? Data(contentsOf: temporary) else { throw failure() }
        try OutputFile.write(data, to: path)
    }

    /// What ffmpeg says is wrong.
    private func failure() -> FileFailure {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        let words = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        let line = words.split(separator: "\n").last.map(String.init) ?? "it gave no reason"
        return FileFailure(.write, path, reason: "ffmpeg failed: \(line)")
    }
}
