import RenderServer
import TextFormatting

/// What scrolling costs, a row a frame in which a list shows another part of its content.
///
///     let account = stage.film(for: 1).scrollAccount()
///     #expect(account.rows.allSatisfy { $0.costs.cellsMade == 0 })
public struct ScrollAccount: Hashable, Sendable {
    /// One scrolled frame.
    public struct Row: Hashable, Sendable {
        /// The frame's number in the film, from 0.
        public let number: Int
        /// Seconds of virtual time.
        public let time: Double
        /// The ids of the lists that scroll, else their index paths, sorted.
        public let lists: [String]
        /// What the frame takes.
        public let costs: ScrollCosts
        /// What drawing it moves, in screens' worth of bytes.
        public let load: Double
        /// Whether that is more than the budget allows.
        public let isLate: Bool
    }

    /// In the order of time.
    public private(set) var rows: [Row] = []
    private let budget: FilmBudget

    /// An account of no frames yet.
    /// - Parameter budget: What a frame may move.
    public init(budget: FilmBudget) {
        self.budget = budget
    }

    /// Adds a frame, unless nothing scrolls in it.
    public mutating func add(_ frame: FilmFrame) {
        guard frame.isScrolled else { return }
        let load = frame.load.canvases
        rows.append(
            Row(
                number: frame.number, time: frame.time,
                lists: Set(frame.lists.events(.scrolled).map(\.list)).sorted(), costs: ScrollCosts(of: frame),
                load: load, isLate: load > budget.canvases))
    }

    /// All rows together.
    public var total: ScrollCosts { rows.reduce(into: ScrollCosts()) { $0.add($1.costs) } }

    /// How many scrolled frames move more than the budget allows.
    public var lateFrames: Int { rows.count(where: \.isLate) }
}

extension Film {
    /// What the scrolled frames take.
    /// - Parameter budget: Nil for that of the display.
    public func scrollAccount(budget: FilmBudget? = nil) -> ScrollAccount {
        var account = ScrollAccount(budget: budget ?? FilmBudget(displayRate: displayRate))
        for frame in frames { account.add(frame) }
        return account
    }
}

extension ScrollAccount: CustomStringConvertible {
    /// A line a frame with what is not 0, then a line of all together.
    public var description: String {
        let lines = rows.map { row in
            "\(FilmTiming.text(row.time)) s: \(Self.words(row.costs))" + (row.isLate ? ", late" : "")
        }
        return (lines + ["\(rows.count.counted("scrolled frame")), \(lateFrames) late: \(Self.words(total))"])
            .joined(separator: "\n")
    }

    private static func words(_ costs: ScrollCosts) -> String {
        let words = costs.figures.filter { $0.value != 0 }.map { "\($0.name) \($0.value)" }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
}

extension ScrollAccount {
    /// All rows.
    package var jsonValue: JSONValue {
        .object([
            ("lateFrames", .integer(lateFrames)), ("total", total.jsonValue),
            ("frames", .array(rows.map(\.jsonValue))),
        ])
    }
}

extension ScrollAccount.Row {
    fileprivate var jsonValue: JSONValue {
        .object(
            [
                ("number", .integer(number)), ("time", .exact(time)), ("lists", .texts(lists)),
                ("load", .number(load)), ("isLate", .bool(isLate)),
            ] + costs.figures.map { ($0.name, .integer($0.value)) })
    }
}

extension ScrollCosts {
    fileprivate var jsonValue: JSONValue { .object(figures.map { ($0.name, .integer($0.value)) }) }
}
