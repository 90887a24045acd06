import RenderServer

/// What the last commit left of a layer, and what changed since.
@MainActor
struct LayerCommitState {
    struct Marks: OptionSet {
        let rawValue: UInt8
        /// The layer's own state changed.
        static let properties = Marks(rawValue: 1)
        /// The layer's sublayers, their order or its mask changed.
        static let sublayers = Marks(rawValue: 2)
        /// Animations changed the layer's placement.
        static let placement = Marks(rawValue: 4)
        /// Animations changed the layer's box.
        static let box = Marks(rawValue: 8)
        /// Animations changed more than that.
        static let picture = Marks(rawValue: 16)
    }

    let id: LayerID
    /// The node of the last commit.
    var node: RenderNode?
    /// The state that the last commit encoded, shared until the app changes it.
    var committed: LayerStateBox?
    /// The walk that met the layer last: a layer met twice in one walk is part of a cycle.
    var walk: UInt64 = 0
    /// Counts commits of the layer's own values, so that a presentation copy knows when it is stale.
    var serial = 0
    /// The time that the last presentation copy shows; nil if it shows the layer without animations.
    var presentedTime: Double?
    var marks: Marks = []

    init() {
        id = LayerID(rawValue: SerialNumber.next())
    }

    var isCommitted: Bool { node != nil }
    var needsEncoding: Bool { node == nil || !marks.isEmpty }
}

extension ChangeReach {
    /// What a commit has to encode anew.
    var marks: LayerCommitState.Marks {
        var marks: LayerCommitState.Marks = []
        if contains(.placement) { marks.insert(.placement) }
        if contains(.box) { marks.insert(.box) }
        if contains(.picture) { marks.insert(.picture) }
        return marks
    }
}

extension CALayer {
    /// The layer's identity in render trees and plans.
    package var renderID: LayerID { commitState.id }

    func markForCommit(_ marks: LayerCommitState.Marks) {
        let isNew = !commitState.marks.isSuperset(of: marks)
        commitState.marks.formUnion(marks)
        if isNew || !isListed(.commit) { announcePending(.commit) }
    }
}
