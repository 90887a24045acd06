import UIKit

/// A message at the lower edge, with a button that takes back what it tells.
final class ToastView: UIView {
    let actionButton = UIButton(type: .system)
    private let messageLabel = UILabel(style: .subheadline, color: .toastText)
    private let cornerRadius: CGFloat = 14

    var message: String? {
        get { messageLabel.text }
        set { messageLabel.text = newValue }
    }

    init(actionTitle: String) {
        super.init(frame: .zero)
        backgroundColor = .toastBackground
        layer.cornerRadius = cornerRadius
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        translatesAutoresizingMaskIntoConstraints = false
        setupAction(actionTitle)
        setupConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    private func setupAction(_ title: String) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.baseForegroundColor = .toastAction
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .preferredFont(forTextStyle: .headline)
            return attributes
        }
        actionButton.configuration = configuration
        actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
        actionButton.setContentHuggingPriority(.required, for: .horizontal)
        actionButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setupConstraints() {
        let stack = AdaptiveStackView([messageLabel, actionButton])
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
            actionButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}
