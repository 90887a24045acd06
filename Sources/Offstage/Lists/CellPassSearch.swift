import CoreGraphics
import RenderServer
import TextFormatting

/// Finds the passes in the cells of scrolling lists, and tries on each kind of cell what would spare them: the change is
/// made in all visible cells of all scrolled frames, and these are planned and drawn again.
struct CellPassSearch {
    /// A scrolled frame, and which layers of it are which parts of cells.
    private struct Scrolled {
        let frame: Frame
        let parts: [LayerID: CellPasses.Part]
    }

    private var scrolled: [Scrolled] = []
    private var found: [CellPasses.Part: CellPasses] = [:]
    /// What was advised, by the frame.
    private var advised: [Int: [Advice]] = [:]

    /// - Parameter shown: The kinds of the cells that the frame shows.
    mutating func add(_ frame: FilmFrame, shown: [LayerID: CellKind]) {
        let parts = frame.frame.tree?.parts(of: Set(shown.keys)) ?? [:]
        let named = parts.compactMapValues { part in
            shown[part.owner].map { CellPasses.Part(kind: $0, layer: part.name) }
        }
        let number = scrolled.count
        scrolled.append(Scrolled(frame: frame.frame, parts: named))
        var passes: [CellPasses.Part: [LayerID: [RenderPass]]] = [:]
        for pass in frame.passes {
            guard let layer = pass.layerID, let part = named[layer], let cell = parts[layer]?.owner else { continue }
            passes[part, default: [:]][cell, default: []].append(pass)
        }
        for (part, cells) in passes { found[part, default: CellPasses(part)].add(cells, ofFrame: number) }
    }

    /// What was found, the dearest first.
    var all: [CellPasses] {
        found.values.sorted { ($1.bytes, $0.title) < ($0.bytes, $1.title) }
    }

    // MARK: Remedies

    /// The change that spares passes over the whole scroll, told with what it was seen to spare and to change; nil where
    /// none that was tried does.
    mutating func remedy(for passes: CellPasses, adviser: Adviser) -> String? {
        // The frame in the middle shows whole cells, if any does.
        let number = passes.frames[passes.frames.count / 2]
        let found = advised[number] ?? scrolled[number].frame.search(with: adviser).advice
        advised[number] = found
        let advice = found.first { $0.remedy != nil && isAbout(passes.part, $0, in: scrolled[number]) }
        guard let changes = advice?.remedy?.changes else { return nil }
        let edits = changes.compactMap { change in
            scrolled[number].parts[change.layerID].map { (part: $0, change: change) }
        }
        guard edits.count == changes.count else { return nil }
        return trial(of: edits)
    }

    /// Whether advice is about the layers of a part.
    private func isAbout(_ part: CellPasses.Part, _ advice: Advice, in frame: Scrolled) -> Bool {
        frame.frame.statistics.offscreenPasses.contains { pass in
            pass.layer == advice.layer && pass.layerID.flatMap { frame.parts[$0] } == part
        }
    }

    private func trial(of edits: [(part: CellPasses.Part, change: LayerChange)]) -> String? {
        var server = RenderServer()
        var (passesSaved, bytesSaved) = (0, 0)
        var difference = PictureDifference()
        for scrolled in scrolled {
            let changes = edits.flatMap { edit in
                scrolled.parts.filter { $0.value == edit.part }.keys.map { edit.change.moved(to: $0) }
            }
            let other = scrolled.frame.trying(changes, with: &server)
            guard let found = PictureComparison.compare(scrolled.frame.image, other.image) else { return nil }
            difference.pixels = max(difference.pixels, found.pixels)
            difference.maximum = max(difference.maximum, found.maximum)
            difference.rect = difference.rect.union(found.rect)
            let (before, after) = (scrolled.frame.statistics, other.statistics)
            passesSaved += before.offscreenPasses.count - after.offscreenPasses.count
            bytesSaved += before.bytesStored + before.bytesLoaded - after.bytesStored - after.bytesLoaded
        }
        guard passesSaved > 0 else { return nil }
        let words = edits.map { $0.change.sentence + ($0.part.layer.isEmpty ? "" : " on \($0.part.layer)") }
        return words.joined(separator: " and ")
            + ": \((-passesSaved).counted("pass")) over \(scrolled.count.counted("scrolled frame")), "
            + "\(ByteText.text(-bytesSaved)); \(difference)"
    }
}
