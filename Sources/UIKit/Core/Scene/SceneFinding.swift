/// One thing that was found about the code of a scene.
package struct SceneFinding: Sendable {
    /// What a finding is about.
    package enum Kind: Sendable, CaseIterable {
        case layoutFeedbackLoop, hierarchyMutatedDuringLayout, missingSuper, markedInWrongPhase, endlessTurn, notVirtual
        case unsatisfiableConstraints, ambiguousLayout
        /// Something about controllers that a device accepts in silence, and that is wrong.
        case controllers
        /// A callback does what another one is for, a layer does not follow, a child is not told, appearance is out of
        /// balance.
        case workInWrongCallback, layerFrameInViewDidLoad, childWithoutDidMove, unbalancedAppearance
        /// What a device writes to its log and survives.
        case log
        case missingFont, substitutedFont, unsafeAttribute, missingGlyph
        /// Something of an asset catalogue that is not read.
        case unreadAsset
        /// A symbol that no drawing is known for.
        case missingSymbol
        /// What a container lists for those who do not see the screen cannot be met as it is.
        case accessibility
    }

    package let kind: Kind
    /// The finding as a whole sentence.
    package let message: String
    /// The views it is about, as messages name them (`UILabel:title`).
    package let views: [String]

    package init(_ kind: Kind, _ message: String, views: [String] = []) {
        self.kind = kind
        self.message = message
        self.views = views
    }
}
