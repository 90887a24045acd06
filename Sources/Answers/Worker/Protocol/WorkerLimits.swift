import TextFormatting

/// What drawing one scene may take.
package struct WorkerLimits: Hashable, Sendable {
    /// From the request to its answer.
    package var seconds: Double
    /// Memory of the drawing process: its data, as `RLIMIT_DATA` counts it.
    package var bytes: Int

    /// A minute and 4 GB.
    package static let standard = WorkerLimits(seconds: 60, bytes: 4_000_000_000)

    package init(seconds: Double, bytes: Int) {
        self.seconds = seconds
        self.bytes = bytes
    }

    /// What the program needs by itself (assumed: scenes without pictures stay far below).
    static let leastBytes = 128 << 20

    /// The limits of one request, which lowers them or leaves them.
    /// - Throws: A sentence for one that raises them.
    func lowered(by words: LimitWords) throws(RequestFault) -> WorkerLimits {
        var limits = self
        if let seconds = words.seconds {
            guard seconds > 0, seconds <= self.seconds else {
                throw RequestFault(
                    "'limits.seconds' is \(seconds): more than 0 and at most \(self.seconds) are allowed")
            }
            limits.seconds = seconds
        }
        if let bytes = words.bytes {
            guard bytes >= Self.leastBytes, bytes <= self.bytes else {
                throw RequestFault("'limits.bytes' is \(bytes): \(Self.leastBytes) to \(self.bytes) are allowed")
            }
            limits.bytes = bytes
        }
        return limits
    }
}

/// What a request says of its limits.
struct LimitWords: Sendable {
    var seconds: Double?
    var bytes: Int?
}

extension LimitWords: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case seconds, bytes }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        seconds = try container.decodeIfPresent(Double.self, forKey: .seconds)
        bytes = try container.decodeIfPresent(Int.self, forKey: .bytes)
    }
}
