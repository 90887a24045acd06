import CoreGraphics
import Foundation

/// Shows what a screen shows in place of content: in its middle, and scrolling where there is not room for it.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let plate = BackgroundPlate(frame: .zero)
    private let scrollView = UIScrollView()
    private var picture: UIView?
    private var firstLabel: UILabel?
    private var secondLabel: UILabel?
    private var firstButton: UIButton?
    private var secondButton: UIButton?

    /// A view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepareParts()
    }

    /// A view of an empty screen; archives are not read.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        prepareParts()
    }

    private func prepareParts() {
        insetsLayoutMarginsFromSafeArea = false
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(plate)
        addSubview(scrollView)
        show()
    }

    /// What the view shows: a `UIContentUnavailableConfiguration`. Another kind is refused.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return report(
                    misuse: "NSInternalInconsistencyException: \(label) shows a UIContentUnavailableConfiguration "
                        + "only, not a \(type(of: newValue))")
            }
            guard new != shown else { return }
            shown = new
            show()
        }
    }

    /// Whether what does not fit can be scrolled. Default true.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    // MARK: Showing

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        plate.show(shown.background, radius: shown.background.cornerRadius, tint: tintColor ?? .systemBlue)
        showPicture()
        firstLabel = show(shown.text, shown.attributedText, shown.textProperties, in: firstLabel)
        secondLabel = show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondLabel)
        firstButton = show(shown.button, shown.buttonProperties, in: firstButton)
        secondButton = show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondButton)
        setNeedsLayout()
    }

    /// An image of the app's comes before the spinner of content that is on its way.
    private func showPicture() {
        picture?.removeFromSuperview()
        picture = shown.image.map(makeImageView) ?? (shown.kind == .loading ? makeSpinner() : nil)
        if let picture { scrollView.addSubview(picture) }
    }

    private func makeImageView(_ image: UIImage) -> UIView {
        let (view, properties) = (UIImageView(image: image), shown.imageProperties)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        view.frame.size = view.intrinsicContentSize.limited(to: properties.maximumSize)
        return view
    }

    private func makeSpinner() -> UIView {
        let view = UIActivityIndicatorView(style: .medium)
        view.frame.size = view.intrinsicContentSize
        view.startAnimating()
        return view
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel?
    ) -> UILabel? {
        guard text?.isEmpty == false || attributed?.length ?? 0 > 0 else {
            label?.removeFromSuperview()
            return nil
        }
        let view = label ?? UILabel()
        if label == nil { scrollView.addSubview(view) }
        view.adjustsFontForContentSizeCategory = true
        (view.font, view.textColor) = (properties.font, properties.color)
        view.textAlignment = shown.alignment == .center ? .center : .natural
        view.lineBreakMode = properties.lineBreakMode
        view.numberOfLines = properties.numberOfLines
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { view.attributedText = attributed } else { view.text = text }
        return view
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in button: UIButton?
    ) -> UIButton? {
        button?.removeFromSuperview()
        let hasTitle = configuration.title?.isEmpty == false || configuration.attributedTitle != nil
        guard hasTitle || configuration.subtitle?.isEmpty == false || configuration.image != nil else { return nil }
        let view = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        // The action's own title and image do not take the place of the configuration's.
        view.configuration = configuration
        view.menu = properties.menu
        view.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        view.role = properties.role
        view.isEnabled = properties.isEnabled
        scrollView.addSubview(view)
        return view
    }

    // MARK: Layout

    private var contentMargins: UIEdgeInsets {
        margins(shown.directionalLayoutMargins, preserving: shown.axesPreservingSuperviewLayoutMargins)
    }

    /// What is shown, each with the gap above it where something stands there.
    private var rows: [(view: UIView, gap: CGFloat)] {
        let rows: [(UIView?, CGFloat)] = [
            (picture, 0), (firstLabel, shown.imageToTextPadding),
            (secondLabel, firstLabel == nil ? shown.imageToTextPadding : shown.textToSecondaryTextPadding),
            (firstButton, shown.textToButtonPadding),
            (secondButton, firstButton == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding),
        ]
        return rows.compactMap { row in row.0.map { ($0, row.1) } }
    }

    /// The frames of all rows at a width, from 0 on, and how high they are together.
    private func stack(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        var (frames, y): ([CGRect], CGFloat) = ([], 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, gap) in rows {
            if !frames.isEmpty { y += gap }
            let size = size(of: view, in: width)
            let x: CGFloat =
                switch shown.alignment {
                case .center: (width - size.width) / 2
                case .natural: isMirrored ? width - size.width : 0
                }
            frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
            y += size.height
        }
        return (frames, y)
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        if view === picture { return view.frame.size }
        let fitted = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(width, fitted.width), height: fitted.height)
    }

    /// Places everything in the middle, or from the top where it is too high.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (bounds, margins) = (CGRect(origin: .zero, size: layer.bounds.size), contentMargins)
        plate.frame = BackgroundPlate.frame(
            of: shown.background, in: bounds, margins: directionalLayoutMargins,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        scrollView.frame = bounds
        let (frames, height) = stack(in: max(0, bounds.width - margins.left - margins.right))
        let room = bounds.height - margins.top - margins.bottom
        let top = PixelGrid.nearest(margins.top + max(0, (room - height) / 2), scale: screenScale)
        for (row, frame) in zip(rows, frames) {
            let x = PixelGrid.nearest(margins.left + frame.minX, scale: screenScale)
            row.view.frame = CGRect(
                x: x, y: PixelGrid.nearest(top + frame.minY, scale: screenScale), width: frame.width,
                height: frame.height)
        }
        scrollView.contentSize = CGSize(
            width: bounds.width, height: max(bounds.height, margins.top + height + margins.bottom))
    }

    /// As wide as `size`, and as high as everything needs.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = contentMargins
        let height = stack(in: max(0, size.width - margins.left - margins.right)).height
        return CGSize(width: size.width, height: margins.top + height + margins.bottom)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        setNeedsLayout()
    }

    /// Lays out for another size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Lays out between other margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }
}
