import Synchronization

/// Commands made ready and binned by tile.
final class PreparedScene: Sendable {
    /// One for each command; of one that cannot change a pixel the bounds are empty.
    let items: [TileItem]
    private let commands: [PreparedCommand]
    let bins: TileBins

    /// Calls `body` with a command, which is not counted as used meanwhile: counting would move its memory from thread
    /// to thread.
    @inline(__always)
    func withCommand(_ number: Int, _ body: (PreparedCommand) -> Void) {
        commands.withUnsafeBufferPointer { Unmanaged.passUnretained($0[number])._withUnsafeGuaranteedRef(body) }
    }

    /// - Parameters:
    ///   - target: outlines may be cut to it; not empty.
    ///   - part: pixels outside are never asked for; nil asks for all of `target`.
    ///   - builders: one for each thread to work on.
    init(
        _ commands: [DrawCommand], target: PixelRect, part: PixelRect? = nil, grid: TileGrid, builders: [RunBuilder]
    ) {
        var batches: [Batch] = []
        var items = [TileItem](unsafeUninitializedCapacity: commands.count) { memory, count in
            if let base = memory.baseAddress {
                let frame = Frame(target: target, part: part, grid: grid, items: base)
                batches = PreparedScene.batches(of: commands, in: frame, builders: builders)
            }
            count = commands.count
        }
        var prepared: [PreparedCommand] = []
        for batch in batches where !batch.commands.isEmpty {
            if !prepared.isEmpty {
                let offset = Int32(prepared.count)
                for index in batch.range where items[index].command >= 0 { items[index].command += offset }
            }
            prepared += batch.commands
        }
        self.commands = prepared
        self.items = items
        bins = TileBins(items, target: part ?? target, grid: grid, workers: builders.count)
    }

    /// What is the same for all commands.
    ///
    /// Sendable, because each place of `items`, which outlive all threads, is written by whoever prepares its command.
    private struct Frame: @unchecked Sendable {
        let target: PixelRect
        let part: PixelRect?
        let grid: TileGrid
        let items: UnsafeMutablePointer<TileItem>
    }

    /// A stretch of the commands, and those of them that are more than plain rectangles.
    private struct Batch: Sendable {
        let range: Range<Int>
        private(set) var commands: [PreparedCommand] = []

        init(_ range: Range<Int>, of list: [DrawCommand], in frame: Frame, builder: RunBuilder) {
            self.range = range
            var clips = ClipTable(target: frame.target, grid: frame.grid, builder: builder)
            for index in range {
                let item = item(list[index], target: frame.target, clips: &clips)
                let visible = frame.part.map { item.clipped(to: $0) } ?? item
                (frame.items + index).initialize(to: visible)
            }
        }

        private mutating func item(_ command: DrawCommand, target: PixelRect, clips: inout ClipTable) -> TileItem {
            if command.clip == nil, command.blendMode == .normal, case .pixels(let rect) = command.shape,
                case .solid(let color) = command.paint
            {
                let isVisible = color.alpha > 0 && command.alpha > 0
                return TileItem(
                    rect: isVisible ? rect.intersection(target) : .empty, color: color, alpha: command.alpha)
            }
            guard let prepared = PreparedCommand(command, clips: &clips) else { return .nothing }
            commands.append(prepared)
            return TileItem(prepared, number: commands.count - 1)
        }
    }

    /// In order. There are more of them than threads, because commands differ in what they cost.
    private static func batches(of commands: [DrawCommand], in frame: Frame, builders: [RunBuilder]) -> [Batch] {
        let count = builders.count == 1 ? 1 : min(builders.count * 8, commands.count / 16 + 1)
        let ranges = Crew.stretches(of: commands.count, parts: count)
        let order = count == 1 ? [0] : dearestFirst(ranges, of: commands)
        let batches = Mutex([Batch?](repeating: nil, count: count))
        let next = Atomic(0)
        let team = Team(builders: builders)
        Crew.perform(min(builders.count, count)) { member in
            while true {
                let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if turn >= count { return }
                let index = order[turn]
                let batch = Batch(ranges[index], of: commands, in: frame, builder: team.builders[member])
                batches.withLock { $0[index] = batch }
            }
        }
        return batches.withLock { $0.compactMap { $0 } }
    }

    /// The dearest commands come first, so that no thread begins with a chart's line of ten thousand points when the
    /// others have finished.
    private static func dearestFirst(_ ranges: [Range<Int>], of commands: [DrawCommand]) -> [Int] {
        let costs = ranges.map { range in range.reduce(0) { $0 + commands[$1].shape.outlinePointCount } }
        return ranges.indices.sorted { costs[$0] > costs[$1] }
    }

    /// Sendable, because each member takes the builder of its own number.
    private struct Team: @unchecked Sendable {
        let builders: [RunBuilder]
    }
}

extension Shape {
    /// About what it costs to make it ready.
    fileprivate var outlinePointCount: Int {
        switch self {
        case .everything, .pixels, .quad, .mask, .masks: 0
        case .path(let shape), .roundedQuad(_, let shape): shape.path.points.count
        case .polygon(let polygon, _): polygon.pointCount
        case .difference(let outer, let inner): outer.outlinePointCount + inner.outlinePointCount
        }
    }
}
