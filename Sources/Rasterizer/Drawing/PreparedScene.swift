import Dispatch
import Synchronization

/// Commands made ready and binned by tile.
final class PreparedScene: Sendable {
    let items: [TileItem]
    let commands: [PreparedCommand]
    let bins: TileBins

    /// - Parameters:
    ///   - target: outlines are cut to it; not empty.
    ///   - part: pixels outside are never asked for; nil asks for all of `target`. It does not change how outlines are cut,
    ///     which rounds where edges cross the target's own.
    ///   - builders: one for each thread to work on.
    init(
        _ commands: [DrawCommand], target: PixelRect, part: PixelRect? = nil, grid: TileGrid, builders: [RunBuilder]
    ) {
        let parts = PreparedScene.parts(commands, target: target, grid: grid, builders: builders)
        var items = parts[0].items
        if parts.count == 1 {
            self.commands = parts[0].commands
        } else {
            items = []
            var prepared: [PreparedCommand] = []
            for part in parts {
                let offset = Int32(prepared.count)
                items += part.items.lazy.map { item in
                    var item = item
                    if item.command >= 0 { item.command += offset }
                    return item
                }
                prepared += part.commands
            }
            self.commands = prepared
        }
        if let part { items = items.compactMap { $0.clipped(to: part) } }
        self.items = items
        bins = TileBins(items, target: part ?? target, grid: grid)
    }

    /// Some commands made ready.
    private struct Part: Sendable {
        var items: [TileItem] = []
        var commands: [PreparedCommand] = []

        init(_ list: ArraySlice<DrawCommand>, target: PixelRect, grid: TileGrid, builder: RunBuilder) {
            var clips = ClipTable(target: target, grid: grid, builder: builder)
            items.reserveCapacity(list.count)
            for command in list {
                if command.clip == nil, command.blendMode == .normal, case .pixels(let rect) = command.shape,
                    case .solid(let color) = command.paint
                {
                    let visible = rect.intersection(target)
                    if !visible.isEmpty, color.alpha > 0, command.alpha > 0 {
                        items.append(TileItem(rect: visible, color: color, alpha: command.alpha))
                    }
                } else if let prepared = PreparedCommand(command, clips: &clips) {
                    items.append(TileItem(prepared, number: commands.count))
                    commands.append(prepared)
                }
            }
        }
    }

    private static func parts(
        _ commands: [DrawCommand], target: PixelRect, grid: TileGrid, builders: [RunBuilder]
    ) -> [Part] {
        let count = builders.count == 1 ? 1 : min(builders.count * 8, commands.count / 16 + 1)
        if count == 1 { return [Part(commands[...], target: target, grid: grid, builder: builders[0])] }
        let parts = Mutex([Part?](repeating: nil, count: count))
        let next = Atomic(0)
        let crew = Crew(builders: builders)
        DispatchQueue.concurrentPerform(iterations: min(builders.count, count)) { member in
            let builder = crew.builders[member]
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if index >= count { return }
                let range = commands.count * index / count..<commands.count * (index + 1) / count
                let part = Part(commands[range], target: target, grid: grid, builder: builder)
                parts.withLock { $0[index] = part }
            }
        }
        return parts.withLock { $0.compactMap { $0 } }
    }

    /// Sendable, because each member of the crew takes the builder of its own number.
    private struct Crew: @unchecked Sendable {
        let builders: [RunBuilder]
    }
}
