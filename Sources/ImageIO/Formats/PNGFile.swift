import CoreGraphics
import Rasterizer

/// A PNG file, an animated one with its frames.
struct PNGFile: PictureFile {
    private let bytes: [UInt8]
    /// Nil for a single picture.
    private let animation: PNGAnimation?
    private let canvas: AnimationCanvas
    let info: PictureInfo

    init(_ bytes: [UInt8]) throws(PictureError) {
        self.bytes = bytes
        var info = try PNG.withRows(of: bytes) { rows throws(PictureError) in Self.info(rows) }
        animation = PNGAnimation(bytes, width: info.width, height: info.height)
        if let animation {
            info.frameCount = animation.frames.count
            info.loopCount = animation.loopCount
            info.delays = animation.frames.map(\.frame.delay)
            info.problem = animation.problem
        }
        if !PNGChunks(bytes).contains(where: { $0.name == "IEND" }) {
            info.problem = PictureError(message: "This PNG ends too early.")
        }
        canvas = AnimationCanvas(width: info.width, height: info.height)
        self.info = info
    }

    func read<Sink: RowSink & ~Copyable>(_ frame: Int, into sink: inout Sink) -> PictureError? {
        if animation != nil { return canvas.read(frame, of: self, into: &sink) }
        do throws(PictureError) {
            return try PNG.withRows(of: bytes) { rows throws(PictureError) in rows.pour(into: &sink) }
        } catch { return error }
    }

    func forget() { canvas.forget() }

    private static func info(_ rows: borrowing PNGRows) -> PictureInfo {
        var info = PictureInfo(.png, width: rows.width, height: rows.height)
        info.depth = rows.header.is_palette == 1 ? 8 : Int(rows.header.depth)
        info.hasAlpha = !rows.isOpaque
        info.isIndexed = rows.header.is_palette == 1
        info.model = rows.header.is_gray == 1 ? .gray : .rgb
        info.profileName = rows.profile?.name ?? (rows.header.has_srgb == 1 ? "sRGB IEC61966-2.1" : nil)
        info.exif = ExifTags(rows.exif)
        let (x, y) = (Double(rows.header.density_x), Double(rows.header.density_y))
        info.density = x > 0 && y > 0 ? (x * 0.0254, y * 0.0254) : nil
        return info
    }
}

extension PNGFile: AnimatedPicture {
    func frame(at index: Int) -> AnimationFrame { animation?.frames[index].frame ?? .none }

    func part(at index: Int) -> (pixels: Bitmap?, problem: PictureError?) {
        guard let animation else { return (nil, nil) }
        do throws(PictureError) {
            return try PNG.withRows(of: animation.file(of: index)) { rows throws(PictureError) in
                let (bitmap, problem) = rows.readAll()
                return (bitmap, problem)
            }
        } catch { return (nil, error) }
    }
}
