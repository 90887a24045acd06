import UIKit

/// A text that shows on a screen.
@MainActor
struct DrawnText {
    let view: UIView
    let text: String
    let font: UIFont
    /// The colours of its parts, which may be others in other traits.
    let sources: [UIColor]
    /// Of its parts, each as it shows in the view's traits; the view's and its surroundings' alpha is in it.
    let colors: [TextColor]
    /// Around the text, in the screen's space.
    let frame: CGRect
    /// Whether it belongs to something that takes no touches now.
    let isDimmed: Bool

    /// The texts that show on a stage's screen, from back to front.
    static func all(on stage: Stage) -> [DrawnText] {
        var texts: [DrawnText] = []
        for window in stage.windows where window.screen === stage.screen && !window.accessibilityElementsHidden {
            collect(window, clip: stage.screen.bounds, opacity: 1, isDimmed: false, into: &texts)
        }
        return texts
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

    /// What a view draws of text itself; nil for one that draws none, or none that shows.
    private init?(_ view: UIView, within clip: CGRect, opacity: Double, isDimmed: Bool) {
        guard let content = TextContent(view), !content.text.isEmpty else { return nil }
        let frame = UIAccessibility.convertToScreenCoordinates(content.area, in: view)
        guard !frame.intersection(clip).isNull, frame.intersection(clip).width > 1, frame.intersection(clip).height > 1
        else { return nil }
        self.view = view
        self.frame = frame.intersection(clip)
        (text, font) = (content.text, content.font)
        sources = content.colors
        colors = content.colors.map { TextColor($0, in: view.traitCollection, opacity: opacity) }
        self.isDimmed = isDimmed || content.isDimmed
    }

    /// What is bold counts as large.
    var isLarge: Bool { font.pointSize >= 18 || font.fontDescriptor.symbolicTraits.contains(.traitBold) }
}

/// The text of a view that draws one.
@MainActor
private struct TextContent {
    var text: String
    var font: UIFont
    var colors: [UIColor]
    /// In the view's space.
    var area: CGRect
    var isDimmed = false

    init?(_ view: UIView) {
        switch view {
        case let label as UILabel:
            guard let string = label.text else { return nil }
            (text, font) = (string, label.font)
            colors = Self.colors(of: label.attributedText, else: label.textColor)
            area = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
            let free = max(0, label.bounds.height - area.height)
            area.origin.y = label.bounds.minY + free / 2
            isDimmed = !label.isEnabled
        case let field as UITextField:
            let isPrompt = !field.hasText
            guard let string = isPrompt ? field.placeholder : field.text else { return nil }
            text = string
            font = field.font ?? .systemFont(ofSize: 17)
            colors = [isPrompt ? .placeholderText : field.textColor ?? .label]
            area = field.textRect(forBounds: field.bounds)
            // A prompt is no content (assumed: it is exempt, as what is disabled is).
            isDimmed = isPrompt || !field.isEnabled
        case let view as UITextView:
            guard let string = view.text else { return nil }
            (text, font) = (string, view.font ?? .systemFont(ofSize: 12))
            colors = Self.colors(of: view.attributedText, else: view.textColor ?? .label)
            area = view.bounds.inset(by: view.textContainerInset)
        default: return nil
        }
    }

    private static func colors(of text: NSAttributedString?, else plain: UIColor) -> [UIColor] {
        guard let text, text.length > 0 else { return [plain] }
        var found: [UIColor] = []
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            let color = value as? UIColor ?? plain
            if !found.contains(color) { found.append(color) }
        }
        return found
    }
}
