extension Mask {
    /// A bitmap's alpha channel.
    package init(alphaOf bitmap: Bitmap) {
        self.init(
            rect: bitmap.rect,
            bytes: [UInt8](unsafeUninitializedCapacity: bitmap.rect.area) { bytes, count in
                bitmap.bytes.withUnsafeBufferPointer { source in
                    for i in 0..<bitmap.rect.area { bytes.initializeElement(at: i, to: source[4 * i + 3]) }
                }
                count = bitmap.rect.area
            })
    }
}
