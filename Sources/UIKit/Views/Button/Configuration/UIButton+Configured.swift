import CoreGraphics
import Foundation

// Buttons with a configuration.
extension UIButton {
    func setConfiguration(_ new: Configuration?) {
        guard let new else { return removeConfiguration() }
        if let configured {
            configured.configuration = new
        } else {
            let parts = ConfiguredParts(new)
            configured = parts
            backgroundPart?.isHidden = true
            insertSubview(parts.plate, at: 0)
        }
        setNeedsUpdateConfiguration()
    }

    private func removeConfiguration() {
        guard let old = configured else { return }
        configured = nil
        let views: [UIView?] = [old.plate, old.spinner, old.subtitle, old.arrows, titlePart, imagePart]
        for view in views { view?.removeFromSuperview() }
        (titlePart, imagePart) = (nil, nil)
        backgroundPart?.isHidden = false
        contentDidChange()
    }

    // MARK: Updating

    func markForConfigurationUpdate() {
        guard !isUpdatingConfiguration, configured != nil || configurationUpdateHandler != nil else { return }
        needsConfigurationUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Brings what is shown up to date; the handler may set another configuration meanwhile.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        traitCollection.makingCurrent { updateConfiguration() }
        isUpdatingConfiguration = false
        if let configured { show(configured) }
    }

    private func show(_ parts: ConfiguredParts) {
        let configuration =
            automaticallyUpdatesConfiguration ? parts.configuration.updated(for: self) : parts.configuration
        parts.shown = configuration
        let color = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
        showTexts(parts, color)
        showImage(parts, color)
        showArrows(parts, color)
        parts.plate.show(configuration.background, radius: radius(parts), tint: tintColor ?? .systemBlue)
    }

    private func radius(_ parts: ConfiguredParts) -> CGFloat {
        ButtonStyle.radius(of: parts.shown, size: plateFrame(parts).size, traits: traitCollection)
    }

    private func showTexts(_ parts: ConfiguredParts, _ color: UIColor) {
        let configuration = parts.shown
        let style = ButtonStyle.titleStyle(of: configuration.buttonSize)
        let own = currentAttributedTitle
        let title =
            configuration.attributedTitle ?? (own == nil ? currentTitle.map { AttributedString($0) } : nil)
        let titleText =
            title.map {
                text($0, style, color, isBold: role == .primary, configuration.titleTextAttributesTransformer)
            } ?? own.map { .attributed($0) }
        let subtitleText = configuration.attributedSubtitle.map {
            text(
                $0, ButtonStyle.subtitleStyle, color, isBold: false, configuration.subtitleTextAttributesTransformer)
        }
        parts.take(title: titleText, subtitle: subtitleText)
        if titleText != nil || titlePart != nil {
            let label = madeLabel
            set(label, titleText, configuration.titleLineBreakMode)
        }
        if subtitleText != nil || parts.subtitle != nil {
            set(madeSubtitle(parts), subtitleText, configuration.subtitleLineBreakMode)
        }
    }

    private func text(
        _ text: AttributedString, _ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> ButtonText {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        var base = AttributeContainer()
        base.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        base.foregroundColor = color
        if configured?.shown.background.drawsNothing ?? false, traitCollection.showsButtonShapes {
            base.underlineStyle = .single
        }
        return ButtonText(text, over: transformer?(base) ?? base)
    }

    private func set(_ label: UILabel, _ text: ButtonText?, _ mode: NSLineBreakMode) {
        label.show(text)
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        label.numberOfLines = wraps ? 0 : 1
        if text?.isEmpty == false, label.lineBreakMode != mode { label.lineBreakMode = mode }
        label.alpha = 1
        label.textAlignment = textAlignment
    }

    private var textAlignment: NSTextAlignment {
        guard let configuration = configured?.shown else { return .natural }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        case .center: return .center
        case .automatic: return arrangement(configuration).isUpright ? .center : .natural
        }
    }

    func madeSubtitle(_ parts: ConfiguredParts) -> UILabel {
        if let known = parts.subtitle { return known }
        let new = UILabel()
        parts.subtitle = new
        addSubview(new)
        return new
    }

    private func showImage(_ parts: ConfiguredParts, _ color: UIColor) {
        let configuration = parts.shown
        let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
        if image != nil || imagePart != nil {
            let view = madePicture
            view.preferredSymbolConfiguration = preferredSymbols(configuration)
            view.image = image?.asStencil
            view.tintColor = configuration.imageColorTransformer?(color) ?? color
            view.alpha = 1
            view.isHidden = image == nil
        }
        guard configuration.showsActivityIndicator else {
            parts.spinner?.removeFromSuperview()
            parts.spinner = nil
            return
        }
        let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
        spinner.isUserInteractionEnabled = false
        spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        if parts.spinner == nil {
            parts.spinner = spinner
            addSubview(spinner)
            spinner.startAnimating()
        }
    }

