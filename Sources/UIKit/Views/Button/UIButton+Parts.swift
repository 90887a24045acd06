import CoreGraphics
import Foundation

// The label and the images of a button.
extension UIButton {
    /// Figures of the device's buttons.
    private enum Figures {
        static let systemFontSize: CGFloat = 15
        static let customFontSize: CGFloat = 18
        /// The alpha of a system button that is highlighted.
        static let highlightedAlpha: CGFloat = 0.2
        /// The title of a system button that is disabled.
        static let disabledColor = UIColor(white: 133 / 255, alpha: 0.45)
        /// How much black a custom button's image gets while highlighted (assumed).
        static let darkening: CGFloat = 0.33
        /// The alpha of an image while disabled (assumed).
        static let disabledImageAlpha: CGFloat = 0.5
        /// Above and below a title without insets.
        static let titleMargin: CGFloat = 6
        /// The size of a button without content (assumed).
        static let empty = CGSize(width: 30, height: 34)
    }

    /// True for the types whose content takes the tint and fades.
    var isTinted: Bool { buttonType != .custom && buttonType != .close }

    func defaultTitleColor(for state: State) -> UIColor {
        guard isTinted else { return buttonType == .close ? .secondaryLabel : .white }
        return state.contains(.disabled) ? Figures.disabledColor : tintColor
    }

    /// The content of the present state, or the state itself, changed.
    func contentDidChange() {
        updateParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Making parts

    var madeLabel: UILabel {
        if let titlePart { return titlePart }
        let new = UILabel()
        new.font = .systemFont(ofSize: isTinted ? Figures.systemFontSize : Figures.customFontSize)
        new.lineBreakMode = .byTruncatingMiddle
        titlePart = new
        addSubview(new)
        if configured == nil { updateTitle() }
        return new
    }

    var madePicture: UIImageView {
        if let imagePart { return imagePart }
        let new = UIImageView()
        new.contentMode = .scaleToFill
        imagePart = new
        let behind: UIView? = configured?.plate ?? backgroundPart
        if let behind { insertSubview(new, aboveSubview: behind) } else { insertSubview(new, at: 0) }
        if configured == nil { updateImage() }
        return new
    }

    private var madeBackground: UIImageView {
        if let backgroundPart { return backgroundPart }
        let new = UIImageView()
        backgroundPart = new
        insertSubview(new, at: 0)
        return new
    }

    // MARK: Content

    /// The title to show: what was set for the state itself before what was set for the normal one.
    private var shownTitle: (attributed: NSAttributedString?, plain: String?) {
        if let own = attributedTitles.own(state) { return (own, nil) }
        if let own = titles.own(state) { return (nil, own) }
        if let attributed = currentAttributedTitle { return (attributed, nil) }
        return (nil, currentTitle)
    }

    /// Gives the parts what the present state shows.
    func updateParts() {
        setNeedsUpdateConfiguration()
        if configured != nil { return }
        updateTitle()
        updateImage()
        updateBackground()
    }

    /// Whether a title that has nothing around it is underlined, as the user wants to see what is a button.
    private var showsShape: Bool {
        isTinted && currentBackgroundImage == nil && backgroundColor == nil && traitCollection.showsButtonShapes
    }

    private func updateTitle() {
        let title = shownTitle
        if titlePart == nil, title.attributed == nil, title.plain == nil { return }
        let label = madeLabel
        if let attributed = title.attributed {
            label.attributedText = attributed
        } else if let plain = title.plain, showsShape {
            label.textColor = currentTitleColor
            label.attributedText = NSAttributedString(
                string: plain,
                attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: currentTitleColor])
        } else {
            label.text = title.plain
            label.textColor = currentTitleColor
        }
        label.shadowColor = currentTitleShadowColor
        let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        let offset = label.shadowOffset
        if isReversed != isShadowReversed {
            label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
            isShadowReversed = isReversed
        }
        label.alpha = isTinted && isHighlighted ? Figures.highlightedAlpha : 1
    }

