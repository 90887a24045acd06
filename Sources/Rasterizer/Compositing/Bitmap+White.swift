extension Bitmap {
    /// The bitmap on a white ground: nothing is clear any more.
    package func onWhite() -> Bitmap {
        if isOpaque(in: rect) { return self }
        var result = self
        result.bytes.withUnsafeMutableBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                // Premultiplied: each channel is at most the alpha.
                let missing = 255 - bytes[start + 3]
                for channel in start..<start + 4 { bytes[channel] &+= missing }
            }
        }
        return result
    }
}
