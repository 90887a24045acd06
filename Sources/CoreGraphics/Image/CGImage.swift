import Foundation
import Rasterizer
import Synchronization

/// An immutable picture.
///
/// Whatever layout it was made from, it is held as premultiplied 8-bit sRGB; `dataProvider` gives bytes in the layout
/// that the other properties describe.
public final class CGImage: Sendable {
    let pixels: ImagePixels
    /// The space of the colours.
    public let colorSpace: CGColorSpace?
    /// Layout of the bytes that `dataProvider` gives.
    public let bitmapInfo: CGBitmapInfo
    /// From one row to the next in those bytes.
    public let bytesPerRow: Int
    /// Whether drawing it fills its opaque parts with the fill colour.
    public let isMask: Bool
    /// Whether pixels are mixed where the picture is drawn larger or smaller.
    public let shouldInterpolate: Bool
    let layout: PixelLayout
    /// Fonts that text in the picture was drawn with.
    package let fonts: FontSet
    private let opacity = Mutex<Bool?>(nil)
    private let name = Mutex<String?>(nil)

    convenience init(
        bitmap: Bitmap, layout: PixelLayout, colorSpace: CGColorSpace?, bitmapInfo: CGBitmapInfo, bytesPerRow: Int,
        isMask: Bool = false, shouldInterpolate: Bool = true, fonts: FontSet = FontSet(), counted: DecodedBytes? = nil
    ) {
        let placed = bitmap.rect.minX == 0 && bitmap.rect.minY == 0 ? bitmap : bitmap.moved(to: (0, 0))
        self.init(
            pixels: ImagePixels(placed, counted), layout: layout, colorSpace: colorSpace, bitmapInfo: bitmapInfo,
            bytesPerRow: bytesPerRow, isMask: isMask, shouldInterpolate: shouldInterpolate, fonts: fonts)
    }

    init(
        pixels: ImagePixels, layout: PixelLayout, colorSpace: CGColorSpace?, bitmapInfo: CGBitmapInfo, bytesPerRow: Int,
        isMask: Bool, shouldInterpolate: Bool, fonts: FontSet
    ) {
        self.pixels = pixels
        self.layout = layout
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.bytesPerRow = bytesPerRow
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        self.fonts = fonts
    }

    /// A picture without pixels: that of what could not be drawn.
    package static var empty: CGImage { CGImage(bitmap: Bitmap(rect: .empty)) }

    /// A picture of a bitmap's pixels.
    package convenience init(bitmap: Bitmap, fonts: FontSet = FontSet()) {
        self.init(
            bitmap: bitmap, layout: .standard, colorSpace: .standard,
            bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast),
            bytesPerRow: bitmap.width * 4, fonts: fonts)
    }

    /// Pixels from a provider's bytes: 8 bits a component, RGB, RGBA, ARGB or grey in any byte order. Nil for other
    /// layouts (also 16 bits and floating point), for sizes below 1 and for too few bytes. `decode` is for inverting:
    /// only nil and, in each component, 0, 1 are accepted.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo),
            CGImage.isPlain(decode, components: space.numberOfComponents),
            let pixels = layout.read(provider, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(
            bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: pixels), layout: layout,
            colorSpace: space, bitmapInfo: bitmapInfo, bytesPerRow: bytesPerRow, shouldInterpolate: shouldInterpolate)
    }

    /// A mask of 8 bits a pixel: drawing it paints with the fill colour where bytes are 0 and leaves what is there
    /// where they are 255; `decode` 1, 0 turns that round. Nil for other depths, sizes below 1 and too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let info = CGBitmapInfo(alpha: .alphaOnly)
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: .monochrome, info: info),
            var pixels = layout.read(provider, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        if CGImage.isPlain(decode, components: 1) {
            for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 - pixels[index] }
        }
        self.init(
            bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: pixels), layout: layout,
            colorSpace: nil, bitmapInfo: info, bytesPerRow: bytesPerRow, isMask: true,
            shouldInterpolate: shouldInterpolate)
    }

    private static func isPlain(_ decode: UnsafePointer<CGFloat>?, components: Int) -> Bool {
        guard let decode else { return true }
        return (0..<components).allSatisfy { decode[2 * $0] == 0 && decode[2 * $0 + 1] == 1 }
    }
}

