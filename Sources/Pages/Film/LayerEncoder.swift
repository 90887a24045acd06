import CoreGraphics
import Offstage
import RenderServer
import TextFormatting

/// Classes by number, in the order in which they came.
struct ClassNames {
    private var places: [String: Int] = [:]
    private(set) var names: [String] = []

    mutating func place(of name: String) -> Int {
        if let place = places[name] { return place }
        places[name] = names.count
        names.append(name)
        return names.count - 1
    }
}

/// Turns the layers of frame after frame into rows that say only what differs.
///
/// A layer has one number from its birth to its death, and no other layer ever has it.
struct LayerEncoder {
    private struct Known {
        var layer: StageSnapshot.Layer
        var row: LayerRow
    }

    /// A layer that is not there in all frames.
    struct Life {
        var index: Int
        var birth: Int
        /// The first frame without it; nil if it lives to the end.
        var death: Int?
        var name: String
    }

    private var numbers: [LayerID: Int] = [:]
    /// By number; nil for the dead.
    private var known: [Known?] = []
    private var order: [Int] = []
    /// The layers of the frame before and their maps to the screen, by place.
    private var layers: [StageSnapshot.Layer] = []
    private var maps: [CGAffineTransform?] = []
    private var lives: [Int: Life] = [:]
    private var frame = -1

    /// Over all blocks.
    private(set) var classes = ClassNames()
    private(set) var names = Interner()
    private var chunk = LayerChunk()

    /// Numbers that were given.
    var count: Int { known.count }

    func number(of layer: LayerID) -> Int { numbers[layer] ?? -1 }

    /// The layer of a view of the last frame, `UIView:card`.
    func layer(labelled label: String) -> LayerID? {
        known.lazy.compactMap { $0?.layer }.first { "\($0.className):\($0.label)" == label }?.id
    }

    /// Layers that came late or went early, in the order of their numbers.
    var partialLives: [Life] { lives.values.sorted { $0.index < $1.index }.filter { $0.birth > 0 || $0.death != nil } }

    /// Adds a frame to the block.
    /// - Parameter picture: the number of a layer's picture in the block's table, by place in the snapshot.
    /// - Returns: the layers' numbers by place.
    mutating func add(_ snapshot: StageSnapshot, pictures: inout PictureBlocks) -> [Int] {
        frame += 1
        let indices = snapshot.layers.enumerated().map { place, layer in
            isSame(layer, place) ? order[place] : number(giving: layer)
        }
        var maps = [CGAffineTransform?](repeating: nil, count: indices.count)
        var changes: [(index: Int, mask: LayerRow.Mask, row: LayerRow)] = []
        let isKey = chunk.isEmpty
        for (place, layer) in snapshot.layers.enumerated() {
            if !isKey, isSame(layer, place), isSameAbove(layer.reading.parent, indices, maps) {
                maps[place] = self.maps[place]
                continue
            }
            let placing = LayerPlacing(layer, parent: layer.parent.map { maps[$0] } ?? .identity)
            maps[place] = placing.map
            let index = indices[place]
            let row = row(of: layer, index, parent: layer.parent.map { indices[$0] }, placing, isKey, &pictures)
            if isKey {
                chunk.appendKey(index, row)
            } else {
                let mask = known[index].map { row.differences(from: $0.row) } ?? .all
                if !mask.isEmpty { changes.append((index, mask, row)) }
            }
            known[index] = Known(layer: layer, row: row)
        }
        let dead = deaths(indices)
        if !isKey {
            changes += dead.map { ($0, .dies, LayerRow()) }
            chunk.appendDelta(changes.sorted { $0.index < $1.index }, from: order, to: indices, dead: Set(dead))
        }
        order = indices
        layers = snapshot.layers
        self.maps = maps
        return indices
    }

    /// True for a layer of which nothing changed since the frame before.
    private func isSame(_ layer: StageSnapshot.Layer, _ place: Int) -> Bool {
        place < layers.count && layers[place] === layer
    }

    /// True where what lies at the superlayer's place has its number and its map.
    private func isSameAbove(_ parent: Int?, _ indices: [Int], _ maps: [CGAffineTransform?]) -> Bool {
        parent.map { $0 < order.count && indices[$0] == order[$0] && maps[$0] == self.maps[$0] } ?? true
    }

    /// The block of the frames so far; the next frame begins another.
    mutating func takeChunk(shown: [JSONValue]) -> [UInt8] {
        defer { chunk = LayerChunk() }
        return chunk.bytes(capacity: known.count, shown: shown)
    }

    private mutating func number(giving layer: StageSnapshot.Layer) -> Int {
        if let number = numbers[layer.id] {
            if known[number] == nil, lives[number]?.death != nil { lives[number]?.death = nil }
            return number
        }
        let number = known.count
        numbers[layer.id] = number
        known.append(nil)
        lives[number] = Life(index: number, birth: frame, death: nil, name: layer.label)
        return number
    }

    private mutating func deaths(_ indices: [Int]) -> [Int] {
        if indices == order { return [] }
        let alive = Set(indices)
        let dead = order.filter { !alive.contains($0) }
        for index in dead {
            known[index] = nil
            lives[index]?.death = frame
        }
        return dead
    }

    // MARK: Rows

    private mutating func row(
        of layer: StageSnapshot.Layer, _ index: Int, parent: Int?, _ placing: LayerPlacing, _ isKey: Bool,
        _ pictures: inout PictureBlocks
    ) -> LayerRow {
        let before = known[index]
        let frame = layer.presented?.frame ?? layer.frame
        var row = LayerRow()
        row.parent = Int32(parent ?? -1)
        (row.x, row.y) = (Float(frame.minX), Float(frame.minY))
        (row.width, row.height) = (Float(frame.width), Float(frame.height))
        row.transform = placing.record.map { chunk.transform($0) } ?? 0
        row.flags = Self.flags(layer)
        row.picture = layer.picture.map { chunk.picture(Self.picture($0, of: layer, in: &pictures)) } ?? 0
        if let before, before.layer.reading.isNamed(as: layer.reading) {
            (row.className, row.name) = (before.row.className, before.row.name)
        } else {
            row.className = UInt16(truncatingIfNeeded: classes.place(of: layer.className))
            row.name = UInt32(names.place(of: LayerJSON.name(layer)))
        }
        let style = LayerStyle(layer.reading)
        if !isKey, let before, LayerStyle(before.layer.reading) == style {
            row.style = before.row.style
        } else {
            row.style = chunk.style(style.jsonValue)
        }
        return row
    }

    private static func flags(_ layer: StageSnapshot.Layer) -> LayerRow.Flags {
        var flags: LayerRow.Flags = []
        if layer.isView { flags.insert(.view) }
        if layer.isMask { flags.insert(.mask) }
        if layer.clips { flags.insert(.clips) }
        if layer.isHidden { flags.insert(.hidden) }
        if layer.hitTest?.hasOwnAnswer == true { flags.insert(.ownAnswer) }
        return flags
    }

    private static func picture(
        _ picture: StageSnapshot.LayerPicture, of layer: StageSnapshot.Layer, in pictures: inout PictureBlocks
    ) -> JSONValue {
        let rect = picture.rect
        let hash = JSONValue.string(pictures.add(picture.image))
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { JSONValue.number(Double($0)) }
        return .array(rect == layer.bounds ? [hash] : [hash, .array(numbers)])
    }
}
