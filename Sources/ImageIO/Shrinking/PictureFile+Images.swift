import CoreGraphics
import Rasterizer

extension PictureFile {
    /// A frame as it is stored, decoded now, and why something is missing in it.
    func image(at frame: Int) -> (image: CGImage, problem: PictureError?) {
        let (bitmap, counted, problem) = decode(frame)
        return (made(bitmap, counted), problem)
    }

    /// A frame as it is stored, decoded when somebody first looks at its pixels.
    func lazyImage(at frame: Int) -> CGImage { CGImage(FrameReader(file: self, frame: frame)) }

    /// A frame whose longer side has at most `longSide` pixels, shrunk while it is read.
    func thumbnail(at frame: Int, longSide: Int) -> (image: CGImage, problem: PictureError?) {
        thumbnail(at: frame, size: PictureSize.of((info.width, info.height), longSide: longSide))
    }

    /// A frame of a size that is in no direction above its own.
    func thumbnail(at frame: Int, size: (width: Int, height: Int)) -> (image: CGImage, problem: PictureError?) {
        if size == (info.width, info.height) { return image(at: frame) }
        let counted = DecodedBytes(size.width * size.height * 4)
        let filtering = BoxFilter.memory(from: info.width, to: size.width)
        let onTheWay = DecodedBytes(info.width * 4 + filtering, isPicture: false)
        var filter = BoxFilter(from: (info.width, info.height), to: size)
        let problem = withExtendedLifetime(onTheWay) { read(frame, into: &filter) }
        return (made(filter.bitmap(), counted), problem)
    }

    fileprivate func decode(_ frame: Int) -> (Bitmap, DecodedBytes, PictureError?) {
        let counted = DecodedBytes(info.width * info.height * 4)
        var sink = BitmapSink(width: info.width, height: info.height)
        let problem = read(frame, into: &sink)
        return (sink.bitmap(), counted, problem)
    }

    private func made(_ bitmap: Bitmap, _ counted: DecodedBytes) -> CGImage {
        info.hasAlpha ? CGImage(bitmap: bitmap, counted: counted) : CGImage(opaque: bitmap, counted: counted)
    }
}

/// Decodes a frame when it is needed.
private struct FrameReader<File: PictureFile>: PictureReader {
    let file: File
    let frame: Int

    var width: Int { file.info.width }
    var height: Int { file.info.height }
    var isOpaque: Bool { !file.info.hasAlpha }

    func decode() -> (Bitmap, DecodedBytes) {
        let (bitmap, counted, _) = file.decode(frame)
        return (bitmap, counted)
    }

    func shrunk(to size: (width: Int, height: Int)) -> CGImage { file.thumbnail(at: frame, size: size).image }
}
