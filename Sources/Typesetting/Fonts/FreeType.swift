import CFreeType
import CoreGraphics
import Rasterizer
import Synchronization

/// FreeType behind one lock: neither the library nor its faces may be used by two threads at a time.
final class FreeType: Sendable {
    /// Sendable, because it is only used while the lock is held.
    struct Face: @unchecked Sendable {
        fileprivate let pointer: FT_Face
    }

    /// Sendable, because it lies in the lock and never leaves it.
    private struct Library: @unchecked Sendable {
        var pointer: FT_Library?
    }

    /// What a face says of itself.
    struct FaceDescription {
        var postScriptName: String
        var familyName: String
        var styleName: String
        var metrics: FontFace.Metrics
        var glyphCount: Int
        var isBold: Bool
        var isItalic: Bool
        var isMonospaced: Bool
        var hasColorBitmaps: Bool
    }

    static let shared = FreeType()

    private let library: Mutex<Library>

    private init() {
        var pointer: FT_Library?
        if FT_Init_FreeType(&pointer) != 0 { pointer = nil }
        library = Mutex(Library(pointer: pointer))
    }

    func open(_ file: FontFile, index: Int) throws(FontError) -> (face: Face, description: FaceDescription) {
        let face: Face? = library.withLock { library in
            guard let library = library.pointer, let bytes = file.bytes.baseAddress else { return nil }
            var face: FT_Face?
            let result = FT_New_Memory_Face(
                library, bytes.assumingMemoryBound(to: FT_Byte.self), file.bytes.count, index, &face)
            guard result == 0, let face else { return nil }
            return Face(pointer: face)
        }
        guard let face else {
            throw FontError(
                message: "The file \(file.path) is no font, or font \(index) is not in it: put another in its place.")
        }
        return (face, library.withLock { _ in FaceDescription(face.pointer.pointee, face.pointer) })
    }

    func close(_ face: Face) {
        library.withLock { _ in _ = FT_Done_Face(face.pointer) }
    }

    /// In font units, y up.
    func outline(of glyph: GlyphID, in face: Face) -> Path {
        library.withLock { _ in
            var path = Path()
            let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
            guard FT_Load_Glyph(face.pointer, glyph, flags) == 0, let slot = face.pointer.pointee.glyph else {
                return path
            }
            var steps = FT_Outline_Funcs(
                move_to: { to, context in
                    FreeType.add(context) {
                        $0.closeContour()
                        $0.move(to: Point(to))
                    }
                },
                line_to: { to, context in FreeType.add(context) { $0.line(to: Point(to)) } },
                conic_to: { control, to, context in
                    FreeType.add(context) { $0.quadratic(to: Point(to), control: Point(control)) }
                },
                cubic_to: { first, second, to, context in
                    FreeType.add(context) {
                        $0.cubic(to: Point(to), control1: Point(first), control2: Point(second))
                    }
                }, shift: 0, delta: 0)
            let isDone = withUnsafeMutablePointer(to: &path) { target in
                FT_Outline_Decompose(&slot.pointee.outline, &steps, target) == 0
            }
            guard isDone else { return Path() }
            path.closeContour()
            return path
        }
    }

    private static func add(_ context: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) -> Int32 {
        guard let context else { return 1 }
        body(&context.assumingMemoryBound(to: Path.self).pointee)
        return 0
    }

    /// The picture of the largest size.
    func colorBitmap(of glyph: GlyphID, in face: Face) -> ColorGlyph? {
        library.withLock { _ in
            let record = face.pointer.pointee
            guard record.num_fixed_sizes > 0, let sizes = record.available_sizes else { return nil }
            let best = (0..<Int(record.num_fixed_sizes)).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
            guard FT_Select_Size(face.pointer, Int32(best)) == 0,
                FT_Load_Glyph(face.pointer, glyph, Int32(FT_LOAD_COLOR)) == 0,
                let slot = face.pointer.pointee.glyph?.pointee,
                slot.format == FT_GLYPH_FORMAT_BITMAP, let image = slot.bitmap.image
            else { return nil }
            return ColorGlyph(
                image: image, pixelsPerEm: Int(sizes[best].y_ppem >> 6), left: Int(slot.bitmap_left),
                top: Int(slot.bitmap_top))
        }
    }
}

extension FT_Bitmap {
    /// A copy of a picture in colour, which FreeType keeps as premultiplied B G R A.
    fileprivate var image: CGImage? {
        guard pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer, width > 0, rows > 0, pitch > 0 else {
            return nil
        }
        let (width, height) = (Int(width), Int(rows))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let row = buffer + y * Int(pitch)
            for x in 0..<width {
                let target = (y * width + x) * 4
                bytes[target] = row[4 * x + 2]
                bytes[target + 1] = row[4 * x + 1]
                bytes[target + 2] = row[4 * x]
                bytes[target + 3] = row[4 * x + 3]
            }
        }
        return CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes))
    }
}

extension Path {
    fileprivate mutating func closeContour() {
        if let last = verbs.last, last != .close { close() }
    }
}

extension Point {
    fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
        self.init(Double(vector?.pointee.x ?? 0), Double(vector?.pointee.y ?? 0))
    }
}

extension FreeType.FaceDescription {
    fileprivate init(_ face: FT_FaceRec_, _ pointer: FT_Face) {
        postScriptName = FT_Get_Postscript_Name(pointer).map { String(cString: $0) } ?? ""
        familyName = face.family_name.map { String(cString: $0) } ?? ""
        styleName = face.style_name.map { String(cString: $0) } ?? ""
        if postScriptName.isEmpty { postScriptName = familyName + "-" + styleName }
        glyphCount = Int(face.num_glyphs)
        isBold = face.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0
        isItalic = face.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0
        isMonospaced = face.face_flags & Int(FT_FACE_FLAG_FIXED_WIDTH) != 0
        hasColorBitmaps = face.face_flags & Int(FT_FACE_FLAG_COLOR) != 0 && face.num_fixed_sizes > 0
        let table = FT_Get_Sfnt_Table(pointer, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        let em = max(1, Int(face.units_per_EM))
        metrics = FontFace.Metrics(
            unitsPerEm: em, ascender: Int(face.ascender), descender: Int(face.descender),
            lineGap: max(0, Int(face.height) - Int(face.ascender) + Int(face.descender)),
            capHeight: table.map { Int($0.sCapHeight) } ?? 0, xHeight: table.map { Int($0.sxHeight) } ?? 0,
            underlinePosition: Int(face.underline_position), underlineThickness: Int(face.underline_thickness),
            strikeoutPosition: table.map { Int($0.yStrikeoutPosition) } ?? em / 4,
            strikeoutThickness: table.map { Int($0.yStrikeoutSize) } ?? Int(face.underline_thickness))
    }
}
