import CoreGraphics
import RenderServer

/// Something on a screen that has no room where it is.
package struct FittingFinding: Sendable, Hashable {
    package enum Kind: String, CaseIterable, Sendable {
        /// A label that does not show all of its text.
        case clippedText
        /// Parts of two sibling views that lie on each other.
        case overlap
        /// Text or a control beyond the safe area.
        case outsideSafeArea
        /// A constraint that gave way to others.
        case brokenConstraint
        /// Something that takes touches in less than 44 × 44 points.
        case smallTouchTarget
    }

    package let kind: Kind
    /// What the view is called: its identifier, or its place.
    package let view: String
    package let sentence: String
    /// Where it is, in the screen's space.
    package let frame: CGRect
    /// The view's layer, for whoever knows where that is written.
    package let layer: LayerID?
}
