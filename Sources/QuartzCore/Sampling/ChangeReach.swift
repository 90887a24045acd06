/// How much of a layer's node follows one of its properties, the least first.
enum ChangeReach: Comparable {
    /// Where the layer stands in its superlayer; its picture in its own space stays.
    case placement
    /// The background, the border and the corners.
    case box
    /// Anything.
    case picture

    /// What a commit has to encode anew.
    var marks: LayerCommitState.Marks {
        switch self {
        case .placement: .placement
        case .box: .box
        case .picture: .picture
        }
    }
}
