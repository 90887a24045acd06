/// What of a layer's node animations change.
struct ChangeReach: OptionSet {
    let rawValue: UInt8
    /// Where the layer stands in its superlayer.
    static let placement = ChangeReach(rawValue: 1)
    /// The background, the border and the corners.
    static let box = ChangeReach(rawValue: 2)
    /// Anything.
    static let picture = ChangeReach(rawValue: 4)
}
