import Foundation
import Rasterizer

/// A canvas: pixels, a transform, and a state that can be saved.
///
/// A context made from memory has y up, as Core Graphics does; those that UIKit and layers hand to `draw(_:)` have y
/// down. Commands are kept and drawn when pixels are asked for (`makeImage()`, `data`, `flush()`).
public final class CGContext {
    var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    var currentPath = ContextPath()
    /// The canvas, and the transparency layers open on it.
    var surfaces: [DrawingSurface]
    private var openLayers: [TransparencyLayer] = []
    var allowsAntialiasing = true
    /// Text space → user space. At first the identity; not part of the state that is saved.
    public var textMatrix = CGAffineTransform.identity
    /// Fonts that text was drawn with, also in pictures that were drawn.
    package var fonts = FontSet()

    /// User space at the beginning → pixels: the space that shadow offsets and blurs are in.
    let baseMatrix: CGAffineTransform
    private let layout: PixelLayout
    /// Layout of the pixels at `data`.
    public let bitmapInfo: CGBitmapInfo
    /// The space of the pixels; everything is drawn as sRGB.
    public let colorSpace: CGColorSpace?
    /// From one row to the next at `data`.
    public let bytesPerRow: Int
    private var memory: ContextMemory?

    struct TransparencyLayer {
        var outerState: GraphicsState
        var savedStateCount: Int
    }

    /// A context over memory, y up, one pixel a unit. 32 bits a pixel with premultiplied or no alpha in either byte
    /// order, 8-bit grey without alpha and 8-bit alpha alone; nil for other layouts, sizes below 1 or above 2²⁸ pixels,
    /// and rows too short. With `data` nil the context has its own memory, cleared; `bytesPerRow` 0 means as many as
    /// needed. Memory that is handed in must outlive the context.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isAlphaOnly = info.alphaInfo == .alphaOnly
        guard let space = space ?? (isAlphaOnly ? .deviceGray : nil), width > 0, height > 0, width <= 1 << 28,
            height <= 1 << 28, width * height <= 1 << 28,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: isAlphaOnly || space.model == .monochrome ? 8 : 32,
                model: space.model, info: info),
            layout.alpha != .straight, info.alphaInfo != CGImageAlphaInfo.none || layout.isGray
        else { return nil }
        let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        guard row >= width * layout.bytesPerPixel, row <= 1 << 31 else { return nil }
        let memory = data.map {
            ContextMemory(at: $0, layout: layout, width: width, height: height, bytesPerRow: row)
        }
        self.init(
            bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height)),
            baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), layout: layout,
            info: info, space: space, bytesPerRow: row, memory: memory)
    }

    /// A context that draws over `bitmap`. `baseTransform` maps user space to the bitmap's plane, y down; an opaque one
    /// has no alpha: what is not drawn stays black.
    package convenience init(bitmap: Bitmap, baseTransform: CGAffineTransform, isOpaque: Bool = false) {
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
        var layout = PixelLayout.standard
        if isOpaque { layout.alpha = .none }
        self.init(
            bitmap: bitmap, baseTransform: baseTransform, layout: layout, info: CGBitmapInfo(alpha: alpha),
            space: .standard, bytesPerRow: bitmap.width * 4, memory: nil)
    }

    /// A clear canvas (black when opaque) of `width` × `height` pixels.
    package convenience init(width: Int, height: Int, baseTransform: CGAffineTransform, isOpaque: Bool = false) {
        self.init(
            bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height)), baseTransform: baseTransform,
            isOpaque: isOpaque)
    }

    private init(
        bitmap: Bitmap, baseTransform: CGAffineTransform, layout: PixelLayout, info: CGBitmapInfo, space: CGColorSpace,
        bytesPerRow: Int, memory: ContextMemory?
    ) {
        var surface = DrawingSurface(bitmap: bitmap, isOpaque: layout.alpha == .none)
        if layout.alpha == .none { surface.setOpaque() }
        surfaces = [surface]
        state = GraphicsState(matrix: baseTransform, clipBox: CGRect(bitmap.rect))
        baseMatrix = baseTransform
        self.layout = layout
        bitmapInfo = info
        colorSpace = space
        self.bytesPerRow = bytesPerRow
        self.memory = memory
    }
}

extension CGContext {
    /// Pixels from left to right.
    public var width: Int { surfaces[0].bitmap.width }
    /// Pixels from top to bottom.
    public var height: Int { surfaces[0].bitmap.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32, or 8 for grey and alpha alone.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    /// Where the pixels at `data` have their alpha.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

    /// The pixels in memory, rows top down; what is written there is drawn over from then on. Valid while the context
    /// lives.
    public var data: UnsafeMutableRawPointer? {
        flush()
        if let memory { return memory.pointer }
        let memory = ContextMemory(at: nil, layout: layout, width: width, height: height, bytesPerRow: bytesPerRow)
        memory.write(surfaces[0].bitmap.bytes)
        self.memory = memory
        return memory.pointer
    }

    /// Draws what is waiting. Open transparency layers stay open.
    public func flush() {
        guard !surfaces[0].isClean else { return }
        if let memory { surfaces[0].replaceBytes(memory.read()) }
        surfaces[0].draw()
        memory?.write(surfaces[0].bitmap.bytes)
    }

    /// Draws what is waiting, as `flush()` does.
    public func synchronize() {
        flush()
    }

    /// A copy of the pixels. Transparency layers that are open are not in it.
    public func makeImage() -> CGImage? {
        CGImage(
            bitmap: makeBitmap(), layout: layout, colorSpace: colorSpace, bitmapInfo: bitmapInfo,
            bytesPerRow: bytesPerRow, fonts: fonts)
    }

    /// The pixels at their place in the plane.
    package func makeBitmap() -> Bitmap {
        flush()
        guard let memory else { return surfaces[0].bitmap }
        return Bitmap(rect: surfaces[0].bitmap.rect, bytes: memory.read())
    }

    /// Adds a command to the canvas or the open layer.
    func record(_ command: DrawCommand) {
        surfaces[surfaces.count - 1].append(command)
        guard surfaces[surfaces.count - 1].isFull else { return }
        if surfaces.count == 1 { flush() } else { surfaces[surfaces.count - 1].draw() }
    }
}

extension CGContext {
    /// Saves the state: transform, clip, colours, line, font, alpha, blend mode, shadow, quality; not the path, nor the
    /// text matrix.
    public func saveGState() {
        savedStates.append(state)
    }

    /// Goes back to the state saved last; without one, nothing happens.
    public func restoreGState() {
        guard savedStates.count > (openLayers.last?.savedStateCount ?? 0), let saved = savedStates.popLast() else {
            return
        }
        state = saved
    }

    func pushLayer(_ surface: DrawingSurface) {
        openLayers.append(TransparencyLayer(outerState: state, savedStateCount: savedStates.count))
        surfaces.append(surface)
    }

    /// Restores the state in which the layer was opened, and gives what was drawn in it; nil when none is open.
    func popLayer() -> Bitmap? {
        guard let layer = openLayers.popLast(), var surface = surfaces.popLast() else { return nil }
        savedStates.removeSubrange(layer.savedStateCount...)
        state = layer.outerState
        surface.draw()
        return surface.bitmap
    }
}

extension CGRect {
    init(_ rect: PixelRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
