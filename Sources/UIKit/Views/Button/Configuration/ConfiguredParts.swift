import CoreGraphics
import Foundation

/// What a button with a configuration consists of, beside its label and its image view.
@MainActor
final class ConfiguredParts {
    /// As the app set it.
    var configuration: UIButton.Configuration
    /// As the button's state shows it.
    var shown: UIButton.Configuration
    let plate = BackgroundPlate()
    var spinner: UIActivityIndicatorView?
    var subtitle: UILabel?
    var arrows: GlyphPart?
    /// The texts that are shown.
    var texts: (title: ButtonText?, subtitle: ButtonText?) = (nil, nil)
    /// The texts' sizes without a limit, once they were asked for.
    var measured: (title: CGSize, subtitle: CGSize)?

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        shown = configuration
    }

    /// Takes texts; sizes of the same ones stay known.
    func take(title: ButtonText?, subtitle: ButtonText?) {
        if title != texts.title || subtitle != texts.subtitle { measured = nil }
        texts = (title, subtitle)
    }
}

/// Where the parts of a configured button lie: sizes in, frames out.
struct ButtonArrangement {
    /// The sign that follows everything, and the room before it (assumed).
    static let arrows = CGSize(width: 9, height: 14)
    private static let arrowsGap: CGFloat = 6

    /// Empty for none.
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var hasArrows = false
    var placement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var alignment = UIButton.Configuration.TitleAlignment.automatic

    /// Frames in a rectangle.
    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var arrows = CGRect.zero
    }

    /// Whether the image is above or below the titles.
    var isUpright: Bool { placement.isDisjoint(with: [.leading, .trailing]) && !placement.isEmpty }
    private var isImageFirst: Bool {
        isUpright ? placement.contains(.top) : placement.contains(.leading) || placement.isEmpty
    }

    private var titles: CGSize {
        let padding = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    private var hasGap: Bool { image.width > 0 && titles.height > 0 }
    private var arrowsWidth: CGFloat { hasArrows ? Self.arrows.width + Self.arrowsGap : 0 }

    /// What is beside the titles, across.
    var widthBesideTitles: CGFloat {
        arrowsWidth + (isUpright ? 0 : image.width + (hasGap ? imagePadding : 0))
    }

    /// All together.
    var size: CGSize {
        let (titles, padding) = (titles, hasGap ? imagePadding : 0)
        let block =
            isUpright
            ? CGSize(width: max(image.width, titles.width), height: image.height + padding + titles.height)
            : CGSize(width: image.width + padding + titles.width, height: max(image.height, titles.height))
        return CGSize(
            width: block.width + arrowsWidth, height: max(block.height, hasArrows ? Self.arrows.height : 0))
    }

    /// Frames from left to right in a rectangle of the size of all together.
    func frames(at origin: CGPoint, in size: CGSize) -> Frames {
        var frames = Frames()
        let (titles, padding) = (titles, hasGap ? imagePadding : 0)
        let room = CGRect(origin: origin, size: CGSize(width: size.width - arrowsWidth, height: size.height))
        var block = CGRect(origin: .zero, size: titles)
        frames.image.size = image
        if isUpright {
            let top = isImageFirst ? image.height + padding : 0
            block.origin = CGPoint(x: room.minX + (room.width - titles.width) / 2, y: room.minY + top)
            frames.image.origin = CGPoint(
                x: room.minX + (room.width - image.width) / 2,
                y: isImageFirst ? room.minY : room.minY + titles.height + padding)
        } else {
            let left = isImageFirst ? image.width + padding : 0
            block.origin = CGPoint(x: room.minX + left, y: room.minY + (room.height - titles.height) / 2)
            frames.image.origin = CGPoint(
                x: isImageFirst ? room.minX : room.minX + titles.width + padding,
                y: room.minY + (room.height - image.height) / 2)
        }
        frames.title = CGRect(origin: CGPoint(x: start(of: title, in: block), y: block.minY), size: title)
        frames.subtitle = CGRect(
            origin: CGPoint(x: start(of: subtitle, in: block), y: block.maxY - subtitle.height), size: subtitle)
        frames.arrows = CGRect(
            x: room.maxX + Self.arrowsGap, y: room.midY - Self.arrows.height / 2, width: Self.arrows.width,
            height: Self.arrows.height)
        return frames
    }

    private func start(of line: CGSize, in block: CGRect) -> CGFloat {
        switch alignment {
        case .center: block.minX + (block.width - line.width) / 2
        case .trailing: block.maxX - line.width
        case .leading: block.minX
        case .automatic: isUpright ? block.minX + (block.width - line.width) / 2 : block.minX
        }
    }
}
