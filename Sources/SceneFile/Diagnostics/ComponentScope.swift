/// What ids mean inside a component: `title` is the user's `b1/title`.
struct ComponentScope: Hashable, Sendable {
    /// The component's name.
    let component: String
    /// The id of what stands in the component's place, as all others call it.
    let prefix: String
    /// What the component itself calls its root.
    let root: String?
    /// Ids mean what they say: the component fills what has names of its own, as a row has.
    var keepsIDs = false

    /// The id that the whole scene knows, for one that the component says.
    func id(_ local: String) -> String { keepsIDs ? local : local == root ? prefix : "\(prefix)/\(local)" }
}
