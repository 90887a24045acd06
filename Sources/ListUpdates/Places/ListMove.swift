/// A section or an item that goes from an old place to a new one.
package struct ListMove<Place: Hashable & Sendable>: Hashable, Sendable {
    /// A place before the update.
    package var from: Place
    /// A place after the update.
    package var to: Place

    package init(from: Place, to: Place) {
        self.from = from
        self.to = to
    }
}
