import CoreGraphics
import QuartzCore
import TextFormatting
import UIKit

/// Why a screen may be slow: causes, not passes, with who is to blame, the dearest first.
public struct CauseReport: Hashable, Sendable {
    /// A view or layer, as messages name it, and how much it adds.
    public struct Culprit: Hashable, Sendable {
        /// The view or layer, as messages name it.
        public var name: String
        /// How much there is of it, in `SlownessCause.unit`.
        public var amount: Int
        /// Bytes that it moves: stored, loaded, blended or drawn; 0 where it costs none.
        public var bytes: Int

        /// What was tried and seen to help, with what it spares, or which picture it is and what helps; nil where nothing
        /// was.
        public var remedy: String?

        /// A culprit that has so much of a cause.
        public init(name: String, amount: Int, bytes: Int = 0, remedy: String? = nil) {
            self.name = name
            self.amount = amount
            self.bytes = bytes
            self.remedy = remedy
        }
    }

    /// The culprits of each cause, those that cost most first; causes without any are left out.
    public private(set) var culprits: [SlownessCause: [Culprit]] = [:]

    /// How many culprits of a cause are told one by one.
    private static let toldCulprits = 5

    /// A report of nothing.
    public init() {}

    /// The causes that were found, the dearest first: by the bytes that they move, and those that move none behind, by
    /// how much there is of them (assumed: a byte costs the same whatever moves it).
    public var causes: [SlownessCause] {
        SlownessCause.allCases.filter { culprits[$0] != nil }.enumerated().sorted { a, b in
            let (x, y) = (bytes(a.element), bytes(b.element))
            return x == y ? a.offset < b.offset : x > y
        }.map(\.element)
    }

    /// How many culprits a cause has.
    public func count(_ cause: SlownessCause) -> Int { culprits[cause]?.count ?? 0 }

    /// Bytes that all culprits of a cause move.
    public func bytes(_ cause: SlownessCause) -> Int { (culprits[cause] ?? []).reduce(0) { $0 + $1.bytes } }

    package mutating func add(
        _ cause: SlownessCause, _ name: String, _ amount: Int, bytes: Int = 0, remedy: String? = nil
    ) {
        var list = culprits[cause] ?? []
        if let known = list.firstIndex(where: { $0.name == name }) {
            list[known].amount += amount
            list[known].bytes += bytes
            list[known].remedy = list[known].remedy ?? remedy
        } else {
            list.append(Culprit(name: name, amount: amount, bytes: bytes, remedy: remedy))
        }
        culprits[cause] = list.enumerated().sorted { a, b in
            let (x, y) = ((a.element.bytes, a.element.amount), (b.element.bytes, b.element.amount))
            return x == y ? a.offset < b.offset : x > y
        }.map(\.element)
    }

    /// Adds another report's culprits: the frames of a run, or the scenes of a folder.
    public mutating func merge(_ other: CauseReport, prefix: String = "") {
        for cause in other.causes {
            for culprit in other.culprits[cause] ?? [] {
                add(
                    cause, prefix + culprit.name, culprit.amount, bytes: culprit.bytes, remedy: culprit.remedy)
            }
        }
    }
}

extension CauseReport: CustomStringConvertible {
    /// A line for each cause with what it costs and its dearest culprits; `no cause of slowness found` when there is
    /// none.
    public var description: String {
        guard !causes.isEmpty else { return "no cause of slowness found" }
        return causes.flatMap { cause in
            let list = culprits[cause] ?? []
            let told = list.count == Self.toldCulprits + 1 ? list.count : Self.toldCulprits
            var lines = ["\(list.count) × \(cause.sentence)\(Self.cost(list))"]
            lines += list.prefix(told).flatMap { culprit in
                ["  \(culprit.name)  \(cause.text(culprit.amount))\(Self.cost([culprit]))"]
                    + (culprit.remedy.map { ["    " + $0] } ?? [])
            }
            if list.count > told {
                lines.append("  and \(list.count - told) more\(Self.cost(list.dropFirst(told)))")
            }
            return lines
        }.joined(separator: "\n")
    }

    private static func cost(_ culprits: some Sequence<Culprit>) -> String {
        let bytes = culprits.reduce(0) { $0 + $1.bytes }
        return bytes > 0 ? ", \(ByteText.text(bytes))" : ""
    }
}
