import CoreGraphics
import Foundation

/// A plate in the middle of the screen with one item in large. Its figures are assumed.
final class LargeContentPlate: UIView {
    private enum Figures {
        static let radius: CGFloat = 24
        static let margin: CGFloat = 24
        static let gap: CGFloat = 16
        /// The plate's shortest side.
        static let least: CGFloat = 160
        /// The longest side of a plate, as a part of what it lies in.
        static let most: CGFloat = 0.8
        /// The side that an image grows to.
        static let image: CGFloat = 96
        static let lines = 3
        static let duration = 0.2
    }

    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let picture = UIImageView()
    private let titleLabel = UILabel()
    private var imageInsets = UIEdgeInsets.zero
    private var scalesImage = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        plate.layer.cornerRadius = Figures.radius
        plate.layer.cornerCurve = .continuous
        plate.layer.masksToBounds = true
        picture.contentMode = .scaleAspectFit
        titleLabel.numberOfLines = Figures.lines
        titleLabel.textAlignment = .center
        addSubview(plate)
        for view in [picture, titleLabel] as [UIView] { plate.contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what an item says of itself.
    func show(_ item: any UILargeContentViewerItem) {
        titleLabel.font = .preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
        titleLabel.text = item.largeContentTitle
        titleLabel.isHidden = (item.largeContentTitle ?? "").isEmpty
        picture.image = item.largeContentImage?.asStencil
        picture.tintColor = .label
        picture.isHidden = item.largeContentImage == nil
        (imageInsets, scalesImage) = (item.largeContentImageInsets, item.scalesLargeContentImage)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let longest = min(bounds.width, bounds.height) * Figures.most
        let image = imageSize
        let text =
            titleLabel.isHidden
            ? .zero
            : titleLabel.sizeThatFits(CGSize(width: longest - 2 * Figures.margin, height: .greatestFiniteMagnitude))
        let gap = image.height > 0 && text.height > 0 ? Figures.gap : 0
        let size = CGSize(
            width: min(longest, max(Figures.least, max(image.width, text.width) + 2 * Figures.margin)),
            height: max(Figures.least, image.height + gap + text.height + 2 * Figures.margin))
        plate.frame = CGRect(
            x: PixelGrid.nearest((bounds.width - size.width) / 2, scale: scale),
            y: PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale), width: size.width,
            height: size.height)
        let top = (size.height - image.height - gap - text.height) / 2
        picture.frame = CGRect(
            x: PixelGrid.nearest((size.width - image.width) / 2, scale: scale),
            y: PixelGrid.nearest(top, scale: scale), width: image.width, height: image.height
        ).inset(by: imageInsets)
        titleLabel.frame = CGRect(
            x: PixelGrid.nearest((size.width - text.width) / 2, scale: scale),
            y: PixelGrid.nearest(top + image.height + gap, scale: scale), width: text.width, height: text.height)
    }

    private var imageSize: CGSize {
        guard let size = picture.image?.size, !picture.isHidden, size.width > 0, size.height > 0 else { return .zero }
        guard scalesImage else { return size }
        let factor = Figures.image / max(size.width, size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    // MARK: Coming and going

    func appear(in surroundings: UIView) {
        frame = surroundings.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surroundings.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: Figures.duration) { self.alpha = 1 }
    }

    func disappear() {
        UIView.animate(withDuration: Figures.duration) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
