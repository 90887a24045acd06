import UIKit

/// The button for what a screen is there for.
final class PrimaryButton: UIButton {
    var isBusy = false {
        didSet {
            configuration?.showsActivityIndicator = isBusy
            isEnabled = !isBusy
        }
    }

    init(title: String) {
        super.init(frame: .zero)
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.baseBackgroundColor = .accent
        configuration.baseForegroundColor = .onAccent
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        configuration.imagePadding = 8
        self.configuration = configuration
        titleLabel?.adjustsFontForContentSizeCategory = true
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
