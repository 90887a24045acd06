import TextFormatting
import UIKit

/// Something about a touch that is likely to be a mistake of the app.
public struct TouchFinding: Hashable, Sendable {
    /// Kinds of findings.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A control, or a view with recognizers, that is small to hit.
        case smallHitArea
        /// A finger that nobody took, or about which nobody did anything.
        case touchUntaken
        /// A view that shows nothing took a finger, and something below it would have acted on it.
        case coveredByInvisible

        /// What it means, without a full stop.
        public var sentence: String {
            switch self {
            case .smallHitArea: "a touched control, or view with recognizers, is less than 44 points wide or high"
            case .touchUntaken: "no view took a finger, or nobody did anything about it"
            case .coveredByInvisible: "a view that shows nothing took a finger from a control or recognizer below it"
            }
        }

        /// What helps, without a full stop.
        public var remedy: String {
            switch self {
            case .smallHitArea: "make it larger, or let point(inside:with:) take points around it"
            case .touchUntaken: "add a recognizer or a control, or set isUserInteractionEnabled to false"
            case .coveredByInvisible: "set isUserInteractionEnabled to false on the view above, or remove it"
            }
        }
    }

    /// What kind it is.
    public let kind: Kind
    /// The view that it is about, as messages name it; empty where there is none.
    public let subject: String
    /// What was found, without a full stop.
    public let sentence: String

    init(_ kind: Kind, subject: String, _ sentence: String) {
        (self.kind, self.subject, self.sentence) = (kind, subject, sentence)
    }
}

/// Looks for what is wrong where a finger came down.
@MainActor
enum TouchFindings {
    /// Points that Apple asks for.
    static let leastSide: CGFloat = 44

    private static let slot = ClassMetadata.methodSlot(of: UIResponder.self, overriddenBy: TouchProbe.self)

    /// Whether a class in the chain of responders from a view on has code for touches.
    static func isHeard(_ view: UIView?) -> Bool {
        sequence(first: view as UIResponder?) { $0?.next }.contains { responder in
            responder.map { ClassMetadata.overrides(type(of: $0), UIResponder.self, slot: slot) } ?? false
        }
    }

    /// - Parameter point: In points of the screen.
    static func findings(at point: CGPoint, _ view: UIView?) -> [TouchFinding] {
        guard let view else {
            return [
                TouchFinding(
                    .touchUntaken, subject: "", "no view takes a finger at \(number(point.x)), \(number(point.y))")
            ]
        }
        return [smallness(of: view), cover(view, at: point)].compactMap { $0 }
    }

    private static func number(_ value: CGFloat) -> String { DecimalText.number(Double(value), decimals: 2) }

    private static func smallness(of view: UIView) -> TouchFinding? {
        let size = view.bounds.size
        guard acts(view), min(size.width, size.height) < leastSide else { return nil }
        let sides = "\(number(size.width)) × \(number(size.height))"
        return TouchFinding(
            .smallHitArea, subject: view.label, "\(view.label) is \(sides) points, less than 44")
    }

    /// Whether the view itself does something about touches.
    private static func acts(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled }
        return view.gestureRecognizers?.contains { $0.isEnabled } ?? false
    }

    private static func cover(_ view: UIView, at point: CGPoint) -> TouchFinding? {
        guard isInvisible(view), !acts(view), let window = view.window, view !== window,
            let local = window.pointFromSuperview(point), let below = actor(below: view, at: local, of: window)
        else { return nil }
        return TouchFinding(
            .coveredByInvisible, subject: view.label,
            "\(view.label) shows nothing, and takes the finger from \(below.label)")
    }

    private static func isInvisible(_ view: UIView) -> Bool {
        let layer = view.layer
        let isClear = (layer.backgroundColor?.alpha ?? 0) == 0 && layer.contents == nil
        let isBare = layer.borderWidth == 0 && layer.shadowOpacity == 0 && !view.overridesDrawing
        return isClear && isBare && (layer.sublayers ?? []).isEmpty
    }

    /// The nearest view behind one, and not around it, that would act on the touch.
    private static func actor(below view: UIView, at point: CGPoint, of window: UIWindow) -> UIView? {
        var child = view
        while let parent = child.superview {
            let siblings = parent.subviews
            guard let place = siblings.firstIndex(where: { $0 === child }) else { return nil }
            for sibling in siblings[..<place].reversed() {
                let hit = sibling.hitTest(window.convert(point, to: sibling), with: nil)
                if let actor = sequence(first: hit, next: { $0?.superview }).compactMap({ $0 })
                    .prefix(while: { $0.isDescendant(of: sibling) }).first(where: acts)
                {
                    return actor
                }
            }
            child = parent
        }
        return nil
    }
}

private final class TouchProbe: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
