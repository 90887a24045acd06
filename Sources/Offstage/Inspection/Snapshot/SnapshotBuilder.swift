import CoreGraphics
import QuartzCore
import RenderServer
import UIKit

/// Walks the windows of a stage.
@MainActor
struct SnapshotBuilder {
    private(set) var layers: [StageSnapshot.Layer] = []
    private(set) var places: [LayerID: Int] = [:]
    private(set) var defaults: [String: [(key: String, value: String)]]
    let sources: LayerSources
    private(set) var constraints: ConstraintReader
    private let pictures: LayerPictures
    private let memory: SnapshotMemory
    private var entries: [SnapshotMemory.Entry] = []
    /// By place: layers that lie on the screen where they lay in the last snapshot.
    private var liesAlike: [Bool] = []
    /// Reading back every property of a very large tree takes longer than anyone waits.
    private static let detailLimit = 20_000

    init(stage: Stage, constraintOrigins: ConstraintOrigins, memory: SnapshotMemory) {
        sources = stage.layerSources()
        pictures = LayerPictures(stage)
        constraints = ConstraintReader(origins: constraintOrigins)
        defaults = memory.defaults
        self.memory = memory
        layers.reserveCapacity(memory.entries.count)
        entries.reserveCapacity(memory.entries.count)
        liesAlike.reserveCapacity(memory.entries.count)
    }

    /// A layer that is to be described.
    private struct Waiting {
        let layer: CALayer
        let parent: Int?
        /// From the superlayer to it; nil for a window.
        let step: LayerPath.Step?
        /// True when something moves it or a layer above it.
        let isMovedFromAbove: Bool
    }

    /// Without recursion: trees may be deeper than the stack.
    mutating func add(_ window: UIWindow) {
        var waiting = [Waiting(layer: window.layer, parent: nil, step: nil, isMovedFromAbove: false)]
        var views: [(view: UIView, place: Int)] = []
        while let next = waiting.popLast() {
            let place = layers.count
            let view = next.layer.host as? UIView
            if let view { views.append((view, place)) }
            let isMoving = add(next, view, in: window)
            let first = waiting.count
            var steps = LayerPath.SiblingSteps()
            if let mask = next.layer.mask {
                waiting.append(Waiting(layer: mask, parent: place, step: .mask, isMovedFromAbove: isMoving))
            }
            for layer in next.layer.sublayers ?? [] {
                let step = steps.next(isViewLayer: layer.host is UIView)
                waiting.append(Waiting(layer: layer, parent: place, step: step, isMovedFromAbove: isMoving))
            }
            waiting[first...].reverse()
        }
        constraints.read(window, views: views)
    }

    /// What depends on all windows.
    mutating func finish() {
        for place in Set(constraints.placing.keys).union(memory.constrained) where place < layers.count {
            let placing = constraints.placing[place] ?? []
            guard layers[place].reading.constraints != placing else { continue }
            var reading = layers[place].reading
            reading.constraints = placing
            layers[place] = StageSnapshot.Layer(reading)
        }
        let isAlike =
            layers.count == memory.entries.count
            && layers.indices.allSatisfy { layers[$0].reading.id == memory.entries[$0].layer.reading.id }
        places =
            isAlike
            ? memory.places : Dictionary(layers.enumerated().map { ($1.reading.id, $0) }) { _, last in last }
    }

    func takeMemory() -> SnapshotMemory {
        var memory = SnapshotMemory()
        memory.entries = zip(entries, layers).map { entry, layer in
            entry.layer === layer
                ? entry
                : SnapshotMemory.Entry(
                    layer: layer, state: entry.state, settings: entry.settings, path: entry.path,
                    isMoving: entry.isMoving, properties: entry.properties, drawn: entry.drawn)
        }
        memory.places = places
        memory.defaults = defaults
        memory.constrained = Set(constraints.placing.keys)
        return memory
    }

    // MARK: Layers

