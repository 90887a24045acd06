import Rasterizer

/// Memory that a caller sees as the context's pixels. While it exists it holds the truth: it is read before drawing and
/// written after.
final class ContextMemory {
    let pointer: UnsafeMutableRawPointer
    private let isOwned: Bool
    private let layout: PixelLayout
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int

    /// At `pointer`, which the caller keeps for as long as the context lives; nil allocates memory of zeros.
    init(at pointer: UnsafeMutableRawPointer?, layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int) {
        self.layout = layout
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        isOwned = pointer == nil
        self.pointer = pointer ?? .allocate(byteCount: max(1, height * bytesPerRow), alignment: 16)
        if isOwned { self.pointer.initializeMemory(as: UInt8.self, repeating: 0, count: height * bytesPerRow) }
    }

    deinit {
        if isOwned { pointer.deallocate() }
    }

    private var byteCount: Int { (height - 1) * bytesPerRow + width * layout.bytesPerPixel }

    func read() -> [UInt8] {
        layout.read(
            UnsafeRawBufferPointer(start: pointer, count: byteCount), width: width, height: height,
            bytesPerRow: bytesPerRow)
    }

    func write(_ pixels: [UInt8]) {
        layout.write(
            pixels, to: UnsafeMutableRawBufferPointer(start: pointer, count: byteCount), width: width, height: height,
            bytesPerRow: bytesPerRow)
    }
}
