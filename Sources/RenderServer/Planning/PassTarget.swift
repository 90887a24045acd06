import CoreGraphics
import Rasterizer

/// The commands of one pass while they are collected.
struct PassTarget {
    private(set) var commands: [PlanCommand] = []
    /// For each command the pixels that it may touch.
    private(set) var rects: [PixelRect] = []
    /// For each command the layer whose thing it draws; nil for a finished group.
    private(set) var owners: [Int?] = []
    /// All pixels that commands may touch.
    private(set) var extent = PixelRect.empty

    /// Adds a command unless nothing of it shows.
    /// - Parameter owner: the layer whose thing it is; nil for a finished group.
    mutating func append(_ command: PlanCommand, rect: PixelRect, of owner: Int?) {
        if rect.isEmpty { return }
        commands.append(command)
        rects.append(rect)
        owners.append(owner)
        extent = extent.union(rect)
    }

    /// Surfaces that the commands read, once for each reading.
    var reads: [PassID] {
        commands.flatMap { command -> [PassID] in
            switch command.content {
            case .surface(let use): use.mask.map { [use.pass, $0] } ?? [use.pass]
            case .silhouetteShadow(let pass): [pass]
            default: []
            }
        }
    }
}