    /// What tells whether a layer's description of the last snapshot holds.
    private struct LayerFacts {
        let layer: CALayer
        let view: UIView?
        let parent: Int?
        let isMask: Bool
        let place: Int
        let known: SnapshotMemory.Entry?
        let state: CommittedLayerState?
        let settings: ViewSettings?
        let path: LayerPath
        let animations: [StageSnapshot.AnimationReading]
        let isMoving: Bool
        /// Whether all above the layer lies where it lay.
        let isAlikeAbove: Bool
        let drawn: LayerPictures.Drawn?
        /// Whether the layer's properties are read back.
        let isDetailed: Bool
        let isSameDetail: Bool

        var isStill: Bool { !isMoving && known?.isMoving == false }
    }

    /// - Returns: whether something moves the layer or one above it.
    private mutating func add(_ next: Waiting, _ view: UIView?, in window: UIWindow) -> Bool {
        let facts = facts(of: next, view, in: window)
        if facts.isDetailed { addDefaults(of: facts.layer) }
        let entry = unchangedEntry(facts) ?? describe(facts, in: window)
        layers.append(entry.layer)
        entries.append(entry)
        return facts.isMoving
    }

    private mutating func facts(of next: Waiting, _ view: UIView?, in window: UIWindow) -> LayerFacts {
        let layer = next.layer
        let place = layers.count
        let known = memory.entry(of: layer.renderID, at: place)
        let animations = StageSnapshot.AnimationReading.all(of: layer)
        let state = layer.committedState
        let both = state.flatMap { state in known?.state.map { (state, $0) } }
        let isDetailed = place < Self.detailLimit
        let isSameState = both.map { $0.0.isSame(as: $0.1) } ?? false
        let facts = LayerFacts(
            layer: layer, view: view, parent: next.parent, isMask: next.step == .mask, place: place, known: known,
            state: state, settings: view.map { ViewSettings($0) }, path: path(of: next, in: window, known),
            animations: animations, isMoving: next.isMovedFromAbove || !animations.isEmpty,
            isAlikeAbove: next.parent.map { liesAlike[$0] } ?? true,
            drawn: pictures.picture(of: layer.renderID, before: known?.drawn), isDetailed: isDetailed,
            isSameDetail: isSameState && (known?.properties != nil) == isDetailed)
        liesAlike.append(
            facts.isStill && facts.isAlikeAbove && both.map { $0.0.liesAlike($0.1) } ?? false)
        return facts
    }

    /// The entry of the last snapshot, where nothing of it changed.
    private func unchangedEntry(_ facts: LayerFacts) -> SnapshotMemory.Entry? {
        guard let known = facts.known, facts.isSameDetail, facts.isStill, facts.isAlikeAbove,
            known.layer.reading.parent == facts.parent, known.settings == facts.settings, known.path == facts.path,
            facts.drawn?.node === known.drawn?.node,
            known.layer.reading.constraints.isEmpty || memory.isUnmoved(known, at: facts.place)
        else { return nil }
        return known
    }

