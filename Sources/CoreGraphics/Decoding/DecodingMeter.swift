import Synchronization

/// Counts the bytes of decoded pictures that live at a time, of what a piece of code decodes.
package final class DecodingMeter: Sendable {
    /// Who counts; nil: nobody.
    @TaskLocal private static var current: DecodingMeter?

    private struct Count {
        var (bytes, peak, decodings) = (0, 0, 0)
    }

    private let count = Mutex(Count())

    package init() {}

    /// Counts what `body` decodes, also where a picture that it made is decoded later.
    package func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Bytes that live now.
    package var bytes: Int { count.withLock { $0.bytes } }
    /// The most bytes that lived at a time.
    package var peak: Int { count.withLock { $0.peak } }
    /// How many pictures and thumbnails were decoded.
    package var decodings: Int { count.withLock { $0.decodings } }

    static var active: DecodingMeter? { current }

    fileprivate func change(by bytes: Int, isPicture: Bool = false) {
        count.withLock { count in
            count.bytes += bytes
            count.peak = max(count.peak, count.bytes)
            if isPicture { count.decodings += 1 }
        }
    }
}

/// Bytes of decoded pixels, counted as long as this object lives.
package final class DecodedBytes: Sendable {
    private let bytes: Int
    private let meter: DecodingMeter?

    /// - Parameter isPicture: False for what is only needed on the way.
    package init(_ bytes: Int, isPicture: Bool = true) {
        self.bytes = bytes
        meter = DecodingMeter.active
        meter?.change(by: bytes, isPicture: isPicture)
    }

    deinit { meter?.change(by: -bytes) }
}
