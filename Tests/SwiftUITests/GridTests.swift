import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

/// A cell of a grid as a value.
private struct Cell {
    /// Least and most lengths across and down; both equal: a fixed length.
    var least: CGSize
    var most: CGSize
    var span = 1
    var anchor: UnitPoint?
    var column: Int?
    var unsized: Axis.Set = []

    func answer(_ offer: CGFloat?, _ isAcross: Bool) -> CGFloat {
        let (low, high) = isAcross ? (least.width, most.width) : (least.height, most.height)
        return min(max(offer ?? 10, low), high)
    }
}

/// A row of cells, or a view that reaches across all columns.
private enum Line {
    case row(Int?, [Cell])
    case whole(Cell)

    var cells: [Cell] {
        switch self {
        case .row(_, let cells): cells
        case .whole(let cell): [cell]
        }
    }
}

/// Where alignments lie: 0 at the beginning, 1 in the middle, 2 at the end.
private func share(_ alignment: Int) -> CGFloat { CGFloat(alignment) / 2 }

/// A grid's layout as the rules say it, without memory and without guides.
private struct GridModel {
    let lines: [Line]
    let gaps: (across: CGFloat, down: CGFloat)
    let alignment: (across: Int, down: Int)

    var columns: Int {
        max(
            1,
            lines.map { line in if case .row(_, let cells) = line { cells.map(\.span).reduce(0, +) } else { 1 } }.max()
                ?? 1)
    }

    /// Each cell with its line and its first column; nil columns: all.
    private var placed: [(cell: Cell, line: Int, first: Int, count: Int, isWhole: Bool)] {
        lines.enumerated().flatMap { number, line -> [(cell: Cell, line: Int, first: Int, count: Int, isWhole: Bool)] in
            if case .whole(let cell) = line { return [(cell, number, 0, columns, true)] }
            var next = 0
            return line.cells.map { cell in
                defer { next += cell.span }
                return (cell, number, next, cell.span, false)
            }
        }
    }

    /// The least flexible first, each an equal part of what is left.
    private func lengths(_ room: CGFloat?, _ count: Int, _ gap: CGFloat, _ answer: (Int, CGFloat?) -> CGFloat)
        -> [CGFloat]
    {
        guard let room else { return (0..<count).map { answer($0, nil) } }
        var rest = room - gap * CGFloat(count - 1)
        var result = [CGFloat](repeating: 0, count: count)
        var open = Array(0..<count)
        while !open.isEmpty {
            let next = open.min { first, second in
                let (a, b) = (answer(first, 1e9) - answer(first, 0), answer(second, 1e9) - answer(second, 0))
                return a == b ? first < second : a < b
            }!
            result[next] = answer(next, max(0, rest / CGFloat(open.count)))
            rest -= result[next]
            open.removeAll { $0 == next }
        }
        return result
    }

