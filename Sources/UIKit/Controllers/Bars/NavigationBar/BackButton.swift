import Foundation

/// The way back: a chevron, and what the item below is called.
final class BackButton: UIControl {
    /// What a back button may say, best first.
    struct Wording: Equatable {
        /// The words that are tried one after the other; none for the chevron alone.
        var candidates: [String]
        var image: UIImage?
    }

    /// Where the text begins, from the bar's margin on: in bars 402 wide as recorded on iOS 17 and 18, in others as on those
    /// before.
    static func textStart(in width: CGFloat) -> CGFloat { width == 402 ? 14 + 1.0 / 3 : 12.5 }
    /// Where the chevron begins, before the bar's margin.
    static let chevronStart: CGFloat = 6.667
    /// As wide as it is without text.
    static let bareWidth: CGFloat = 44

    let chevron = UIImageView()
    let textLabel = UILabel()
    private let picture = UIImageView()
    private let plate = UIImageView()
    private var margin: CGFloat = 16
    /// From the margin on.
    private var textStart = BackButton.textStart(in: 0)
    private var textOffset = UIOffset.zero
    private var fades = true
    private(set) var wording = Wording(candidates: [])

    init() {
        super.init(frame: .zero)
        for view in [plate, chevron, picture, textLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// What a button to an item says.
    static func wording(to item: UINavigationItem) -> Wording {
        let own = item.backBarButtonItem
        if let image = own?.image, item.backButtonDisplayMode != .minimal {
            return Wording(candidates: [], image: image)
        }
        let text = own?.title ?? item.backButtonTitle ?? item.title ?? "Back"
        switch item.backButtonDisplayMode {
        case .default: return Wording(candidates: text.isEmpty ? [] : [text, "Back"])
        case .generic: return Wording(candidates: ["Back"])
        case .minimal: return Wording(candidates: [])
        }
    }

    /// Takes over what the bar and the item below say.
    func refresh(
        to item: UINavigationItem, _ appearance: UINavigationBarAppearance, indicator: UIImage?, isCompact: Bool
    ) {
        wording = Self.wording(to: item)
        let own = item.lookOfBackButton
        isEnabled = own.isEnabled
        let values = appearance.backButtonAppearance.values(for: state)
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        let color: UIColor = isEnabled ? own.tintColor ?? tintColor : .tertiaryLabel
        let image = indicator ?? Self.chevronImage
        chevron.image = image.asTemplateByDefault
        chevron.tintColor = color
        picture.preferredSymbolConfiguration = BarSymbol.configuration
        picture.image = wording.image?.inBar(traitCollection).asTemplateByDefault
        picture.tintColor = color
        attributes = values.titleTextAttributes.merging(own.ownTextAttributes(for: state)) { $1 }
        textColor = color
        let ownOffset = own.backButtonTitlePositionAdjustment(for: metrics)
        textOffset = ownOffset == .zero ? values.titlePositionAdjustment ?? .zero : ownOffset
        plate.image = own.shownBackBackground(for: state, metrics) ?? values.backgroundImage
        fades = !appearance.backButtonAppearance.setsHighlighted
        show(textLabel.text)
        showTouch()
        setNeedsLayout()
    }

    private static var chevronImage: UIImage { BarGlyph.chevron.image }

    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var textColor = UIColor.systemBlue

    private func show(_ text: String?) {
        textLabel.show(
            text, font: .systemFont(ofSize: 17), color: textColor, attributes.showingButton(in: traitCollection))
        textLabel.isHidden = text == nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        showTouch()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        show(textLabel.text)
    }

    private func showTouch() {
        let alpha = leafAlpha * (isHighlighted && fades ? 0.2 : 1)
        for view in [chevron, textLabel, picture] where view.alpha != alpha { view.alpha = alpha }
    }

    /// How much of its parts shows beside touches, while items change.
    var leafAlpha: CGFloat = 1 {
        didSet { showTouch() }
    }

    /// Chooses the words: the first that end at or before `end`. The button lies at the side of a bar, `margin` within which
    /// content begins.
    func fit(before end: CGFloat, margin: CGFloat, in barWidth: CGFloat) {
        self.margin = margin
        textStart = Self.textStart(in: barWidth)
        if let image = wording.image {
            show(nil)
            width = margin + textStart + (picture.image ?? image).size.width
            return
        }
        for candidate in wording.candidates {
            show(candidate)
            let textWidth = textLabel.intrinsicContentSize.width
            if margin + textStart + textWidth <= end {
                width = margin + textStart + textWidth
                return
            }
        }
        show(nil)
        width = max(Self.bareWidth, margin + textStart)
    }

    /// From the bar's side to the end of the text.
    private(set) var width = bareWidth

    /// Where the text begins, from the button's side.
    var textX: CGFloat { margin + textStart }

    override var ownLargeContent: LargeContent {
        LargeContent(
            isShown: true, title: wording.candidates.first ?? "Back", image: wording.image ?? chevron.image,
            scalesImage: true)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
            let x = isFlipped ? bounds.width - x - size.width : x
            view.frame = CGRect(x: PixelGrid.nearest(x, scale: scale), y: y, width: size.width, height: size.height)
        }
        let image = chevron.image?.size ?? .zero
        place(
            chevron, x: margin - Self.chevronStart,
            y: PixelGrid.nearest((bounds.height - image.height) / 2, scale: scale), image)
        let text = textLabel.intrinsicContentSize
        place(
            textLabel, x: textX + textOffset.horizontal,
            y: BarLine.top(of: textLabel, in: bounds.height, scale: scale) + textOffset.vertical, text)
        if let size = picture.image?.size {
            place(picture, x: textX, y: PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale), size)
        }
        plate.frame = bounds
    }

    override var nameHint: String? { textLabel.text ?? "Back" }

    override var accessibilityDefaults: AccessibilityDefaults {
        let title = wording.candidates.first.flatMap { $0 == "Back" ? nil : $0 }
        return AccessibilityDefaults(
            isElement: true, label: title, traits: traits(beside: [.button, .backButton]),
            userInputLabels: [title, "Back"].compactMap { $0 })
    }
}
