import Foundation

/// Says what a picker's wheels are. All methods are optional; a label or hint that is nil is left out.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a wheel is.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// What comes of turning a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// What may be said to mean a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// What a wheel is, with attributes that say how it is spoken.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    /// What comes of turning a wheel, with attributes that say how it is spoken.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
    /// What may be said to mean a wheel, with attributes.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        self.pickerView(pickerView, accessibilityAttributedLabelForComponent: component)?.string
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        self.pickerView(pickerView, accessibilityAttributedHintForComponent: component)?.string
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] {
        self.pickerView(pickerView, accessibilityAttributedUserInputLabelsForComponent: component).map(\.string)
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}
