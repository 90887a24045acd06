import CoreGraphics
import Foundation
import RenderServer
import UIKit

/// Everything that an inspector shows of one frame, as a value: layers with their properties, constraints, what a hit
/// test asks, passes, and what the update cycle did.
package struct StageSnapshot: Sendable {
    /// One view or standalone layer.
    package struct Layer: Sendable {
        /// Place of the superlayer in the list; nil for a window.
        package var parent: Int?
        package var isView: Bool
        package var className: String
        /// The id, or the index path.
        package var label: String
        /// The corners of the bounds on the screen, in points: top left, top right, bottom right, bottom left as the
        /// layer has them. Empty when one is not finite.
        package var corners: [CGPoint]
        package var isHidden: Bool
        package var opacity: Float
        /// Own colour, corner and border, as they are painted.
        package var backgroundColor: CGColor?
        package var cornerRadius: CGFloat
        package var borderWidth: CGFloat
        package var borderColor: CGColor?
        /// Place in the paint order among its siblings differs from the array's.
        package var zPosition: CGFloat
        package var frame: CGRect
        package var bounds: CGRect
        /// What is not as by default: key and value as text.
        package var properties: [(key: String, value: String)]
        package var constraints: [ConstraintReading]
        /// For views: what a hit test asks.
        package var hitTest: HitTest?
        /// What the layer itself shows, without sublayers and effects; nil where colour and border say it all.
        package var picture: CGImage?
        /// Where it is written, then what uses that place, from inside out.
        package var sources: [SourcePlace]
    }

    /// What a hit test asks of a view, besides its bounds.
    package struct HitTest: Sendable {
        /// Why the view is never hit, as a sentence.
        package var obstacle: String?
        /// From the superview's space to the view's: a, b, c, d, tx, ty; nil for a singular transform or a perspective.
        package var fromSuperview: [CGFloat]?
        /// True when the class overrides `hitTest(_:with:)` or `point(inside:with:)`, which only a run can ask.
        package var hasOwnAnswer: Bool
    }

    /// A constraint with what it comes to in this frame.
    package struct ConstraintReading: Sendable {
        package var text: String
        package var isBroken: Bool
        /// Left side and right side, points; nil where they are not geometry alone.
        package var sides: (first: CGFloat, second: CGFloat)?
    }

    /// Parents before their children, siblings in array order.
    package var layers: [Layer]
    /// Places in `layers` by identity, for passes.
    package var places: [LayerID: Int]
    /// Keys of each class of layer with their defaults.
    package var defaults: [String: [(key: String, value: String)]]
    /// The texts that the layers come from.
    package var sourceTexts: [LayerSources.Text]
    package var size: CGSize
    package var frame: Frame
    package var trace: UpdateTrace
    package var diagnostics: [String]
}
