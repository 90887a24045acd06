import CoreGraphics

/// The frames of an animated PNG: each is a PNG file of its own when its chunks are put together.
///
/// A default picture that is no frame of the animation is not counted.
struct PNGAnimation: Sendable {
    struct Frame: Sendable {
        var frame: AnimationFrame
        /// Compressed data, piece by piece.
        var data: [Range<Int>] = []
    }

    private(set) var frames: [Frame] = []
    private(set) var loopCount = 0
    private(set) var problem: PictureError?
    private let bytes: [UInt8]
    /// What stands before the data and holds for all frames, the header first.
    private var shared: [Range<Int>] = []

    /// Nil for a file that is not animated, or of which no frame is whole enough to be one.
    init?(_ bytes: [UInt8], width: Int, height: Int) {
        self.bytes = bytes
        var (isAnimated, isData, announced) = (false, false, 0)
        chunks: for chunk in PNGChunks(bytes) {
            switch chunk.name {
            case "acTL" where chunk.data.count >= 8:
                isAnimated = !isData
                announced = Int(chunk.data.bigEndian32(at: chunk.data.startIndex))
                loopCount = Int(chunk.data.bigEndian32(at: chunk.data.startIndex + 4))
            case "fcTL":
                guard let frame = AnimationFrame(fcTL: Array(chunk.data), width: width, height: height),
                    frames.count < AnimationFrame.mostFrames
                else { break chunks }
                frames.append(Frame(frame: frame))
            case "IDAT", "fdAT":
                isData = true
                let skipped = chunk.name == "fdAT" ? 4 : 0
                if !frames.isEmpty, chunk.data.count >= skipped {
                    frames[frames.count - 1].data.append(chunk.data.startIndex + skipped..<chunk.data.endIndex)
                }
            case "IEND": break chunks
            default: if !isData { shared.append(chunk.whole.startIndex..<chunk.whole.endIndex) }
            }
        }
        frames.removeAll { $0.data.isEmpty }
        guard isAnimated, !frames.isEmpty else { return nil }
        if frames.count < announced {
            problem = PictureError(
                message: "This animated PNG has \(frames.count) of the \(announced) frames it claims.")
        }
    }

    /// A PNG file of one frame.
    func file(of index: Int) -> [UInt8] {
        let frame = frames[index]
        var header = Array(bytes[shared[0]].dropFirst(8).dropLast(4))
        header.replaceSubrange(
            0..<8,
            with: [frame.frame.width, frame.frame.height].flatMap { size in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) }
            })
        var file = PNGChunks.signature + PNGChunks.chunk("IHDR", header)
        for place in shared.dropFirst() { file += bytes[place] }
        for place in frame.data { file += PNGChunks.chunk("IDAT", bytes[place]) }
        return file + PNGChunks.chunk("IEND", [])
    }
}

extension AnimationFrame {
    /// A frame's chunk of an animated PNG; nil where it is damaged or leaves the picture.
    fileprivate init?(fcTL data: [UInt8], width: Int, height: Int) {
        guard data.count >= 26 else { return nil }
        let numbers = [4, 8, 12, 16].map { Int(data.bigEndian32(at: $0)) }
        (self.width, self.height, left, top) = (numbers[0], numbers[1], numbers[2], numbers[3])
        guard self.width > 0, self.height > 0, left + self.width <= width, top + self.height <= height else {
            return nil
        }
        let parts = Double(data.bigEndian16(at: 22))
        delay = Double(data.bigEndian16(at: 20)) / (parts == 0 ? 100 : parts)
        disposal = data[24] == 1 ? .clear : data[24] == 2 ? .restore : .keep
        isBlended = data[25] == 1
    }
}
