import Foundation

/// Which variants of a scene a request asks for.
struct VaryWords: Sendable {
    /// Variants of one request: their answer is one message.
    private static let most = 1000

    var count = 1
    var first = 0
    var seed: UInt64 = 0
}

extension VaryWords: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case count, first, seed }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
        first = try container.decodeIfPresent(Int.self, forKey: .first) ?? 0
        seed = try container.decodeIfPresent(UInt64.self, forKey: .seed) ?? 0
        guard (1...Self.most).contains(count) else {
            throw RequestFault("'vary.count' is \(count), and 1 to \(Self.most) variants of one request are allowed")
        }
        guard (0...1_000_000_000).contains(first) else {
            throw RequestFault("'vary.first' is \(first), and 0 to 1000000000 are allowed")
        }
    }
}
