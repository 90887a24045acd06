import CGIF
import CoreGraphics
import Rasterizer

/// A GIF file with its frames.
struct GIFFile: PictureFile {
    private let bytes: [UInt8]
    private let frames: [cgif_frame]
    private let canvas: AnimationCanvas
    let info: PictureInfo

    init(_ bytes: [UInt8]) throws(PictureError) {
        self.bytes = bytes
        let (survey, frames) = try Self.survey(bytes)
        self.frames = frames
        var info = PictureInfo(.gif, width: Int(survey.width), height: Int(survey.height))
        info.frameCount = frames.count
        info.isIndexed = true
        info.hasAlpha = Self.hasClearParts(frames, survey)
        info.loopCount = survey.loops < 0 ? nil : Int(survey.loops)
        info.delays = frames.map { Double($0.delay) / 100 }
        info.problem = survey.is_cut == 1 ? PictureError(message: "This GIF is damaged or ends too early.") : nil
        self.info = info
        canvas = AnimationCanvas(width: info.width, height: info.height)
    }

    func read<Sink: RowSink & ~Copyable>(_ frame: Int, into sink: inout Sink) -> PictureError? {
        canvas.read(frame, of: self, into: &sink)
    }

    func forget() { canvas.forget() }

    /// Counts the frames, then lists them.
    private static func survey(_ bytes: [UInt8]) throws(PictureError) -> (cgif_survey, [cgif_frame]) {
        var (survey, error) = (cgif_survey(), cgif_error())
        let (most, pixels) = (AnimationFrame.mostFrames, UInt64(PictureLimits.mostPixels))
        guard cgif_take_survey(bytes, bytes.count, pixels, most, &survey, nil, 0, &error) == 1 else {
            throw failure(error)
        }
        var frames = [cgif_frame](repeating: cgif_frame(), count: survey.frame_count)
        _ = cgif_take_survey(bytes, bytes.count, pixels, most, &survey, &frames, frames.count, &error)
        return (survey, frames)
    }

    private static func hasClearParts(_ frames: [cgif_frame], _ survey: cgif_survey) -> Bool {
        guard let first = frames.first else { return true }
        let coversAll =
            first.left == 0 && first.top == 0 && first.width >= survey.width && first.height >= survey.height
        return !coversAll || frames.contains { $0.transparent >= 0 || $0.disposal == 2 }
    }

    private static func failure(_ error: cgif_error) -> PictureError {
        PictureError(message: "This is not a readable GIF: \(text(of: error.message)).")
    }
}

extension GIFFile: AnimatedPicture {
    /// What of a frame lies on the canvas: a frame may be far larger than that.
    func frame(at index: Int) -> AnimationFrame {
        let frame = frames[index]
        let (left, top) = (min(Int(frame.left), info.width), min(Int(frame.top), info.height))
        return AnimationFrame(
            left: left, top: top, width: min(Int(frame.width), info.width - left),
            height: min(Int(frame.height), info.height - top), delay: Double(frame.delay) / 100,
            disposal: frame.disposal == 2 ? .clear : frame.disposal == 3 ? .restore : .keep, isBlended: true)
    }

    func part(at index: Int) -> (pixels: Bitmap?, problem: PictureError?) {
        var (frame, error) = (frames[index], cgif_error())
        let kept = self.frame(at: index)
        var pixels = [UInt8](repeating: 0, count: kept.width * kept.height * 4)
        let size = cgif_size(width: UInt32(kept.width), height: UInt32(kept.height))
        let rows = cgif_read_frame(bytes, bytes.count, &frame, size, &pixels, &error)
        if rows < 0 { return (nil, Self.failure(error)) }
        let problem = PictureError(message: "Frame \(index) of this GIF has \(rows) of \(frame.height) rows.")
        return (
            Bitmap(rect: PixelRect(x: 0, y: 0, width: kept.width, height: kept.height), bytes: pixels),
            rows < frame.height ? problem : nil
        )
    }
}

/// The text of a message that C wrote into an array of characters.
func text<Characters>(of message: Characters) -> String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
