import CoreGraphics

extension UIView {
    /// What is spoken of the elements below, depth first: their labels. Controls tell of themselves.
    var spokenLabels: [String] {
        childViews.filter { !$0.isHidden && $0.alpha > 0 && !$0.accessibilityElementsHidden }.flatMap { view in
            if view is UIControl { return [String]() }
            guard view.isAccessibilityElement else { return view.spokenLabels }
            return [view.accessibilityLabel].compactMap { $0 }.filter { !$0.isEmpty }
        }
    }

    /// Controls below, depth first, and none in these.
    fileprivate var spokenControls: [UIView] {
        childViews.filter { !$0.isHidden && $0.alpha > 0 && !$0.accessibilityElementsHidden }.flatMap { view in
            view is UIControl && view.isUserInteractionEnabled ? [view] : view.spokenControls
        }
    }
}

// What a cell of a list tells: the labels of its content in one; its controls tell of themselves, after it.
extension AccessibilityPartOwner {
    func accessibilityOfCell(content: UIView, isSelected: Bool) -> AccessibilityDefaults {
        guard spokenControls.isEmpty else { return AccessibilityDefaults() }
        let spoken = spokenCell(content, isSelected: isSelected)
        return AccessibilityDefaults(isElement: true, label: spoken.label, traits: spoken.traits)
    }

    /// The cell itself, where it has texts, and its controls; nil for a cell without controls.
    func elementsOfCell(content: UIView) -> [Any]? {
        let controls = spokenControls
        if controls.isEmpty { return nil }
        return (content.spokenLabels.isEmpty ? [] : accessibilityParts(1)) + controls
    }

    /// The cell itself, without its controls.
    func spokenCell(_ content: UIView, isSelected: Bool) -> AccessibilityPartAnswer {
        let labels = content.spokenLabels
        return AccessibilityPartAnswer(
            label: labels.isEmpty ? nil : labels.joined(separator: ", "), traits: isSelected ? .selected : .none,
            frame: bounds)
    }
}

extension UITableViewCell: AccessibilityPartOwner {}
