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
        let controls = spokenControls
        guard controls.isEmpty else {
            let hasText = !content.spokenLabels.isEmpty
            return AccessibilityDefaults(elements: (hasText ? accessibilityParts(1) : []) + controls)
        }
        let spoken = spokenCell(content, isSelected: isSelected)
        return AccessibilityDefaults(isElement: true, label: spoken.label, traits: spoken.traits)
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
