import Rasterizer

/// A bitmap with the commands that are still to be drawn into it.
struct DrawingSurface {
    private(set) var bitmap: Bitmap
    private var commands: [DrawCommand] = []
    /// Pixels that have no alpha: it is 255 whatever was drawn.
    private let isOpaque: Bool

    init(bitmap: Bitmap, isOpaque: Bool = false) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque
    }

    /// Bounds the memory that shapes and bitmaps of waiting commands hold.
    private static let mostCommands = 2048

    var isFull: Bool { commands.count >= Self.mostCommands }
    var isClean: Bool { commands.isEmpty }

    mutating func append(_ command: DrawCommand) {
        commands.append(command)
    }

    /// Draws what is waiting.
    mutating func draw() {
        guard !commands.isEmpty else { return }
        TileRenderer().render(commands, into: &bitmap)
        commands.removeAll()
        if isOpaque { setOpaque() }
    }

    /// Puts other pixels under what is waiting.
    mutating func replaceBytes(_ bytes: [UInt8]) {
        bitmap.bytes = bytes
    }

    mutating func setOpaque() {
        bitmap.bytes.withUnsafeMutableBufferPointer { bytes in
            for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        }
    }
}
