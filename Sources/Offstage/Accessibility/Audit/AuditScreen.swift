import UIKit

/// What an audit looks at: the elements of a screen, and the texts that show.
@MainActor
struct AuditScreen {
    let stage: Stage
    let elements: [AccessibilityTree.Element]
    let groups: [ObjectIdentifier: UIResponder]
    let texts: [DrawnText]
    /// Where bars are, in the screen's space.
    private let bars: [CGRect]

    init(_ stage: Stage) {
        self.stage = stage
        let tree = stage.host.accessibilityTree
        elements = tree.elements
        var groups: [ObjectIdentifier: UIResponder] = [:]
        Self.collect(tree.root, into: &groups)
        self.groups = groups
        var texts: [DrawnText] = []
        for window in stage.windows where window.screen === stage.screen && !window.accessibilityElementsHidden {
            Self.collect(window, clip: stage.screen.bounds, opacity: 1, isDimmed: false, into: &texts)
        }
        self.texts = texts
        var bars: [CGRect] = []
        for window in stage.windows { Self.bars(in: window, into: &bars) }
        self.bars = bars
    }

    /// The container of the group that an element is in.
    private static func collect(_ group: AccessibilityTree.Group, into groups: inout [ObjectIdentifier: UIResponder]) {
        for member in group.members {
            switch member {
            case .element(let element): groups[ObjectIdentifier(element.object)] = group.container
            case .group(let inner): collect(inner, into: &groups)
            }
        }
    }

    private static func collect(
        _ view: UIView, clip: CGRect, opacity: Double, isDimmed: Bool, into texts: inout [DrawnText]
    ) {
        guard !view.isHidden, view.alpha > 0 else { return }
        let opacity = opacity * Double(view.alpha)
        var clip = clip
        if view.clipsToBounds {
            clip = clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
            if clip.isNull || clip.isEmpty { return }
        }
        let isDimmed = isDimmed || !((view as? UIControl)?.isEnabled ?? true)
        if let text = DrawnText(view, within: clip, opacity: opacity, isDimmed: isDimmed) { texts.append(text) }
        // What is modal leaves its siblings out, as it does for elements.
        var children = view.subviews
        if let modal = children.last(where: { !$0.isHidden && $0.accessibilityViewIsModal }) { children = [modal] }
        for child in children {
            collect(child, clip: clip, opacity: opacity, isDimmed: isDimmed, into: &texts)
        }
    }

    /// Bars, alerts and what is in them are the system's own: their sizes, fonts and colours are no fault of the app's.
    static func isSystems(_ view: UIView) -> Bool {
        if (view as? UIButton)?.buttonType == .detailDisclosure { return true }
        var current: UIView? = view
        while let view = current {
            if isBar(view) || view is UISearchBar || view.next is UIAlertController { return true }
            current = view.superview
        }
        return false
    }

    private static func isBar(_ view: UIView) -> Bool {
        view is UINavigationBar || view is UITabBar || view is UIToolbar
    }

    /// Whether a bar lies over the middle of something that is not in a bar: content scrolls out from under it.
    func isUnderBar(_ view: UIView?, _ frame: CGRect) -> Bool {
        var current = view
        while let view = current {
            if Self.isBar(view) { return false }
            current = view.superview
        }
        return bars.contains { $0.intersects(frame.insetBy(dx: 0.5, dy: 0.5)) }
    }

    private static func bars(in view: UIView, into found: inout [CGRect]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if isBar(view) { found.append(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)) }
        for child in view.subviews { bars(in: child, into: &found) }
    }

    func name(of object: UIResponder) -> String { object.accessibilityName }

    func issue(
        _ type: AccessibilityAuditType, _ words: String, _ object: UIResponder, _ frame: CGRect, _ sentence: String,
        figure: Double? = nil, remedy: String? = nil
    ) -> AccessibilityAuditIssue {
        AccessibilityAuditIssue(
            auditType: type, compactDescription: words,
            detailedDescription: "\(object.accessibilityName): \(sentence)", view: object.accessibilityName,
            frame: frame, figure: figure, remedy: remedy,
            layer: AccessibilityTree.Element(object: object, frame: frame).view?.layer.renderID)
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
    var view: UIView? {
        var current: UIResponder? = object
        for _ in 0..<100 {
            if let view = current as? UIView { return view }
            current = current?.accessibilityParent
        }
        return nil
    }
}
