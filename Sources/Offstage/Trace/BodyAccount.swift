/// How often bodies of SwiftUI's ran in some frames, and why.
public struct BodyAccount: Hashable, Sendable {
    /// The runs of one body for one reason.
    public struct Entry: Hashable, Sendable {
        /// `ContentView.body`.
        public var name: String
        /// What had changed: `ContentView.tick`, a state; the type of an object; `fields`, `environment`, `first`.
        public var cause: String
        /// How often it ran.
        public var runs: Int
        /// In how many frames it did.
        public var frames: Int
    }

    /// How many frames were drawn.
    public private(set) var frames = 0
    /// The bodies that ran, those that ran most first.
    public private(set) var entries: [Entry] = []

    /// A body that runs in fewer frames than this does nothing wrong (assumed).
    static let manyFrames = 10

    /// An account of no frames.
    public init() {}

    /// Adds what happened up to one more frame.
    public mutating func add(_ trace: UpdateTrace) {
        frames += 1
        let runs = Dictionary(grouping: trace.events(.body)) { [$0.view, $0.cause ?? ""] }
        for (key, events) in runs.sorted(by: { $0.value[0].order < $1.value[0].order }) {
            let index = entries.firstIndex { $0.name == key[0] && $0.cause == key[1] } ?? entries.endIndex
            if index == entries.endIndex { entries.append(Entry(name: key[0], cause: key[1], runs: 0, frames: 0)) }
            entries[index].runs += events.count
            entries[index].frames += 1
        }
        entries = entries.enumerated().sorted { ($1.element.runs, $0.offset) < ($0.element.runs, $1.offset) }
            .map(\.element)
    }

    /// How often a body ran, whatever for.
    public func runs(of name: String) -> Int { entries.filter { $0.name == name }.reduce(0) { $0 + $1.runs } }
}

extension BodyAccount.Entry: CustomStringConvertible {
    /// `ContentView.body: 60 runs in 60 frames because ContentView.tick`.
    public var description: String {
        "\(name): \(runs.counted("run")) in \(frames.counted("frame"))" + (cause.isEmpty ? "" : " because \(cause)")
    }
}

extension BodyAccount: CustomStringConvertible {
    /// A line for each body and reason.
    public var description: String { entries.map(\.description).joined(separator: "\n") }
}

extension CauseReport {
    /// The bodies that ran in most of many frames.
    public init(_ account: BodyAccount) {
        self.init()
        for entry in account.entries
        where entry.frames >= BodyAccount.manyFrames && entry.frames * 2 > account.frames {
            add(.bodyInEachFrame, entry.description, entry.runs)
        }
    }
}
