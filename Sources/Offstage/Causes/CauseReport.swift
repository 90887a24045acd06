import CoreGraphics
import QuartzCore
import RenderServer
import UIKit

/// Why a screen may be slow: causes, not passes, with who is to blame.
public struct CauseReport: Hashable, Sendable {
    /// A view or layer, as messages name it, and how much it adds.
    public struct Culprit: Hashable, Sendable {
        /// The view or layer, as messages name it.
        public var name: String
        /// How much there is of it, in `SlownessCause.unit`.
        public var amount: Int

        /// A culprit that has so much of a cause.
        public init(name: String, amount: Int) {
            self.name = name
            self.amount = amount
        }
    }

    /// The culprits of each cause, those that add most first; causes without any are left out.
    public private(set) var culprits: [SlownessCause: [Culprit]] = [:]

    /// A report of nothing.
    public init() {}

    /// The causes that were found, the worst first.
    public var causes: [SlownessCause] { SlownessCause.allCases.filter { culprits[$0] != nil } }

    /// How many culprits a cause has.
    public func count(_ cause: SlownessCause) -> Int { culprits[cause]?.count ?? 0 }

    mutating func add(_ cause: SlownessCause, _ name: String, _ amount: Int) {
        var list = culprits[cause] ?? []
        if let known = list.firstIndex(where: { $0.name == name }) {
            list[known].amount += amount
        } else {
            list.append(Culprit(name: name, amount: amount))
        }
        culprits[cause] = list.enumerated().sorted { a, b in
            a.element.amount == b.element.amount ? a.offset < b.offset : a.element.amount > b.element.amount
        }.map(\.element)
    }

    /// Adds another report's culprits: the frames of a run, or the scenes of a folder.
    public mutating func merge(_ other: CauseReport, prefix: String = "") {
        for cause in other.causes {
            for culprit in other.culprits[cause] ?? [] { add(cause, prefix + culprit.name, culprit.amount) }
        }
    }
}

extension CauseReport: CustomStringConvertible {
    /// A line for each cause with its culprits; `no cause of slowness found` when there is none.
    public var description: String {
        guard !causes.isEmpty else { return "no cause of slowness found" }
        return causes.map { cause in
            let list = culprits[cause] ?? []
            let names = list.map { "  \($0.name)  \($0.amount) \(cause.unit)" }
            return (["\(list.count) × \(cause.sentence)"] + names).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
