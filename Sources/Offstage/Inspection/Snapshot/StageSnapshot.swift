import CoreGraphics
import Foundation
import RenderServer
import UIKit

/// Everything that an inspector shows of one frame, as a value: layers with their properties, constraints, what a hit
/// test asks, passes, and what the update cycle did.
package struct StageSnapshot: Sendable {
    /// One view or standalone layer. Snapshots share those of which nothing changed: such are the same object.
    @dynamicMemberLookup
    package final class Layer: Sendable {
        package let reading: LayerReading

        init(_ reading: LayerReading) {
            self.reading = reading
        }

        package subscript<Value>(dynamicMember member: KeyPath<LayerReading, Value>) -> Value {
            reading[keyPath: member]
        }
    }

    /// What there is to know of a view or a standalone layer.
    package struct LayerReading: Sendable {
        /// The layer's identity: the same in each frame of a stage, as long as the layer lives.
        package var id: LayerID
        /// Place of the superlayer in the list; nil for a window.
        package var parent: Int?
        package var isView: Bool
        /// True for the mask of its superlayer.
        package var isMask: Bool
        package var className: String
        /// The class of the layer, whose keys `defaults` has.
        package var layerClass: String
        /// The id, or the index path.
        package var label: String
        /// False where `label` is the index path.
        package var hasID: Bool
        /// The index path in any case.
        package var path: String
        /// What a label or another view with text says.
        package var text: TextReading?
        /// The corners of the bounds as they are shown on the screen, in points: top left, top right, bottom right, bottom left as the
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
        /// What is shown in place of `frame` and `bounds` while the layer or one above it moves; nil while all stands.
        package var presented: Placement?
        /// What is not as by default: key and value as text.
        package var properties: [(key: String, value: String)]
        /// True when sublayers are clipped to the bounds.
        package var clips: Bool
        /// Places in `constraints` of those that place the view.
        package var constraints: [Int]
        /// For views: what a hit test asks.
        package var hitTest: HitTest?
        /// What the layer itself shows, without sublayers; nil where colour and border say it all.
        package var picture: LayerPicture?
        /// Where it is written, then what uses that place, from inside out.
        package var sources: [SourcePlace]
        /// What moves it in this frame.
        package var animations: [AnimationReading]
    }

    /// Where a layer lies.
    package struct Placement: Sendable {
        package var frame: CGRect
        package var bounds: CGRect

        package init(frame: CGRect, bounds: CGRect) {
            self.frame = frame
            self.bounds = bounds
        }
    }

    /// What a layer itself shows, masked and with its shadow.
    package struct LayerPicture: Sendable {
        package var image: CGImage
        /// The image's place in the layer's own space.
        package var rect: CGRect
    }

    /// A text as it stands on a screen.
    package struct TextReading: Sendable, Equatable {
        package var text: String
        /// `.SFUI-Semibold 17 pt`, several where the text has several.
        package var fonts: [String]
        /// `#RRGGBB`, several where the text has several.
        package var colors: [String]
        package var alignment: String
        /// At most; 0 for any number.
        package var lineLimit: Int
        /// The lines that are shown.
        package var lines: [String]
        package var isTruncated: Bool
    }

    /// Something that the stage or its picture has to say.
    package struct Note: Sendable {
        /// The kind of a diagnostic, or `plan`.
        package var kind: String
        package var message: String
        /// Places in `layers` of the views that it is about.
        package var layers: [Int]
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

    /// Parents before their children, siblings in array order.
    package var layers: [Layer]
    /// Places in `layers` by identity, for passes.
    package var places: [LayerID: Int]
    /// Places in `layers` by index path, of those that the steps of the update cycle are about.
    package var pathPlaces: [String: Int]
    package var constraints: [ConstraintReading]
    package var ambiguities: [Ambiguity]
    /// Keys of each class of layer with their defaults.
    package var defaults: [String: [(key: String, value: String)]]
    /// The texts that the layers come from.
    package var sourceTexts: [LayerSources.Text]
    package var size: CGSize
    /// Frames a second that the display shows at most.
    package var displayRate: Int
    /// `iPhone 16`, and how its traits are set: `light`, `right to left`.
    package var device: String
    package var frame: Frame
    package var trace: UpdateTrace
    /// What lists did since the frame before.
    package var lists: ListTrace
    /// How the layouts of collections place what is in sight.
    package var skeleton: [LayoutSkeleton.Piece]
    /// What those who do not see the screen meet on it, in their order.
    package var elements: [SpokenElement]
    /// What a reader said until now.
    package var utterances: [Utterance]
    package var notes: [Note]
}
