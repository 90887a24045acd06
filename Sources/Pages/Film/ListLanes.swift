import Foundation
import Offstage
import RenderServer
import TextFormatting

/// Lanes of what lists did about their cells, and which cell showed which row when.
struct ListLanes {
    /// Rows that a cell showed one after the other.
    fileprivate struct Cell {
        let number: Int
        let layer: LayerID?
        let identifier: String?
        var spans: [(start: Double, end: Double?, row: String)] = []
    }

    /// A list, and its cells in the order in which they came.
    private struct List {
        let name: String
        let layer: LayerID
        var cells: [Cell] = []
        var events: [ListTrace.Event] = []
    }

    private var lists: [List] = []

    init(_ trace: ListTrace) {
        for event in trace.events { note(event) }
    }

    private mutating func note(_ event: ListTrace.Event) {
        let place = lists.firstIndex { $0.layer == event.layers.list } ?? lists.count
        if place == lists.count { lists.append(List(name: event.list, layer: event.layers.list)) }
        lists[place].events.append(event)
        guard let number = event.cell else { return }
        let cells = lists[place].cells
        let cell = cells.lastIndex { $0.number == number } ?? cells.count
        if cell == cells.count {
            lists[place].cells.append(
                Cell(number: number, layer: event.layers.cell, identifier: event.identifier))
        }
        switch event.step {
        case .shown: lists[place].cells[cell].show(event.row, at: event.time)
        case .ended: lists[place].cells[cell].end(at: event.time)
        default: break
        }
    }

    // MARK: Lanes

    /// A lane a list, with a letter for each moment in which it did something about a cell.
    var lanes: [FilmLane] {
        lists.map { list in
            var lane = FilmLane(.cells, title: "\(list.name) cells", layer: list.layer)
            let told = list.events.filter { $0.step != .scrolled }
            var start = told.startIndex
            while start < told.endIndex {
                let time = told[start].time
                let end = told[start...].firstIndex { $0.time != time } ?? told.endIndex
                lane.events.append(Self.mark(of: told[start..<end]))
                start = end
            }
            return lane
        }
    }

    /// What happened at one moment under the letter of the dearest of it.
    private static func mark(of events: ArraySlice<ListTrace.Event>) -> FilmLane.Event {
        let steps = Set(events.map(\.step))
        let (letter, tone) =
            letters.first { steps.contains($0.step) }.map { ($0.letter, $0.tone) } ?? ("–", FilmLane.Tone.dim)
        let words = events.prefix(mostWords).map(\.words)
        let rest = events.count > mostWords ? ["and \(events.count - mostWords) more"] : []
        return FilmLane.Event(
            from: events.first?.time ?? 0, text: letter, tone: tone, note: (words + rest).joined(separator: "; "))
    }

    private static let mostWords = 12
    private static let letters: [(step: ListTrace.Step, letter: String, tone: FilmLane.Tone)] = [
        (.made, "+", .cost), (.reused, "r", .layout), (.configured, "c", .layout), (.measured, "m", .layout),
        (.shown, "s", .good), (.heightAsked, "h", .dim), (.estimateAsked, "h", .dim), (.counted, "n", .dim),
    ]

    // MARK: Reuse

    /// Which cells of which lists showed which rows from when to when; null for what is shown still.
    /// - Parameter index: The layer's place in the page.
    func reuse(_ index: (LayerID) -> Int) -> JSONValue {
        .array(
            lists.filter { !$0.cells.isEmpty }.map { list in
                .object([
                    ("list", .string(list.name)), ("layer", .integer(index(list.layer))),
                    ("cells", .array(list.cells.prefix(Self.mostCells).map { json($0, index) })),
                    ("amount", .integer(list.cells.count)),
                ])
            })
    }

    private func json(_ cell: Cell, _ index: (LayerID) -> Int) -> JSONValue {
        .object([
            ("number", .integer(cell.number)), ("identifier", .text(cell.identifier)),
            ("layer", .integer(cell.layer.map(index) ?? -1)),
            (
                "spans",
                .array(
                    cell.spans.map { span in
                        .array([.number(span.start), span.end.map { .number($0) } ?? .null, .string(span.row)])
                    })
            ),
        ])
    }

    /// More would not be looked at.
    private static let mostCells = 200
}

extension ListLanes.Cell {
    fileprivate mutating func show(_ row: String, at time: Double) {
        end(at: time)
        spans.append((time, nil, row))
    }

    fileprivate mutating func end(at time: Double) {
        if let last = spans.indices.last, spans[last].end == nil { spans[last].end = time }
    }
}

extension ListTrace.Event {
    /// `cell 3 reused for 0-7`.
    fileprivate var words: String {
        switch step {
        case .counted: return "\(Int(amount).counted("row")) counted"
        case .heightAsked: return "\(Int(amount).counted("height")) asked"
        case .estimateAsked: return "\(Int(amount).counted("estimate")) asked"
        default: return (cell.map { "cell \($0) " } ?? "") + step.rawValue + (row.isEmpty ? "" : " for " + row)
        }
    }
}