extension CGImage {
    /// The pixels, decoded now where nobody has looked at them yet; their `rect` starts at 0, 0.
    package var bitmap: Bitmap {
        if !pixels.areReady, pixels.takeDecoding() { MainDecodings.tell(self) }
        return pixels.bitmap
    }
    /// What messages call the picture: its file or asset; nil for one that was made otherwise.
    package var title: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }
    /// What messages call the picture: `photo.jpg`, else `a picture of 40 × 30 pixels`.
    package var messageName: String { title ?? "a picture of \(width) × \(height) pixels" }
    /// Whether looking at the pixels decodes nothing.
    package var isDecoded: Bool { pixels.areReady }

    /// Pixels from left to right.
    public var width: Int { pixels.width }
    /// Pixels from top to bottom.
    public var height: Int { pixels.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 8, 16, 24 or 32.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    /// Where the bytes have alpha.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }
    /// In which order the bytes stand.
    public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder ?? .orderDefault }
    /// Always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The pixels as bytes in the picture's layout.
    public var dataProvider: CGDataProvider? {
        var data = Data(count: bytesPerRow * height)
        data.withUnsafeMutableBytes { memory in
            if isMask { return writeMask(to: memory) }
            layout.write(bitmap.bytes, to: memory, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        return CGDataProvider(data: data)
    }

    private func writeMask(to memory: UnsafeMutableRawBufferPointer) {
        let bitmap = bitmap
        for y in 0..<height {
            for x in 0..<width { memory[y * bytesPerRow + x] = 255 - bitmap.bytes[(y * width + x) * 4 + 3] }
        }
    }

    /// The part of the picture inside `rect`, in pixels from the top left, grown to whole pixels and cut to the
    /// picture; nil when nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard let part = PixelRect(enclosing: rect)?.intersection(bitmap.rect), !part.isEmpty else { return nil }
        if part == bitmap.rect { return self }
        return CGImage(
            bitmap: bitmap.cropped(to: part), layout: layout, colorSpace: colorSpace, bitmapInfo: bitmapInfo,
            bytesPerRow: part.width * layout.bytesPerPixel, isMask: isMask, shouldInterpolate: shouldInterpolate)
    }

    /// The picture itself; pictures do not change.
    public func copy() -> CGImage? { self }

    /// The image's pixels, described in another colour space with as many components; nil otherwise.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == colorSpace?.numberOfComponents else { return nil }
        return CGImage(
            bitmap: bitmap, layout: layout, colorSpace: space, bitmapInfo: bitmapInfo, bytesPerRow: bytesPerRow,
            shouldInterpolate: shouldInterpolate)
    }

    /// Whether every pixel is opaque; looked up once.
    package var isOpaque: Bool {
        opacity.withLock { known in
            if let known { return known }
            let answer = !isMask && (layout.alpha == .none || bitmap.isOpaque(in: bitmap.rect))
            known = answer
            return answer
        }
    }
}

extension PixelLayout {
    /// Nil for sizes below 1, rows that are too short and too few bytes.
    func read(_ provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int) -> [UInt8]? {
        guard let data = provider.data, width > 0, height > 0 else { return nil }
        let row = width.multipliedReportingOverflow(by: bytesPerPixel)
        let rows = (height - 1).multipliedReportingOverflow(by: bytesPerRow)
        let all = rows.partialValue.addingReportingOverflow(row.partialValue)
        guard !row.overflow, !rows.overflow, !all.overflow, bytesPerRow >= row.partialValue,
            data.count >= all.partialValue
        else { return nil }
        return data.withUnsafeBytes { read($0, width: width, height: height, bytesPerRow: bytesPerRow) }
    }
}
