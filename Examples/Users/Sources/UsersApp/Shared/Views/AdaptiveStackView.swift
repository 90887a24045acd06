import UIKit

/// A row that becomes a column at the sizes of text for which a row has no room.
final class AdaptiveStackView: UIStackView {
    init(_ views: [UIView], spacing: CGFloat = 12, alignment: UIStackView.Alignment = .center) {
        rowAlignment = alignment
        super.init(frame: .zero)
        views.forEach(addArrangedSubview)
        self.spacing = spacing
        translatesAutoresizingMaskIntoConstraints = false
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in self.turn() }
        turn()
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The handler is not called for the traits that a view begins with.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    private let rowAlignment: UIStackView.Alignment

    private func turn() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        alignment = isLarge ? .leading : rowAlignment
    }
}
