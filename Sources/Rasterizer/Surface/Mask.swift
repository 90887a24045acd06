/// Coverage, one byte a pixel, rows top down without padding; nothing is covered outside `rect`.
package struct Mask: Sendable {
    package let rect: PixelRect
    package var bytes: [UInt8]

    package init(rect: PixelRect) {
        self.rect = rect
        self.bytes = [UInt8](repeating: 0, count: rect.area)
    }

    package init(rect: PixelRect, bytes: [UInt8]) {
        precondition(bytes.count == rect.area, "a mask holds one byte a pixel")
        self.rect = rect
        self.bytes = bytes
    }

    /// Calls `body` with each row of `part`, which lies inside `rect`.
    func withRows(of part: PixelRect, _ body: (Int, UnsafePointer<UInt8>) -> Void) {
        assert(rect.contains(part))
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in part.minY..<part.maxY {
                body(y, base + (y - rect.minY) * rect.width + part.minX - rect.minX)
            }
        }
    }
}
