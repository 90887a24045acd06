extension Bitmap {
    /// Half the size, rounded up, at the origin (0, 0): each pixel is the mean of the up to four it stands for, halves
    /// rounded up. A mipmap's next level.
    package func halved() -> Bitmap {
        var result = Bitmap(
            rect: PixelRect(x: 0, y: 0, width: (width + 1) / 2, height: (height + 1) / 2))
        for y in 0..<result.height {
            for x in 0..<result.width {
                for channel in 0..<4 {
                    result.bytes[(y * result.width + x) * 4 + channel] = mean(x: 2 * x, y: 2 * y, channel)
                }
            }
        }
        return result
    }

    private func mean(x: Int, y: Int, _ channel: Int) -> UInt8 {
        let right = min(x + 1, width - 1)
        let below = min(y + 1, height - 1)
        func byte(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 4 + channel]) }
        // At an odd edge a pixel counts twice, which leaves the mean of those that are there.
        return UInt8((byte(x, y) + byte(right, y) + byte(x, below) + byte(right, below) + 2) / 4)
    }
}
