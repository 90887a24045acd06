import UIKit

/// Why a hit test ends at a view without a hit.
public enum HitTestRule: String, CaseIterable, Hashable, Sendable {
    /// `isHidden` is true.
    case hidden
    /// `isUserInteractionEnabled` is false.
    case interactionDisabled
    /// `alpha` is below 0.01.
    case transparent
    /// `point(inside:with:)` says no.
    case outside
    /// The view's transform has no inverse, so that no point of it answers to the touch.
    case singularTransform
    /// The view's own `hitTest(_:with:)` answers nil.
    case noAnswer

    /// The rule as a sentence, without its full stop.
    public var sentence: String {
        switch self {
        case .hidden: HitTestObstacle.hidden.sentence
        case .interactionDisabled: HitTestObstacle.interactionDisabled.sentence
        case .transparent: HitTestObstacle.transparent.sentence
        case .outside: "the point is outside its bounds"
        case .singularTransform: "its transform is singular"
        case .noAnswer: "hitTest answers nil"
        }
    }

    init(_ obstacle: HitTestObstacle) {
        self =
            switch obstacle {
            case .hidden: .hidden
            case .interactionDisabled: .interactionDisabled
            case .transparent: .transparent
            }
    }
}
