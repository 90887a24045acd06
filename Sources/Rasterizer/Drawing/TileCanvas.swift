import CPixelKernels

/// The bytes of a picture that tiles are parts of.
///
/// Sendable, because tiles are disjoint, each is drawn by one worker, and the bytes outlive all workers.
struct PixelTarget: @unchecked Sendable {
    let rect: PixelRect
    let base: UnsafeMutablePointer<UInt8>

    func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        assert(rect.contains(x: x, y: y))
        return base + ((y - rect.minY) * rect.width + x - rect.minX) * 4
    }
}

/// What lies below the first command of a tile.
enum Backdrop: Sendable {
    /// Transparent everywhere.
    case clear
    case pixels(PixelTarget)
}

/// One tile while it is drawn: one colour as long as it can be, then pixels in a worker's memory.
struct TileCanvas {
    let rect: PixelRect
    private let base: UnsafeMutablePointer<UInt8>
    private let backdrop: Backdrop
    private(set) var state: State

    enum State {
        /// Nothing has been drawn: the backdrop.
        case untouched
        /// Every pixel is this one, its bytes in memory order.
        case uniform(UInt32)
        case pixels
    }

    /// - Parameter base: room for the rectangle's pixels.
    init(rect: PixelRect, base: UnsafeMutablePointer<UInt8>, backdrop: Backdrop) {
        self.rect = rect
        self.base = base
        self.backdrop = backdrop
        if case .clear = backdrop { state = .uniform(0) } else { state = .untouched }
    }

    var stride: Int { rect.width * 4 }

    func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        assert(rect.contains(x: x, y: y))
        return base + (y - rect.minY) * stride + (x - rect.minX) * 4
    }

    /// Whatever is below is about to be hidden.
    mutating func forgetBackdrop() {
        state = .pixels
    }

    mutating func setUniform(_ pixel: UInt32) {
        state = .uniform(pixel)
    }

    /// Puts pixels into memory, so that some of them may change.
    mutating func spell() {
        switch state {
        case .pixels: return
        case .uniform(let pixel):
            base.withMemoryRebound(to: UInt32.self, capacity: rect.area) { cpk_fill($0, rect.area, pixel) }
        case .untouched:
            if case .pixels(let target) = backdrop {
                for y in rect.minY..<rect.maxY {
                    pixel(x: rect.minX, y: y).update(from: target.pixel(x: rect.minX, y: y), count: stride)
                }
            }
        }
        state = .pixels
    }

    /// Puts what has been drawn where it belongs.
    func store(in target: PixelTarget) {
        switch state {
        case .untouched: return
        case .uniform(let color):
            cpk_store_fill(
                target.pixel(x: rect.minX, y: rect.minY), target.rect.width * 4, rect.width, rect.height, color)
        case .pixels:
            cpk_store_rect(
                target.pixel(x: rect.minX, y: rect.minY), target.rect.width * 4, pixel(x: rect.minX, y: rect.minY),
                stride, rect.width, rect.height)
        }
    }
}