    /// By the configuration, by the button, else as large as the title (assumed).
    private func preferredSymbols(_ configuration: Configuration) -> UIImage.SymbolConfiguration {
        configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: ButtonStyle.titleStyle(of: configuration.buttonSize))
    }

    private func showArrows(_ parts: ConfiguredParts, _ color: UIColor) {
        guard parts.shown.indicator == .popup else {
            parts.arrows?.removeFromSuperview()
            parts.arrows = nil
            return
        }
        let arrows = parts.arrows ?? GlyphPart()
        arrows.outline = ButtonStyle.arrows
        arrows.color = parts.shown.indicatorColorTransformer?(color) ?? color
        if parts.arrows == nil { addSubview(arrows) }
        parts.arrows = arrows
    }

    // MARK: Layout

    private func arrangement(_ configuration: Configuration) -> ButtonArrangement {
        var result = ButtonArrangement()
        let image = configuration.image ?? currentImage
        result.image =
            configuration.showsActivityIndicator
            ? CGSize(width: 20, height: 20) : size(of: image, preferredSymbols(configuration))
        result.hasArrows = configuration.indicator == .popup
        result.placement = configuration.imagePlacement
        result.imagePadding = configuration.imagePadding
        result.titlePadding = configuration.titlePadding
        result.alignment = configuration.titleAlignment
        return result
    }

    private func measured(_ parts: ConfiguredParts) -> (title: CGSize, subtitle: CGSize) {
        if let known = parts.measured { return known }
        let endless = CGSize(width: CGFloat.infinity, height: .infinity)
        func size(_ label: UILabel?, _ text: ButtonText?) -> CGSize {
            text?.isEmpty == false ? label?.sizeThatFits(endless) ?? .zero : .zero
        }
        let new = (size(titlePart, parts.texts.title), size(parts.subtitle, parts.texts.subtitle))
        parts.measured = new
        return new
    }

    /// The parts with sizes for a width of the content.
    private func sized(_ parts: ConfiguredParts, width: CGFloat) -> ButtonArrangement {
        var result = arrangement(parts.shown)
        (result.title, result.subtitle) = measured(parts)
        let room = max(0, width - result.widthBesideTitles)
        func fit(_ size: inout CGSize, _ label: UILabel?) {
            guard size.width > room, let label else { return }
            size = label.numberOfLines == 1 ? size : label.sizeThatFits(CGSize(width: room, height: .infinity))
            size.width = min(size.width, room)
        }
        fit(&result.title, titlePart)
        fit(&result.subtitle, parts.subtitle)
        return result
    }

    /// The size of the content and its insets in a width.
    func configuredSize(_ parts: ConfiguredParts, width: CGFloat = .infinity) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = parts.shown.contentInsets
        let content = sized(parts, width: width - insets.leading - insets.trailing).size
        return CGSize(
            width: upToPixels(content.width + insets.leading + insets.trailing),
            height: upToPixels(content.height + insets.top + insets.bottom))
    }

    private func plateFrame(_ parts: ConfiguredParts) -> CGRect {
        BackgroundPlate.frame(
            of: parts.shown.background, in: bounds, margins: directionalLayoutMargins, isMirrored: isMirrored)
    }

    /// Places everything; called in the button's layout.
    func placeConfigured(_ parts: ConfiguredParts) {
        parts.plate.frame = plateFrame(parts)
        parts.plate.show(parts.shown.background, radius: radius(parts), tint: tintColor ?? .systemBlue)
        let content = bounds.inset(by: parts.shown.contentInsets.sides(isMirrored: false))
        let arrangement = sized(parts, width: content.width)
        let size = arrangement.size
        let frames = arrangement.frames(at: origin(of: size, in: content), in: size)
        func place(_ view: UIView?, _ frame: CGRect) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
            frame.origin = CGPoint(x: onPixels(frame.minX), y: onPixels(frame.minY))
            view?.frame = frame
        }
        place(imagePart, frames.image)
        place(parts.spinner, frames.image)
        place(titlePart, frames.title)
        place(parts.subtitle, frames.subtitle)
        place(parts.arrows, frames.arrows)
    }

    /// As the content is aligned, from left to right.
    private func origin(of size: CGSize, in rect: CGRect) -> CGPoint {
        var origin = rect.origin
        switch contentHorizontalAlignment {
        case .center: origin.x += (rect.width - size.width) / 2
        case .trailing: origin.x += rect.width - size.width
        case .left: if isMirrored { origin.x += rect.width - size.width }
        case .right: if !isMirrored { origin.x += rect.width - size.width }
        case .leading, .fill: break
        }
        switch contentVerticalAlignment {
        case .center, .fill: origin.y += (rect.height - size.height) / 2
        case .bottom: origin.y += rect.height - size.height
        case .top: break
        }
        return origin
    }
}

extension ButtonStyle {
    /// Two arrows, up and down (assumed).
    static let arrows: CGPath = {
        let (line, size) = (CGMutablePath(), ButtonArrangement.arrows)
        for (tip, base) in [(1, size.height * 0.36), (size.height - 1, size.height * 0.64)] as [(CGFloat, CGFloat)] {
            line.move(to: CGPoint(x: 1, y: base))
            line.addLine(to: CGPoint(x: size.width / 2, y: tip))
            line.addLine(to: CGPoint(x: size.width - 1, y: base))
        }
        return line.copy(strokingWithWidth: 1.6, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }()
}