    func frames(_ room: CGSize?) -> (size: CGSize, frames: [CGRect]) {
        let all = placed
        var widths = lengths(room?.width, columns, gaps.across) { column, offer in
            all.filter { !$0.isWhole && $0.count == 1 && $0.first == column }.map { entry in
                entry.cell.answer(entry.cell.unsized.contains(.horizontal) ? 0 : offer, true)
            }.max() ?? 0
        }
        func width(_ first: Int, _ count: Int) -> CGFloat {
            widths[first..<first + count].reduce(0, +) + gaps.across * CGFloat(count - 1)
        }
        for entry in all.filter({ $0.isWhole || $0.count > 1 }).enumerated().sorted(by: {
            ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
        }).map(\.element) {
            let others = width(0, columns) - width(entry.first, entry.count)
            let offer = entry.cell.unsized.contains(.horizontal) ? 0 : room.map { max(0, $0.width - others) }
            let missing = entry.cell.answer(offer, true) - width(entry.first, entry.count)
            if missing > 0 {
                for column in entry.first..<entry.first + entry.count {
                    widths[column] += missing / CGFloat(entry.count)
                }
            }
        }
        let heights = lengths(room?.height, lines.count, gaps.down) { line, offer in
            lines[line].cells.map { $0.answer($0.unsized.contains(.vertical) ? 0 : offer, false) }.max() ?? 0
        }
        let frames = all.map { entry -> CGRect in
            let box = CGSize(width: width(entry.first, entry.count), height: heights[entry.line])
            let own = CGSize(width: entry.cell.answer(box.width, true), height: entry.cell.answer(box.height, false))
            var across = share(alignment.across)
            if !entry.isWhole, entry.count == 1 {
                across = share(
                    all.first { !$0.isWhole && $0.count == 1 && $0.first == entry.first && $0.cell.column != nil }?.cell
                        .column
                        ?? alignment.across)
            }
            var down = share(alignment.down)
            if case .row(let own?, _) = lines[entry.line] { down = share(own) }
            let (x, y) = (entry.cell.anchor?.x ?? across, entry.cell.anchor?.y ?? down)
            return CGRect(
                x: (entry.first > 0 ? width(0, entry.first) + gaps.across : 0) + x * (box.width - own.width),
                y: heights[0..<entry.line].reduce(0, +) + gaps.down * CGFloat(entry.line) + y
                    * (box.height - own.height),
                width: own.width, height: own.height)
        }
        return (
            CGSize(width: width(0, columns), height: heights.reduce(0, +) + gaps.down * CGFloat(lines.count - 1)),
            frames
        )
    }
}

private let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
private let vertical: [VerticalAlignment] = [.top, .center, .bottom]

private struct CellView: View {
    let cell: Cell
    let index: Int

    var body: some View {
        let plain = Color.red
            .frame(
                minWidth: cell.least.width, maxWidth: cell.most.width, minHeight: cell.least.height,
                maxHeight: cell.most.height
            )
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: FramesKey.self, value: [index: proxy.frame(in: .named("grid"))])
                }
            )
            .gridCellColumns(cell.span).gridCellUnsizedAxes(cell.unsized)
        let anchored = cell.anchor.map { AnyView(plain.gridCellAnchor($0)) } ?? AnyView(plain)
        return cell.column.map { AnyView(anchored.gridColumnAlignment(horizontal[$0])) } ?? anchored
    }
}

private enum FramesKey: PreferenceKey {
    static let defaultValue: [Int: CGRect] = [:]
    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
        value.merge(nextValue()) { first, _ in first }
    }
}

private struct GridView: View {
    let model: GridModel
    let isNatural: Bool
    let told: ([Int: CGRect]) -> Void

    private var numbered: [(number: Int, line: Line, first: Int)] {
        var next = 0
        return model.lines.enumerated().map { number, line in
            defer { next += line.cells.count }
            return (number, line, next)
        }
    }

    var body: some View {
        Grid(
            alignment: Alignment(
                horizontal: horizontal[model.alignment.across], vertical: vertical[model.alignment.down]),
            horizontalSpacing: model.gaps.across == 8 ? nil : model.gaps.across,
            verticalSpacing: model.gaps.down == 8 ? nil : model.gaps.down
        ) {
            ForEach(numbered, id: \.number) { entry in
                if case .row(let alignment, let cells) = entry.line {
                    GridRow(alignment: alignment.map { vertical[$0] }) {
                        ForEach(cells.indices, id: \.self) { CellView(cell: cells[$0], index: entry.first + $0) }
                    }
                } else {
                    CellView(cell: entry.line.cells[0], index: entry.first)
                }
            }
        }
        .fixedSize(horizontal: isNatural, vertical: isNatural)
        .coordinateSpace(name: "grid").onPreferenceChange(FramesKey.self, perform: told)
    }
}

