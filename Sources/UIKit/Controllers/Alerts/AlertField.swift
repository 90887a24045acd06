import CoreGraphics
import Foundation

/// A text field of an alert: a small one with a thin border on a plain ground. All figures are assumed.
final class AlertField: UITextField {
    static let height: CGFloat = 30
    private static let fontSize: CGFloat = 13

    override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        font = .systemFont(ofSize: Self.fontSize)
        returnKeyType = .default
    }

    required init?(coder: NSCoder) { nil }
}

// Text fields.
extension UIAlertController {
    /// Adds a text field.
    func add(_ field: UITextField, _ configuration: ((UITextField) -> Void)?) {
        guard preferredStyle == .alert else {
            return raise(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        fields.append(field)
        configuration?(field)
        field.addAction(
            UIAction { [weak self] action in
                if let self, let field = action.sender as? UITextField { returned(from: field) }
            }, for: .primaryActionTriggered)
        contentDidChange()
    }

    /// The return key goes on to the next field; in the last one it chooses as without fields, or the first action that is
    /// no cancelling one (assumed).
    private func returned(from field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) {
            choose(action)
        }
    }
}
