import UIKit

/// What a list shows when there is nothing in it.
final class EmptyStateView: UIView {
    init(title: String, message: String) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        isUserInteractionEnabled = false
        let titleLabel = UILabel(style: .title2)
        titleLabel.text = title
        titleLabel.accessibilityTraits.insert(.header)
        let messageLabel = UILabel(style: .body, color: .secondaryText)
        messageLabel.text = message
        let stack = UIStackView(arrangedSubviews: [titleLabel, messageLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        for label in [titleLabel, messageLabel] { label.textAlignment = .center }
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
