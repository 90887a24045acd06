/// A key path to a property of an emitter's cell: `emitterCells.name.key`, with `emitterCells.name` once more for each
/// level of cells below, and a part of the value behind it.
struct EmitterCellPath {
    static let prefix = "emitterCells."

    /// The names of the cells from the layer down.
    let names: [String]
    let property: EmitterCellProperty
    /// The part of the value; nil for all of it.
    let rest: String?

    /// Nil for a key path to anything else.
    init?(_ keyPath: String) {
        guard let (names, key, rest) = Self.parts(keyPath), let property = EmitterCellProperty.row(key) else {
            return nil
        }
        (self.names, self.property, self.rest) = (names, property, rest)
    }

    /// The cells' names, the key of the last one, and what comes behind it.
    static func parts(_ keyPath: String) -> (names: [String], key: String, rest: String?)? {
        var words = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
        var names: [String] = []
        while words.first == "emitterCells", words.count >= 3 {
            names.append(words[words.startIndex + 1])
            words = words.dropFirst(2)
        }
        guard !names.isEmpty, let key = words.first else { return nil }
        let rest = words.dropFirst().joined(separator: ".")
        return (names, key, rest.isEmpty ? nil : rest)
    }

    /// The places of the cells from the top down; nil where there are none of these names.
    func place(in cells: [EmitterCellState]) -> [Int]? {
        var (cells, place) = (cells, [Int]())
        for name in names {
            guard let index = cells.firstIndex(where: { $0.name == name }) else { return nil }
            place.append(index)
            cells = cells[index].cells
        }
        return place
    }
}

extension [EmitterCellState] {
    /// The cell at a place, from the top down; nil where there is none any more. Setting nil changes nothing.
    subscript(place: [Int]) -> EmitterCellState? {
        get {
            guard let first = place.first, indices.contains(first) else { return nil }
            return place.count == 1 ? self[first] : self[first].cells[[Int](place.dropFirst())]
        }
        set {
            guard let first = place.first, indices.contains(first), let newValue else { return }
            if place.count == 1 {
                self[first] = newValue
            } else {
                self[first].cells[[Int](place.dropFirst())] = newValue
            }
        }
    }
}
