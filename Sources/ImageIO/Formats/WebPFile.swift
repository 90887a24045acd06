import CWebP
import CoreGraphics
import Rasterizer

/// A WebP file, an animated one with its frames.
struct WebPFile: PictureFile {
    private let bytes: [UInt8]
    private let frames: [cwebp_frame]
    private let conversion: ColorConversion?
    private let canvas: AnimationCanvas
    let info: PictureInfo

    init(_ bytes: [UInt8]) throws(PictureError) {
        self.bytes = bytes
        let (survey, frames) = try Self.survey(bytes)
        self.frames = frames
        var info = PictureInfo(.webP, width: Int(survey.width), height: Int(survey.height))
        info.frameCount = frames.count
        info.hasAlpha = survey.has_alpha == 1
        if survey.is_animated == 1 {
            info.loopCount = Int(survey.loops)
            info.delays = frames.map { Double($0.delay) / 1000 }
        }
        info.problem = survey.is_cut == 1 ? PictureError(message: "This WebP ends too early.") : nil
        info.exif = ExifTags(Array(bytes[survey.exif_offset..<survey.exif_offset + survey.exif_count]))
        let profile = ICCProfile(Array(bytes[survey.profile_offset..<survey.profile_offset + survey.profile_count]))
        info.profileName = profile?.name
        conversion = ColorConversion(profile, isGray: false)
        self.info = info
        canvas = AnimationCanvas(width: info.width, height: info.height)
    }

    func read<Sink: RowSink & ~Copyable>(_ frame: Int, into sink: inout Sink) -> PictureError? {
        canvas.read(frame, of: self, into: &sink)
    }

    func forget() { canvas.forget() }

    /// Counts the frames, then lists them.
    private static func survey(_ bytes: [UInt8]) throws(PictureError) -> (cwebp_survey, [cwebp_frame]) {
        var (survey, error) = (cwebp_survey(), cwebp_error())
        let pixels = UInt64(PictureLimits.mostPixels)
        guard cwebp_take_survey(bytes, bytes.count, pixels, &survey, nil, 0, &error) == 1 else {
            throw failure(error)
        }
        let count = min(survey.frame_count, AnimationFrame.mostFrames)
        var frames = [cwebp_frame](repeating: cwebp_frame(), count: count)
        _ = cwebp_take_survey(bytes, bytes.count, pixels, &survey, &frames, count, &error)
        return (survey, frames)
    }

    private static func failure(_ error: cwebp_error) -> PictureError {
        PictureError(message: "This is not a readable WebP: \(text(of: error.message)).")
    }
}

extension WebPFile: AnimatedPicture {
    func frame(at index: Int) -> AnimationFrame {
        let frame = frames[index]
        return AnimationFrame(
            left: Int(frame.left), top: Int(frame.top), width: Int(frame.width), height: Int(frame.height),
            delay: Double(frame.delay) / 1000, disposal: frame.is_disposed == 1 ? .clear : .keep,
            isBlended: frame.is_blended == 1)
    }

    func part(at index: Int) -> (pixels: Bitmap?, problem: PictureError?) {
        var (frame, error) = (frames[index], cwebp_error())
        let (width, height) = (Int(frame.width), Int(frame.height))
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let answer = cwebp_read_frame(bytes, bytes.count, index, &frame, &pixels, &error)
        if answer == 0 { return (nil, Self.failure(error)) }
        pixels.withUnsafeMutableBufferPointer { pixels in
            conversion?.convert(pixels)
            if info.hasAlpha { Premultiplication.premultiply(pixels) }
        }
        let bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: pixels)
        return (bitmap, answer == 2 ? Self.failure(error) : nil)
    }
}
