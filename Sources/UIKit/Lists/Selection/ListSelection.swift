/// Which places of a list are selected, in the order in which they were.
struct ListSelection<Place: Hashable> {
    private(set) var places: [Place] = []

    var isEmpty: Bool { places.isEmpty }

    func contains(_ place: Place) -> Bool { places.contains(place) }

    mutating func insert(_ place: Place) {
        if !contains(place) { places.append(place) }
    }

    mutating func remove(_ place: Place) { places.removeAll { $0 == place } }

    mutating func removeAll() { places = [] }

    /// Gives all their new places after an update; those that have none are selected no more.
    mutating func rename(_ newPlace: (Place) -> Place?) { places = places.compactMap(newPlace) }
}
