import CoreGraphics

/// The buttons beside a row that was swiped aside: they share the room that is open.
final class SwipeButtons: UIView {
    private let buttons: [SwipeButton]
    /// Whether they come from the left.
    private let isAtLeft: Bool
    /// How wide one is when all are out.
    let buttonWidth: CGFloat
    /// Whether the first one takes all the room.
    var isFilled = false {
        didSet { if isFilled != oldValue { place() } }
    }

    /// - Parameter frame: That of the row.
    init(_ actions: [UIContextualAction], of frame: CGRect, isAtLeft: Bool, perform: @escaping (Int) -> Void) {
        self.isAtLeft = isAtLeft
        buttons = actions.map { SwipeButton($0, height: frame.height, isAtLeft: isAtLeft) }
        buttonWidth = SwipeTrack.buttonWidth(buttons.map(\.contentWidth), in: frame.width)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one lies above the others, which it fills.
        for (index, button) in buttons.enumerated().reversed() {
            button.contentRoom = buttonWidth
            button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// How wide all are together.
    var width: CGFloat { buttonWidth * CGFloat(buttons.count) }

    func button(_ index: Int) -> UIView { buttons[index] }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        place()
    }

    private func place() {
        let size = layer.bounds.size
        let share = size.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let isWhole = isFilled && index == 0
            let width = isWhole ? size.width : share
            let x = isAtLeft ? CGFloat(index) * share : size.width - CGFloat(index) * share - width
            button.frame = CGRect(x: x, y: 0, width: width, height: size.height)
        }
    }
}

/// A button beside a row: an image above a title, both white.
final class SwipeButton: UIControl {
    private static let gap: CGFloat = 8
    /// How dark it becomes under a finger (assumed).
    private static let shade: CGFloat = 0.15

    private let title = UILabel()
    private let picture = UIImageView()
    private let shade = ControlPart()
    private let isAtLeft: Bool
    /// How wide the room is in which image and title stand in the middle: at the row's side.
    var contentRoom: CGFloat = 0 {
        didSet { place() }
    }

    /// - Parameter height: Of the row: where it is too low for image and title, the title is left out (assumed).
    init(_ action: UIContextualAction, height: CGFloat, isAtLeft: Bool) {
        self.isAtLeft = isAtLeft
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        accessibilityLabel = action.title
        picture.image = action.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .white
        title.text = action.title
        title.textColor = .white
        title.textAlignment = .center
        title.font = .systemFont(ofSize: 15, weight: .medium)
        let both = (action.image?.size.height ?? 0) + Self.gap + title.intrinsicContentSize.height
        if action.image != nil, both > height { title.text = nil }
        shade.backgroundColor = .black
        shade.alpha = 0
        for view in [picture, title, shade] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// How wide image and title are.
    var contentWidth: CGFloat { max(titleSize.width, picture.image?.size.width ?? 0) }

    private var titleSize: CGSize { title.text?.isEmpty == false ? title.intrinsicContentSize : .zero }

    override var isHighlighted: Bool {
        didSet { shade.alpha = isHighlighted ? Self.shade : 0 }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        place()
    }

    private func place() {
        let (size, text) = (layer.bounds.size, titleSize)
        let image = picture.image?.size ?? .zero
        let gap = image.height > 0 && text.height > 0 ? Self.gap : 0
        let top = (size.height - image.height - gap - text.height) / 2
        let start = isAtLeft ? size.width - contentRoom : 0
        picture.frame = onPixels(start + (contentRoom - image.width) / 2, top, image)
        let width = min(text.width, contentRoom)
        title.frame = onPixels(
            start + (contentRoom - width) / 2, top + image.height + gap, CGSize(width: width, height: text.height))
        shade.frame = layer.bounds
    }

    private func onPixels(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(
            x: PixelGrid.nearest(x, scale: screenScale), y: PixelGrid.nearest(y, scale: screenScale),
            width: size.width, height: size.height)
    }
}
