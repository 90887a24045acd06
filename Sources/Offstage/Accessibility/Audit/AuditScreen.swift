import RenderServer
import UIKit

/// What an audit looks at: the elements of a screen, and the texts that show.
@MainActor
struct AuditScreen {
    let stage: Stage
    let elements: [AccessibilityTree.Element]
    let texts: [DrawnText]
    /// The screen's pixels without its texts.
    let ground: GroundPicture
    /// Where bars are, in the screen's space.
    private let bars: [CGRect]

    /// - Parameter windows: Those that are looked at; nil: all.
    init(_ stage: Stage, in windows: [UIWindow]? = nil) {
        func counts(_ view: UIView?) -> Bool {
            guard let windows, let window = view?.window else { return true }
            return windows.contains { $0 === window }
        }
        self.stage = stage
        elements = stage.host.accessibilityTree.elements.filter { counts($0.view) }
        texts = DrawnText.all(on: stage).filter { counts($0.view) }
        ground = GroundPicture(stage, without: ContrastCheck.layers(of: texts))
        var bars: [CGRect] = []
        for window in stage.windows { Self.bars(in: window, into: &bars) }
        self.bars = bars
    }

    /// A reader whose element is gone, while nothing that was posted moved it on.
    var lostFocus: [AccessibilityAuditIssue] {
        guard let reader = stage.reader, let words = reader.lostFocus(among: elements) else { return [] }
        return [
            AccessibilityAuditIssue(
                .lostFocus, "Focus is lost", stage.window, .zero,
                "the reader was at \"\(words)\", which is gone, and no layoutChanged was posted")
        ]
    }

    /// Bars, alerts and what is in them are the system's own: their sizes, fonts and colours are no fault of the app's.
    static func isSystems(_ view: UIView) -> Bool {
        if (view as? UIButton)?.buttonType == .detailDisclosure { return true }
        return view.withSuperviews.contains { isBar($0) || $0 is UISearchBar || $0.next is UIAlertController }
    }

    private static func isBar(_ view: UIView) -> Bool {
        view is UINavigationBar || view is UITabBar || view is UIToolbar
    }

    /// Whether a bar lies over a part of something that is not in a bar: content scrolls out from under it.
    func isUnderBar(_ view: UIView?, _ frame: CGRect) -> Bool {
        if view?.withSuperviews.contains(where: Self.isBar) ?? false { return false }
        return bars.contains { $0.intersects(frame.insetBy(dx: 0.5, dy: 0.5)) }
    }

    private static func bars(in view: UIView, into found: inout [CGRect]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if isBar(view) { found.append(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)) }
        for child in view.subviews { bars(in: child, into: &found) }
    }
}

extension AccessibilityTree.Element {
    /// Whether something comes of touching it.
    @MainActor
    var actsOnTouch: Bool {
        let traits = object.accessibilityTraits
        let acting: UIAccessibilityTraits = [
            .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry,
        ]
        return !traits.contains(.notEnabled) && !traits.isDisjoint(with: acting)
    }

    /// The view that it is, or that it is a part of.
    @MainActor
    var view: UIView? { object.accessibilityView }
}

/// A screen's pixels without its texts, drawn when it is first asked for.
@MainActor
final class GroundPicture {
    private let stage: Stage
    private let layers: Set<LayerID>
    /// Nil for a screen without pixels.
    private(set) lazy var picture = ScreenPicture(stage, without: layers)

    init(_ stage: Stage, without layers: Set<LayerID>) {
        (self.stage, self.layers) = (stage, layers)
    }
}
