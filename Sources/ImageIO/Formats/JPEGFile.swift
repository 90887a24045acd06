import CoreGraphics

/// A JPEG file.
struct JPEGFile: PictureFile {
    private let bytes: [UInt8]
    let info: PictureInfo

    init(_ bytes: [UInt8]) throws(PictureError) {
        self.bytes = bytes
        info = try JPEG.withRows(of: bytes) { rows throws(PictureError) in
            var info = PictureInfo(.jpeg, width: rows.width, height: rows.height)
            info.model = rows.header.is_cmyk == 1 ? .cmyk : rows.header.components == 1 ? .gray : .rgb
            info.profileName = rows.profile?.name
            info.exif = ExifTags(rows.exif)
            info.density = Self.density(rows.header)
            return info
        }
    }

    func read<Sink: RowSink & ~Copyable>(_ frame: Int, into sink: inout Sink) -> PictureError? {
        do throws(PictureError) {
            return try JPEG.withRows(of: bytes) { rows throws(PictureError) in
                if let problem = rows.pour(into: &sink) { return problem }
                return rows.isDamaged ? PictureError(message: "This JPEG is damaged or ends too early.") : nil
            }
        } catch { return error }
    }

    /// JFIF's, where it is one.
    private static func density(_ header: JPEGRows.Header) -> (x: Double, y: Double)? {
        guard header.has_jfif == 1, header.density_unit > 0 else { return nil }
        let inch = header.density_unit == 2 ? 2.54 : 1
        return (Double(header.density_x) * inch, Double(header.density_y) * inch)
    }
}

extension PictureRows where Self: ~Copyable {
    /// Hands all rows on; the answer is why the rest is missing.
    mutating func pour<Sink: RowSink & ~Copyable>(into sink: inout Sink) -> PictureError? {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * 4 + RowPlace.mostBefore)
        defer { memory.deallocate() }
        let before = RowPlace.bytesBefore(UInt(bitPattern: memory.baseAddress))
        let row = UnsafeMutableBufferPointer(rebasing: memory[before..<(before + width * 4)])
        for _ in 0..<height {
            do throws(PictureError) { try read(into: row) } catch { return error }
            sink.take(UnsafeBufferPointer(row))
        }
        return nil
    }
}
