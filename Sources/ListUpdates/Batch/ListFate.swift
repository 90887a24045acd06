/// What an update does with an item that was there before it.
package enum ListFate: Hashable, Sendable {
    /// Nothing was said of the item: it goes where its neighbours and its section take it.
    case stays(ListPath)
    /// Moved to a place that was named.
    case moves(ListPath)
    /// Replaced by another one in its place.
    case reloads(ListPath)
    /// Deleted, or its section was deleted or reloaded.
    case leaves

    /// The place after the update.
    package var path: ListPath? {
        switch self {
        case .stays(let path), .moves(let path), .reloads(let path): path
        case .leaves: nil
        }
    }
}

/// Where an item that is there after an update comes from.
package enum ListOrigin: Hashable, Sendable {
    case stays(ListPath)
    case moves(ListPath)
    case reloads(ListPath)
    /// Inserted, or its section was inserted or reloaded.
    case comes

    /// The place before the update.
    package var path: ListPath? {
        switch self {
        case .stays(let path), .moves(let path), .reloads(let path): path
        case .comes: nil
        }
    }
}
