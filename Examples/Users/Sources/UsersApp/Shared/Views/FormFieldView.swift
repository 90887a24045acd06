import UIKit

/// One field of a form: its title, the text, and what is wrong with it.
final class FormFieldView: UIStackView {
    let textField = UITextField()
    private let titleLabel = UILabel(style: .subheadline, color: .secondaryText)
    private let problemLabel = UILabel(style: .footnote, color: .problem)
    private let onChange: (String) -> Void

    var problem: String? {
        didSet {
            problemLabel.text = problem
            problemLabel.isHidden = problem == nil
            textField.accessibilityHint = problem
        }
    }

    init(title: String, onChange: @escaping (String) -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
        titleLabel.text = title
        problemLabel.isHidden = true
        setupTextField(title)
        axis = .vertical
        spacing = 6
        translatesAutoresizingMaskIntoConstraints = false
        [titleLabel, textField, problemLabel].forEach(addArrangedSubview)
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupTextField(_ title: String) {
        textField.borderStyle = .roundedRect
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.accessibilityLabel = title
        textField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        NSLayoutConstraint.activate([textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)])
    }

    @objc private func textChanged() {
        onChange(textField.text ?? "")
    }
}
