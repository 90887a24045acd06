import CoreGraphics
import Offstage
import RenderServer

/// Finds in the frames what moves: animations and what they do to values, bounds that scroll.
///
/// Keeps a few numbers a frame of what moves, and nothing of what stands.
struct LaneRecorder {
    /// Lanes of a kind; more would not be looked at.
    private static let most = 40

    private struct Key: Hashable {
        let layer: LayerID
        let path: String
    }

    private var added: [FilmLane] = []
    private var moving: [FilmLane] = []
    private var placesByKey: [Key: Int] = [:]
    private var offsets: [LayerID: CGPoint] = [:]
    private var scrolling: [FilmLane] = []
    private var scrollPlaces: [LayerID: Int] = [:]
    private var lastTime = 0.0
    /// The layers of the frame before by place.
    private var layers: [StageSnapshot.Layer] = []

    mutating func add(_ lane: FilmLane) {
        added.append(lane)
    }

    mutating func note(_ snapshot: StageSnapshot) {
        let time = snapshot.frame.time
        for (place, layer) in snapshot.layers.enumerated() {
            // What stands still has nothing new to say.
            if place < layers.count, layers[place] === layer, layer.reading.animations.isEmpty,
                scrollPlaces.isEmpty || scrollPlaces[layer.id] == nil
            {
                continue
            }
            for animation in layer.animations { note(animation, of: layer, at: time) }
            note(layer.bounds.origin, of: layer, at: time)
        }
        layers = snapshot.layers
        lastTime = time
    }

    /// All lanes in the order of their kinds.
    var lanes: [FilmLane] {
        let found = Self.inOrder(moving) + Self.inOrder(scrolling)
        let all = (added + found).filter { !$0.isEmpty }
        return FilmLane.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
    }

    private static func inOrder(_ lanes: [FilmLane]) -> [FilmLane] {
        let sorted = lanes.enumerated().sorted { a, b in
            let (x, y) = (a.element.begin, b.element.begin)
            return x != y ? x < y : a.offset < b.offset
        }
        return sorted.prefix(most).map(\.element)
    }

    // MARK: Animations

    private mutating func note(
        _ animation: StageSnapshot.AnimationReading, of layer: StageSnapshot.Layer, at time: Double
    ) {
        let key = Key(layer: layer.id, path: animation.keyPath)
        let place = placesByKey[key] ?? moving.count
        if place == moving.count {
            placesByKey[key] = place
            moving.append(FilmLane(.animation, title: "\(layer.label).\(animation.keyPath)", layer: layer.id))
        }
        moving[place].noteSpan(animation, at: time)
        let count = min(animation.model.count, animation.presentation.count)
        for number in 0..<count {
            let name = count == 1 ? animation.keyPath : "\(animation.keyPath) \(number)"
            moving[place].notePoint(name, .model, time, animation.model[number])
            moving[place].notePoint(name, .presentation, time, animation.presentation[number])
        }
    }

    // MARK: Offsets

    private mutating func note(_ origin: CGPoint, of layer: StageSnapshot.Layer, at time: Double) {
        let id = layer.id
        guard let before = offsets.updateValue(origin, forKey: id), before != origin || scrollPlaces[id] != nil else {
            return
        }
        let place = scrollPlaces[id] ?? scrolling.count
        if place == scrolling.count {
            scrollPlaces[id] = place
            scrolling.append(FilmLane(.scroll, title: "\(layer.label) offset", layer: layer.id))
            for (name, value) in [("x", before.x), ("y", before.y)] {
                scrolling[place].notePoint(name, .presentation, lastTime, Double(value))
            }
        }
        for (name, value) in [("x", origin.x), ("y", origin.y)] {
            scrolling[place].notePoint(name, .presentation, time, Double(value))
        }
    }
}

extension FilmLane {
    fileprivate var begin: Double { events.first?.start ?? curves.first?.points.first?.time ?? 0 }

    /// One span an animation, however many frames it is seen in.
    fileprivate mutating func noteSpan(_ animation: StageSnapshot.AnimationReading, at time: Double) {
        if let last = events.indices.last, abs(events[last].start - animation.begin) < 1e-9 {
            if animation.end == nil { events[last].end = time }
            return
        }
        // What takes another's place ends it.
        if let last = events.indices.last, let end = events[last].end, end > animation.begin {
            events[last].end = animation.begin
        }
        events.append(
            Event(from: animation.begin, to: animation.end ?? time, text: animation.manner, tone: .draw))
    }

    fileprivate mutating func notePoint(_ name: String, _ style: Curve.Style, _ time: Double, _ value: Double) {
        guard value.isFinite else { return }
        let place = curves.firstIndex { $0.name == name && $0.style == style }
        if let place {
            curves[place].points.append((time, value))
        } else {
            curves.append(Curve(name: name, style: style, points: [(time, value)]))
        }
    }
}
