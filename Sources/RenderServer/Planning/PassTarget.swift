import CoreGraphics
import Rasterizer

/// The commands of one pass while they are collected.
struct PassTarget {
    /// What may be drawn on: the screen, or clips and screen in the pixels of a group.
    let bounds: PixelRect
    /// How many surfaces are being filled around this one; the main pass has 0.
    let depth: Int
    /// Only the alpha of what is drawn counts: a silhouette, or a mask.
    let isCoverage: Bool
    /// The reader of a group through which things show, as far as it was drawn when the group was reached.
    private let behind: Reader?

    private(set) var commands: [PlanCommand] = []
    /// For each command the pixels that it may touch.
    private(set) var rects: [PixelRect] = []
    /// For each command the layer whose thing it draws; nil for a finished group.
    private(set) var owners: [Int?] = []
    /// All pixels that commands may touch.
    private(set) var extent = PixelRect.empty
    /// The passes that read this target while it was being filled.
    var captures: [PassID] = []

    /// A class, so that targets may hold targets.
    private final class Reader {
        let target: PassTarget

        init(_ target: PassTarget) {
            self.target = target
        }
    }

    /// - Parameter behind: what shows through this group; nil hides what lies behind it.
    init(bounds: PixelRect, depth: Int = 0, isCoverage: Bool = false, behind: PassTarget? = nil) {
        self.bounds = bounds
        self.depth = depth
        self.isCoverage = isCoverage
        self.behind = behind.map { Reader($0) }
    }

    /// True for a group that hides what its reader has drawn from effects inside.
    var hidesBackdrop: Bool { depth > 0 && behind == nil }

    /// Adds a command unless nothing of it shows.
    /// - Parameter owner: the layer whose thing it is; nil for a finished group.
    mutating func append(_ command: PlanCommand, rect: PixelRect, of owner: Int?) {
        if rect.isEmpty { return }
        commands.append(command)
        rects.append(rect)
        owners.append(owner)
        extent = extent.union(rect)
    }

    /// What has been drawn so far on pixels of `rect`, by readers that show through first.
    func commands(on rect: PixelRect) -> [PlanCommand] {
        let own = commands.indices.filter { !rects[$0].intersection(rect).isEmpty }.map { commands[$0] }
        return behind.map { $0.target.commands(on: rect) + own } ?? own
    }

    /// Surfaces that the commands read, once for each reading.
    var reads: [PassID] { commands.flatMap(\.reads) }
}
