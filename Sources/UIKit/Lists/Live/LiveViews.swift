/// The views of a list's places that are shown now.
struct LiveViews<Place: Hashable & Comparable, View: AnyObject> {
    private var views: [Place: View] = [:]
    private var places: [ObjectIdentifier: Place] = [:]

    var isEmpty: Bool { views.isEmpty }

    subscript(place: Place) -> View? { views[place] }

    /// Where a view is shown; nil for one that is not.
    func place(of view: View) -> Place? { places[ObjectIdentifier(view)] }

    /// All, in the order of their places.
    var inOrder: [(place: Place, view: View)] {
        views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// In any order.
    var all: some Collection<View> { views.values }

    /// Shows a view at a place. It may be shown nowhere else, and no other one there.
    mutating func insert(_ view: View, at place: Place) {
        remove(at: place)
        if let old = self.place(of: view) { views[old] = nil }
        views[place] = view
        places[ObjectIdentifier(view)] = place
    }

    @discardableResult
    mutating func remove(at place: Place) -> View? {
        guard let view = views.removeValue(forKey: place) else { return nil }
        places[ObjectIdentifier(view)] = nil
        return view
    }

    /// Takes out all whose place is not wanted any more, in the order of their places.
    mutating func removeAll(but isWanted: (Place) -> Bool) -> [(place: Place, view: View)] {
        let leaving = inOrder.filter { !isWanted($0.place) }
        for (place, _) in leaving { remove(at: place) }
        return leaving
    }

    /// Gives all their new places after an update.
    /// - Returns: Those that have none, with their old one, in order.
    mutating func rename(_ newPlace: (Place) -> Place?) -> [(place: Place, view: View)] {
        let old = inOrder
        self = Self()
        var gone: [(place: Place, view: View)] = []
        for (place, view) in old {
            if let new = newPlace(place) { insert(view, at: new) } else { gone.append((place, view)) }
        }
        return gone
    }
}