/// Grids against a model, and what their modifiers do.
@MainActor
@Suite struct GridTests {
    private func random(_ random: inout SplitMix64) -> GridModel {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func cell(_ mostSpan: Int) -> Cell {
            let least = CGSize(width: number(0...40), height: number(0...30))
            func most(_ least: CGFloat) -> CGFloat {
                switch number(0...2) {
                case 0: least
                case 1: least + CGFloat(number(1...60))
                default: 1e6
                }
            }
            var cell = Cell(least: least, most: CGSize(width: most(least.width), height: most(least.height)))
            if number(0...5) == 0 { cell.span = number(1...mostSpan) }
            if number(0...6) == 0 {
                cell.anchor = UnitPoint(x: CGFloat(number(0...4)) / 4, y: CGFloat(number(0...4)) / 4)
            }
            if number(0...6) == 0 { cell.column = number(0...2) }
            if number(0...6) == 0 { cell.unsized = Axis.Set(rawValue: Int8(number(1...3))) }
            return cell
        }
        let lines = (0..<number(1...4)).map { _ -> Line in
            number(0...4) == 0
                ? .whole(cell(1))
                : .row(number(0...2) == 0 ? number(0...2) : nil, (0..<number(1...3)).map { _ in cell(3) })
        }
        return GridModel(
            lines: lines, gaps: ([0, 4, 8, 11][number(0...3)], [0, 5, 8, 12][number(0...3)]),
            alignment: (number(0...2), number(0...2)))
    }

    @Test("Grids are laid out as a model without memory lays them out", .serialized, arguments: 0..<10)
    func model(part: Int) throws {
        var generator = SplitMix64(seed: 4_500 + UInt64(part))
        for number in 0..<100 {
            let model = random(&generator)
            let isNatural = number % 3 == 0
            let room = CGSize(
                width: Int.random(in: 20...400, using: &generator), height: Int.random(in: 20...400, using: &generator))
            var told: [Int: CGRect] = [:]
            let hosted = Hosted(
                room.width, room.height, scale: 1, traits: nil,
                GridView(model: model, isNatural: isNatural) { told = $0 })
            hosted.turn()
            let wanted = model.frames(isNatural ? nil : room)
            let size = hosted.size(isNatural ? nil : room.width, isNatural ? nil : room.height)
            try #require(
                areNear([size.width, size.height], [wanted.size.width, wanted.size.height]),
                "\(part).\(number) \(model)")
            let found = (0..<wanted.frames.count).map { told[$0] ?? .null }
            for (own, other) in zip(found, wanted.frames) {
                try #require(
                    areNear(
                        [own.minX, own.minY, own.width, own.height],
                        [other.minX, other.minY, other.width, other.height]),
                    "\(part).\(number) \(own) \(other) \(model)")
            }
        }
    }

    @Test("Columns are as wide as their widest cell, texts of a row stand on one baseline")
    func columns() {
        let hosted = Hosted(300, 100) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Color.red.frame(width: 30, height: 10)
                    Text("A").font(.largeTitle)
                    Text("b").font(.caption)
                }
                GridRow {
                    Color.red.frame(width: 50, height: 10)
                    Color.blue.frame(width: 20, height: 20).gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        }
        let frames = hosted.frames
        #expect(frames.count == 6)
        #expect(frames[0].minX == frames[3].minX)
        #expect(isNear(frames[1].minX, frames[3].maxX + 10))
        #expect(isNear(frames[4].maxX, frames[1].maxX))
        // What is unsized takes no more than the columns need.
        #expect(hosted.size(300, 100).width < 150)
        // The baseline of the small text is that of the large one: the red box stands on it with its bottom.
        #expect(frames[2].maxY > frames[0].maxY && frames[1].minY < frames[2].minY)
    }

    @Test("Outside of a grid a row is a group; what is done with a row is done with each cell")
    func rows() {
        let stack = Hosted(100, 100) {
            VStack(spacing: 0) {
                GridRow {
                    Color.red.frame(height: 10)
                    Color.blue.frame(height: 10)
                }
            }
        }
        #expect(stack.frames.map(\.minY) == [40, 50])
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
            .padding(5)
        }
        #expect(answer(grid, 100, 100) == CGSize(width: 40, height: 20))
    }
}