    private func describe(_ facts: LayerFacts, in window: UIWindow) -> SnapshotMemory.Entry {
        let (layer, known, settings) = (facts.layer, facts.known, facts.settings)
        let properties =
            facts.isDetailed ? (facts.isSameDetail ? known?.properties : nil) ?? changed(layer) : nil
        let shown = facts.isMoving ? layer.presentation() : nil
        let name = settings?.name ?? layer.name
        let root = shown == nil ? window.layer : window.layer.presentation() ?? window.layer
        let corners =
            liesAlike[facts.place] && known != nil
            ? known?.layer.reading.corners ?? [] : corners(of: shown ?? layer, in: root, window)
        let reading = StageSnapshot.LayerReading(
            id: layer.renderID, parent: facts.parent, isView: facts.view != nil, isMask: facts.isMask,
            className: PublicName.of(facts.view ?? layer), layerClass: "\(type(of: layer))",
            label: name ?? facts.path.description, hasID: name != nil, path: facts.path.description,
            text: settings?.text, corners: corners, isHidden: layer.isHidden, opacity: layer.opacity,
            backgroundColor: layer.backgroundColor, cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
            borderColor: layer.borderColor, zPosition: layer.zPosition, frame: layer.frame, bounds: layer.bounds,
            presented: facts.animations.isEmpty ? nil : shown.map { .init(frame: $0.frame, bounds: $0.bounds) },
            properties: (properties ?? []) + (facts.isDetailed ? settings?.properties ?? [] : []),
            clips: layer.masksToBounds, constraints: [], hitTest: facts.view.map(hitTest),
            picture: facts.drawn?.picture, sources: sources.places(of: layer.renderID), animations: facts.animations)
        return SnapshotMemory.Entry(
            layer: StageSnapshot.Layer(reading), state: facts.state, settings: settings, path: facts.path,
            isMoving: facts.isMoving, properties: properties, drawn: facts.drawn)
    }

    private func path(of next: Waiting, in window: UIWindow, _ known: SnapshotMemory.Entry?) -> LayerPath {
        guard let parent = next.parent, let step = next.step else { return window.layerPath }
        let above = entries[parent].path
        if let known, known.path.steps.last == step, known.path.steps.count == above.steps.count + 1,
            known.path.window == above.window, known.path.steps.dropLast() == above.steps[...]
        {
            return known.path
        }
        return above.appending(step)
    }

    /// - Parameter root: the window's layer, or the presentation of it that belongs to the layer's.
    private func corners(of layer: CALayer, in root: CALayer, _ window: UIWindow) -> [CGPoint] {
        let bounds = layer.bounds
        let points = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { point in
            let inWindow = layer.model() === window.layer ? point : layer.convert(point, to: root)
            let origin = window.bounds.origin
            return CGPoint(
                x: inWindow.x - origin.x + window.frame.minX, y: inWindow.y - origin.y + window.frame.minY)
        }
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? points : []
    }

    // MARK: Properties

    /// Shown elsewhere, or no values.
    private static let skipped: Set<String> = [
        "sublayers", "superlayer", "delegate", "frame", "mask", "name", "style", "actions",
    ]

    private mutating func addDefaults(of layer: CALayer) {
        let type = type(of: layer)
        guard defaults["\(type)"] == nil else { return }
        defaults["\(type)"] = type.properties.filter { !Self.skipped.contains($0.key) }.map {
            ($0.key, PropertyText.text($0.defaultValue, $0.kind))
        }
    }

    private func changed(_ layer: CALayer) -> [(key: String, value: String)] {
        type(of: layer).properties.compactMap { property in
            guard !Self.skipped.contains(property.key) else { return nil }
            let value = property.value(of: layer)
            // A drawing of its own is no content that anyone set; views with text have theirs told in words.
            if property.key == "contents", value is LayerBackingStore { return nil }
            let text = PropertyText.text(value, property.kind)
            return text == PropertyText.text(property.defaultValue, property.kind) ? nil : (property.key, text)
        }
    }

    // MARK: Hit test

    private func hitTest(_ view: UIView) -> StageSnapshot.HitTest {
        let origin = view.pointFromSuperview(.zero)
        let (x, y) = (view.pointFromSuperview(CGPoint(x: 1, y: 0)), view.pointFromSuperview(CGPoint(x: 0, y: 1)))
        var affine: [CGFloat]?
        if CATransform3DIsAffine(view.layer.transform), view.layer.isAffineInPlane, let origin, let x, let y {
            affine = [x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y, origin.x, origin.y]
        }
        return StageSnapshot.HitTest(
            obstacle: view.hitTestObstacle?.sentence, fromSuperview: affine,
            hasOwnAnswer: HitTestOverrides.hasOwnAnswer(type(of: view)))
    }
}
