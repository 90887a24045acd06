import Offstage
import RenderServer
import UIKit

/// A film that was taken to be looked at: its frames, and what moved and was laid out in each.
@MainActor
struct FilmTake {
    /// What is known of one frame beside its picture.
    struct Notes {
        /// By the label of a layer with an id: the key paths that animations move.
        var keyPaths: [String: Set<String>] = [:]
        /// By the name of a view: how often it was laid out.
        var layouts: [String: Int] = [:]
        /// What marked a view first, by its name.
        var causes: [String: String] = [:]
        /// Names of lists that scroll and of all views in them: their layout is what scrolling is.
        var scrolled: Set<String> = []
    }

    private(set) var filmFrames: [FilmFrame] = []
    private(set) var notes: [Notes] = []
    let sources: LayerSources

    /// - Parameters:
    ///   - withheld: The name of a view that is not laid out once the first frame is taken.
    ///   - prepare: Changes something before the first frame is taken.
    init(
        _ scene: Scene, _ film: SceneFilm, withholdingLayoutOf withheld: String? = nil,
        prepare: (SceneStage) -> Void = { _ in }
    ) {
        var filming = SceneFilming(scene, film)
        let sceneStage = filming.sceneStage
        sceneStage.stage.perform { prepare(sceneStage) }
        var server = RenderServer()
        while let pending = filming.nextFrame() {
            let frame = pending.render(with: &server)
            filmFrames.append(
                FilmFrame(
                    number: filmFrames.count, frame: frame, before: filmFrames.last?.frame,
                    lists: sceneStage.stage.lastListTrace))
            notes.append(Notes(sceneStage, frame))
            if let withheld { sceneStage.stage.host.withholdsLayout = { $0.name == withheld } }
        }
        sources = sceneStage.stage.layerSources()
    }

    var frames: [Frame] { filmFrames.map(\.frame) }
    var passes: Int { frames.reduce(0) { $0 + $1.statistics.offscreenPasses.count } }
    var bytes: Int { frames.reduce(0) { $0 + $1.statistics.bytesStored + $1.statistics.bytesLoaded } }

    func layouts(of view: String) -> Int { notes.reduce(0) { $0 + ($1.layouts[view] ?? 0) } }

    /// Beside another take of as many frames; nil where a size differs.
    func difference(to other: [Frame]) -> PictureDifference? {
        guard frames.count == other.count else { return nil }
        var result = PictureDifference()
        for (a, b) in zip(frames, other) {
            guard let difference = PictureComparison.compare(a.image, b.image) else { return nil }
            result.pixels = max(result.pixels, difference.pixels)
            result.maximum = max(result.maximum, difference.maximum)
            result.rect = result.rect.union(difference.rect)
        }
        return result
    }
}

extension FilmTake.Notes {
    @MainActor
    fileprivate init(_ scene: SceneStage, _ frame: Frame) {
        for (id, layer) in scene.layersWithIDs {
            let moved = layer.movedKeyPaths
            if !moved.isEmpty { keyPaths[id] = moved }
        }
        layouts = frame.statistics.updates.compactMapValues { $0.layoutSubviews > 0 ? $0.layoutSubviews : nil }
        for event in scene.stage.lastTrace.events(.layoutSubviews) {
            let parts = event.view.split(separator: ":", maxSplits: 1)
            let name = parts.count > 1 ? String(parts[1]) : event.path
            if let cause = event.cause, causes[name] == nil { causes[name] = cause }
        }
        let lists = Set(scene.stage.lastListTrace.events(.scrolled).map(\.layers.list))
        for window in scene.stage.windows where !lists.isEmpty { note(window, isInList: false, lists) }
    }

    @MainActor
    private mutating func note(_ view: UIView, isInList: Bool, _ lists: Set<LayerID>) {
        let isInList = isInList || lists.contains(view.layer.renderID)
        if isInList { scrolled.insert(view.name) }
        for subview in view.subviews { note(subview, isInList: isInList, lists) }
    }
}
