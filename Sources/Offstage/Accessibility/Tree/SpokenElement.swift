import CoreGraphics
import UIKit

/// What those who do not see the screen are told of one element.
public struct SpokenElement: Sendable, Hashable {
    /// Text that is told apart from label and value.
    public struct Content: Sendable, Hashable, Codable {
        /// What it is.
        public var label: String
        /// What it says.
        public var value: String
        /// Whether it is told with the element, not only when it is asked for.
        public var isImportant: Bool
    }

    /// The class of the object, such as `UIButton`.
    public var className: String
    /// The name for tests; nil for none.
    public var identifier: String?
    /// What the element is, in a word or two; nil for nothing.
    public var label: String?
    /// What it is set to; nil for nothing.
    public var value: String?
    /// What the app said comes of activating it; nil for nothing.
    public var ownHint: String?
    /// What it is and can do.
    public var traits: UIAccessibilityTraits
    /// The language it is spoken in, such as `de-DE`; nil for the device's.
    public var language: String?
    /// In the screen's space, in points.
    public var frame: CGRect
    /// Where an activation taps, in the screen's space.
    public var activationPoint: CGPoint
    /// Whether the activation point is another than the middle of the frame.
    public var hasOwnActivationPoint: Bool
    /// The names of actions.
    public var actions: [String]
    /// What is told of it besides.
    public var content: [Content]
    /// What may be said to mean the element.
    public var inputLabels: [String]
    /// What can be searched for from here.
    public var rotors: [String]
    /// Where it stands among others.
    public var places: [Place]

    /// Where an element stands among others.
    public enum Place: Sendable, Hashable {
        /// One of several that are counted, from 1.
        case series(Int, of: Int)
        /// A tab of a bar, counted from 1.
        case tab(Int, of: Int)
        case listStart, listEnd, landmarkStart, landmarkEnd
        case tableCell(TableCell)
    }

    /// Where a cell stands in a table of data.
    public struct TableCell: Sendable, Hashable {
        /// From 1; nil for a cell that is not in a row of its own.
        public var row: Int?
        public var column: Int?
        public var rowCount: Int
        public var columnCount: Int
        public var isFirstOfRow: Bool
        /// What is spoken before the cell.
        public var headers: [String]
    }

    /// What is spoken of the element.
    public var spoken: String { SpokenText(self).text }
    /// What is spoken after a pause: what can be done. Nil for nothing.
    public var hint: String? { SpokenText(self).hint }
}