    private func updateImage() {
        let image = currentImage
        if imagePart == nil, image == nil { return }
        let view = madePicture
        let isOwn = state != .normal && images.own(state) != nil
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        let stencil = buttonType == .close ? image?.withRenderingMode(.alwaysTemplate) : image?.asStencil
        view.image = isTinted || buttonType == .close ? stencil : image
        view.tintColor = buttonType == .close ? .secondaryLabel : nil
        view.alpha = 1
        if isTinted, isHighlighted { view.alpha = Figures.highlightedAlpha }
        guard !isOwn, let image else { return }
        if isHighlighted, !isTinted, adjustsImageWhenHighlighted, !image.isStencil {
            view.image = darkening(image)
        }
        if !isEnabled, adjustsImageWhenDisabled { view.alpha = Figures.disabledImageAlpha }
    }

    private func updateBackground() {
        let image = currentBackgroundImage
        if backgroundPart == nil, image == nil { return }
        let view = madeBackground
        view.image = image
        view.tintColor = buttonType == .close ? .tertiarySystemFill : nil
    }

    /// The image with black upon it.
    private func darkening(_ image: UIImage) -> UIImage {
        if let darkened, darkened.original === image { return darkened.result }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let frame = CGRect(origin: .zero, size: image.size)
        let result = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            image.draw(in: frame)
            UIColor(white: 0, alpha: Figures.darkening).setFill()
            context.fill(frame, blendMode: .sourceAtop)
        }
        darkened = (image, result)
        return result
    }

    // MARK: Layout

    private var titleSize: CGSize {
        guard let label = titlePart, shownTitle.attributed != nil || !(shownTitle.plain ?? "").isEmpty else {
            return .zero
        }
        let size = label.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    private var imageSize: CGSize { size(of: currentImage, currentPreferredSymbolConfiguration) }

    /// Points, of a symbol as it is shown here.
    func size(of image: UIImage?, _ preferred: UIImage.SymbolConfiguration?) -> CGSize {
        guard let image else { return .zero }
        guard image.isSymbolImage else { return image.size }
        return image.shown(in: traitCollection, preferring: preferred?.settings).size
    }

    var naturalSize: CGSize {
        let (title, image) = (titleSize, imageSize)
        var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        if contentEdgeInsets == .zero {
            if title != .zero { size.height = max(title.height + 2 * Figures.titleMargin, image.height) }
            if size == .zero, currentBackgroundImage == nil { size = Figures.empty }
        } else {
            size.width += contentEdgeInsets.left + contentEdgeInsets.right
            size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        }
        let least = currentBackgroundImage?.size ?? .zero
        return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    }

    /// Image and title, one behind the other, in a rectangle.
    func arrangement(in rect: CGRect) -> (image: CGRect, title: CGRect) {
        let room = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        var image = imageSize
        image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
        var title = titleSize
        title = CGSize(width: min(title.width, room.width - image.width), height: min(title.height, room.height))
        let total = image.width + title.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = rect.minX
        switch effectiveContentHorizontalAlignment {
        case .center: x += (rect.width - total) / 2
        case .right: x += rect.width - total
        case .fill: title.width = max(title.width, room.width - image.width)
        case .left, .leading, .trailing: break
        }
        let imageX = isMirrored ? x + title.width : x
        let titleX = isMirrored ? x : x + image.width
        return (place(image, x: imageX, in: rect), place(title, x: titleX, in: rect))
    }

    private func place(_ size: CGSize, x: CGFloat, in rect: CGRect) -> CGRect {
        var size = size
        var y = rect.minY
        switch contentVerticalAlignment {
        case .center: y += (rect.height - size.height) / 2
        case .bottom: y += rect.height - size.height
        case .fill: size.height = max(0, rect.height)
        case .top: break
        }
        let scale = max(1, traitCollection.displayScale)
        return CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
    }

    /// Who asks for a part before the layout finds it in its place (assumed, of buttons without a configuration).
    func placeAskedParts() {
        // The rectangles may be those of a subclass, which asks for the parts.
        guard configured == nil, layer.needsLayout(), !isPlacingParts else { return }
        placeParts()
    }

    func placeParts() {
        isPlacingParts = true
        defer { isPlacingParts = false }
        backgroundPart?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        imagePart?.frame = currentImage == nil ? .zero : imageRect(forContentRect: content)
        titlePart?.frame = titleRect(forContentRect: content)
    }
}
