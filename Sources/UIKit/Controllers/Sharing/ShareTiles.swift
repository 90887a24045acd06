import Foundation

/// A row of tiles, one for each activity that hands things to somebody. All figures are assumed.
final class ShareTiles: UIScrollView {
    static let height: CGFloat = 116
    private static let tile = CGSize(width: 76, height: 92)
    private static let side: CGFloat = 60

    private var buttons: [UIButton] = []
    var onChoice: ((UIActivity) -> Void)?

    var activities: [UIActivity] = [] {
        didSet {
            for button in buttons { button.removeFromSuperview() }
            buttons = activities.map(button)
            for button in buttons { addSubview(button) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    private func button(of activity: UIActivity) -> UIButton {
        let button = UIButton(
            frame: .zero, primaryAction: UIAction { [weak self] _ in self?.onChoice?(activity) })
        let picture = UIImageView(image: activity.activityImage)
        picture.frame = CGRect(
            x: (Self.tile.width - Self.side) / 2, y: 0, width: Self.side, height: Self.side)
        picture.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFill
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 13.5
        picture.clipsToBounds = true
        let label = UILabel(frame: CGRect(x: 0, y: Self.side + 6, width: Self.tile.width, height: 16))
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        for view in [picture, label] {
            view.isUserInteractionEnabled = false
            button.addSubview(view)
        }
        button.accessibilityLabel = activity.activityTitle
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = CGFloat(buttons.count) * Self.tile.width + 16
        for (index, button) in buttons.enumerated() {
            let x = 8 + CGFloat(index) * Self.tile.width
            button.frame = CGRect(
                origin: CGPoint(x: isMirrored ? max(width, bounds.width) - x - Self.tile.width : x, y: 14),
                size: Self.tile)
        }
        contentSize = CGSize(width: width, height: bounds.height)
    }
}
