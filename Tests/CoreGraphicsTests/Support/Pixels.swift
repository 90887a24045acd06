import CoreGraphics
import Rasterizer
import TestSupport

extension Bitmap {
    subscript(_ x: Int, _ y: Int) -> Pixel {
        let place = ((y - rect.minY) * width + x - rect.minX) * 4
        return Pixel(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    }

    /// A picture from rows of pixels.
    init(rows: [[Pixel]]) {
        self.init(
            rect: PixelRect(x: 0, y: 0, width: rows[0].count, height: rows.count),
            bytes: rows.flatMap { $0.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } })
    }
}

extension CGContext {
    /// A context with y down and one pixel a unit, as `draw(_:)` gets it at scale 1.
    static func screen(_ width: Int, _ height: Int, scale: CGFloat = 1) -> CGContext {
        CGContext(width: width, height: height, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// A context with y up, as made from memory.
    static func paper(_ width: Int, _ height: Int) -> CGContext {
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        else { fatalError("a plain context could not be made") }
        return context
    }

    subscript(_ x: Int, _ y: Int) -> Pixel { makeBitmap()[x, y] }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
