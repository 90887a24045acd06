import UIKit
import UsersModel

/// A card that introduces a user.
final class UserCardView: UIView {
    private let avatarView = AvatarView(diameter: 72, style: .title1)
    private let nameLabel = UILabel(style: .title2)
    private let roleLabel = UILabel(style: .subheadline, color: .secondaryText)
    private let emailLabel = UILabel(style: .subheadline, color: .accent)
    private let cornerRadius: CGFloat = 16

    init(user: User) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        setupTexts(user)
        setupLayer()
        setupConstraints()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.updateBorder() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBorder()
    }

    private func setupTexts(_ user: User) {
        avatarView.initials = user.initials
        nameLabel.text = user.name
        roleLabel.text = user.role.isEmpty ? Strings.text("user.noRole") : user.role
        emailLabel.text = user.email
        // The card is read as one.
        isAccessibilityElement = true
        accessibilityTraits = .header
        accessibilityLabel = [user.name, roleLabel.text, user.email].compactMap { $0 }.joined(separator: ", ")
    }

    private func setupLayer() {
        backgroundColor = .cardBackground
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        layer.borderWidth = 1
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    private func setupConstraints() {
        let texts = UIStackView(arrangedSubviews: [nameLabel, roleLabel, emailLabel])
        texts.axis = .vertical
        texts.spacing = 4
        let stack = AdaptiveStackView([avatarView, texts], spacing: 16)
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    /// The layer keeps no colour that changes by itself.
    private func updateBorder() {
        layer.borderColor = UIColor.cardBorder.resolvedColor(with: traitCollection).cgColor
    }
}
