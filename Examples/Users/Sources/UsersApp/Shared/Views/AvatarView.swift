import UIKit

/// A disc with the initials of a name.
final class AvatarView: UIView {
    private let label = UILabel()
    private let diameter: CGFloat

    var initials: String? {
        get { label.text }
        set { label.text = newValue }
    }

    init(diameter: CGFloat, style: UIFont.TextStyle = .headline) {
        self.diameter = diameter
        super.init(frame: .zero)
        backgroundColor = .avatarBackground
        layer.cornerRadius = diameter / 2
        translatesAutoresizingMaskIntoConstraints = false
        // The name stands beside it: nobody needs to hear the letters.
        accessibilityElementsHidden = true
        setupLabel(style)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupLabel(_ style: UIFont.TextStyle) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.baselineAdjustment = .alignCenters
        label.textColor = .avatarText
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: diameter),
            heightAnchor.constraint(equalToConstant: diameter),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.8),
            label.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.8),
        ])
    }
}
