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
}
