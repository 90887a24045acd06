import UIKit
import UsersModel

/// A user in the list.
final class UserCell: UITableViewCell {
    static let identifier = "UserCell"

    private let avatarView = AvatarView(diameter: 44)
    private let nameLabel = UILabel(style: .headline)
    private let roleLabel = UILabel(style: .subheadline, color: .secondaryText)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .cardBackground
        accessoryType = .disclosureIndicator
        setupConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatarView.initials = nil
        nameLabel.text = nil
        roleLabel.text = nil
        accessibilityLabel = nil
        accessibilityCustomActions = nil
    }

    func configure(with user: User, onDelete: @escaping () -> Void) {
        avatarView.initials = user.initials
        nameLabel.text = user.name
        roleLabel.text = user.role.isEmpty ? Strings.text("user.noRole") : user.role
        accessibilityLabel = [user.name, roleLabel.text].compactMap { $0 }.joined(separator: ", ")
        accessibilityTraits.insert(.button)
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: Strings.text("users.delete")) { _ in
                onDelete()
                return true
            }
        ]
    }

    private func setupConstraints() {
        let texts = UIStackView(arrangedSubviews: [nameLabel, roleLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let stack = AdaptiveStackView([avatarView, texts])
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        // Until the table asks for another height, the row has the one of the text size before.
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        bottom.priority = .required - 1
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            bottom,
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
