import CoreGraphics
import Foundation

/// Shows a list's content: an image and two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private var picture: UIImageView?
    private var firstLabel: UILabel?
    private var secondLabel: UILabel?
    /// How far a cell moved the view from its leading edge, where a sign of editing stands: the text goes as far.
    var leadingShift: CGFloat = 0 {
        didSet { if leadingShift != oldValue { setNeedsLayout() } }
    }
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// A view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        isOpaque = false
        show()
    }

    /// A view of an empty cell; archives are not read.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show()
    }

    /// What the view shows: a `UIListContentConfiguration`. Another kind is refused.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return report(
                    misuse: "NSInternalInconsistencyException: \(label) shows a UIListContentConfiguration only, not "
                        + "a \(type(of: newValue))")
            }
            guard new != shown else { return }
            shown = new
            show()
        }
    }

    /// True for a `UIListContentConfiguration`.
    @discardableResult
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    // MARK: Guides

    /// Where the first text is; nil where there is none.
    open var textLayoutGuide: UILayoutGuide? { firstLabel.map(guide) }

    /// Where the second text is; nil where there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondLabel.map(guide) }

    /// Where the image is; nil where there is none.
    open var imageLayoutGuide: UILayoutGuide? { picture.map(guide) }

    private func guide(around view: UIView) -> UILayoutGuide {
        if let guide = guides[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        guides[ObjectIdentifier(view)] = guide
        return guide
    }

    private func remove(_ view: UIView?) {
        guard let view else { return }
        if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
        view.removeFromSuperview()
    }

    // MARK: Showing

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        showImage()
        firstLabel = show(shown.text, shown.attributedText, shown.textProperties, in: firstLabel)
        secondLabel = show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondLabel)
        takeAlpha()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage() {
        guard let image = shown.image else {
            remove(picture)
            picture = nil
            return
        }
        let view = picture ?? UIImageView()
        if picture == nil { addSubview(view) }
        picture = view
        view.image = image
        let properties = shown.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.borderWidth = max(0, properties.strokeWidth)
        takeColors()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel?
    ) -> UILabel? {
        guard text?.isEmpty == false || attributed?.length ?? 0 > 0 else {
            remove(label)
            return nil
        }
        let view = label ?? UILabel()
        if label == nil { addSubview(view) }
        view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        view.font = properties.font
        view.textColor = properties.resolvedColor()
        view.textAlignment = properties.alignment.textAlignment
        view.lineBreakMode = properties.lineBreakMode
        view.numberOfLines = properties.numberOfLines
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { view.attributedText = attributed } else { view.text = text.map(properties.shown) }
        return view
    }

    private func takeColors() {
        let (properties, tint) = (shown.imageProperties, tintColor ?? .systemBlue)
        picture?.tintColor = properties.resolvedTintColor(for: tint)
        picture?.layer.borderColor = properties.resolvedStrokeColor(for: tint).resolvedCGColor(in: self)
    }

    /// What is behind an alert is paler.
    private func takeAlpha() {
        let alpha = shown.alpha * (tintAdjustmentMode == .dimmed ? 0.5 : 1)
        let views: [UIView?] = [picture, firstLabel, secondLabel]
        for view in views.compactMap({ $0 }) where view.alpha != alpha { view.alpha = alpha }
    }

    /// Colours template images anew, paler behind alerts.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColors()
        takeAlpha()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        takeColors()
    }

    // MARK: Layout

    /// - Parameter size: Of the view.
    private func layout(in size: CGSize) -> ListContentLayout {
        let margins = margins(
            shown.directionalLayoutMargins, preserving: shown.axesPreservingSuperviewLayoutMargins,
            shift: leadingShift)
        var result = ListContentLayout(size: size, margins: margins, scale: screenScale)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (result.margins.left, result.margins.right) = (result.margins.right, result.margins.left)
        }
        if let picture {
            result.image = shown.imageProperties.size(of: picture.intrinsicContentSize)
            result.imageRoom = shown.imageProperties.room(for: result.image)
        }
        result.imageToText = shown.imageToTextPadding
        result.gapBeside = shown.textToSecondaryTextHorizontalPadding
        result.gapBelow = shown.textToSecondaryTextVerticalPadding
        result.prefersSideBySide = shown.prefersSideBySideTextAndSecondaryText
        result.minimumHeight = shown.style.minimumHeight
        result.text = firstLabel.map(Self.measure)
        result.secondary = secondLabel.map(Self.measure)
        return result
    }

    private static func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
        { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }

    /// From the side where text begins to the texts.
    var textStart: CGFloat { layout(in: layer.bounds.size).start }

    /// Places image and texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = layer.bounds.size
        let frames = layout(in: size).frames()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView?, _ frame: CGRect) {
            let x = isMirrored ? size.width - frame.maxX : frame.minX
            view?.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        }
        place(picture, frames.image)
        place(firstLabel, frames.text)
        place(secondLabel, frames.secondary)
    }

    /// As wide as `size`, and as high as image and texts need.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(in: size).height)
    }

    /// As high as image and texts need in the width that is asked for.
    @discardableResult
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : layout(in: .zero).width
        return sizeThatFits(CGSize(width: width, height: targetSize.height))
    }

    /// The size of image and texts, each on one line.
    open override var intrinsicContentSize: CGSize {
        let width = layout(in: .zero).width
        return CGSize(width: width, height: layout(in: CGSize(width: width, height: 0)).height)
    }

    override var contentHeightDependsOnWidth: Bool { true }

    override func contentSize(forSolvedWidth width: CGFloat) -> CGSize {
        CGSize(width: width, height: layout(in: CGSize(width: width, height: 0)).height)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        setNeedsLayout()
    }

    /// Measures and lays out for another size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
