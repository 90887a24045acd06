import QuartzCore
import RenderServer
import UIKit

/// What a snapshot leaves for the next one.
@MainActor
struct SnapshotMemory {
    /// A layer, and what its description was made of.
    struct Entry {
        let layer: StageSnapshot.Layer
        let state: CommittedLayerState?
        let settings: ViewSettings?
        let path: LayerPath
        let isMoving: Bool
        /// Properties that are not as by default; nil for a layer of a tree too large for them.
        let properties: [(key: String, value: String)]?
        let drawn: LayerPictures.Drawn?
    }

    /// By place.
    var entries: [Entry] = []
    var places: [LayerID: Int] = [:]
    var defaults: [String: [(key: String, value: String)]] = [:]
    /// Places of the layers that constraints place.
    var constrained: Set<Int> = []

    func isUnmoved(_ entry: Entry, at place: Int) -> Bool {
        place < entries.count && entries[place].layer === entry.layer
    }

    /// The layer of the last snapshot; most have their place still.
    func entry(of layer: LayerID, at place: Int) -> Entry? {
        if place < entries.count, entries[place].layer.reading.id == layer { return entries[place] }
        return places[layer].map { entries[$0] }
    }
}

/// What a view has besides its layer's state that snapshots tell.
@MainActor
struct ViewSettings: Equatable {
    let name: String?
    let isUserInteractionEnabled: Bool
    let tag: Int
    let contentMode: UIView.ContentMode
    let translatesAutoresizingMaskIntoConstraints: Bool
    let text: StageSnapshot.TextReading?

    init(_ view: UIView) {
        name = view.renderName
        isUserInteractionEnabled = view.isUserInteractionEnabled
        tag = view.tag
        contentMode = view.contentMode
        translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        text = (view as? UILabel).flatMap { StageSnapshot.TextReading($0) }
    }

    /// What is not as by default.
    var properties: [(key: String, value: String)] {
        var result: [(key: String, value: String)] = []
        if !isUserInteractionEnabled { result.append(("isUserInteractionEnabled", "false")) }
        if tag != 0 { result.append(("tag", "\(tag)")) }
        if contentMode != .scaleToFill { result.append(("contentMode", "\(contentMode)")) }
        if !translatesAutoresizingMaskIntoConstraints {
            result.append(("translatesAutoresizingMaskIntoConstraints", "false"))
        }
        return result
    }
}
