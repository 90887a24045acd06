import RenderServer
import TextFormatting

extension ReferenceList {
    /// How a scene is to be drawn; none of it may change a pixel.
    public struct Drawing: Hashable, Sendable {
        /// Threads that draw, 1 or more.
        public var threads: Int
        /// Pixels a side of a square as large as a tile, 16 or more.
        public var tileSize: Int

        /// How the picture that others are compared with is drawn.
        public static let reference = Drawing(threads: 1, tileSize: RenderServer().tileSize)

        /// Every tile size, and every thread count, that a scene marked `**` is drawn with.
        public static let variations = [1, 2, 8].flatMap { threads in
            [16, 64, 256].map { Drawing(threads: threads, tileSize: $0) }
        }
    }

    /// Checks every entry and returns a sentence for each that does not hold.
    /// - Parameter frame: draws the scene of a path relative to the list. A scene of several frames gives the first.
    @MainActor
    public func failures(drawing frame: @MainActor (String, Drawing) throws -> Frame) rethrows -> [String] {
        try entries.flatMap { entry in
            try entry.failures(drawing: frame).map { "\(file):\(entry.line): \($0)" }
        }
    }
}

extension ReferenceList.Entry {
    @MainActor
    fileprivate func failures(
        drawing draw: @MainActor (String, ReferenceList.Drawing) throws -> Frame
    ) rethrows -> [String] {
        let first = try draw(scenes[0], .reference)
        var failures: [String] = []
        if let offscreenPasses, first.statistics.offscreenPasses.count != offscreenPasses {
            failures.append(
                "\(scenes[0]) takes \(first.statistics.offscreenPasses.count.counted("offscreen pass")), "
                    + "not \(offscreenPasses)")
        }
        switch relation {
        case .equal:
            failures += equality(first, try draw(scenes[1], .reference))
        case .different:
            let difference = PictureComparison.compare(first.image, try draw(scenes[1], .reference).image)
            if let difference, difference.maximum <= maximum {
                failures.append("\(scenes[0]) and \(scenes[1]) should differ, but \(difference)")
            }
        case .invariant:
            for drawing in ReferenceList.Drawing.variations {
                let difference = PictureComparison.compare(first.image, try draw(scenes[0], drawing).image)
                if let difference, difference.isEmpty { continue }
                let what = difference.map(\.description) ?? "the size differs"
                failures.append("\(scenes[0]) with \(drawing.threads) threads, tiles of \(drawing.tileSize): \(what)")
            }
        case .counted: break
        }
        return failures
    }

    private func equality(_ a: Frame, _ b: Frame) -> [String] {
        guard let difference = PictureComparison.compare(a.image, b.image) else {
            return ["\(scenes[0]) and \(scenes[1]) differ in size"]
        }
        return difference.maximum <= maximum ? [] : ["\(scenes[0]) and \(scenes[1]): \(difference)"]
    }
}
