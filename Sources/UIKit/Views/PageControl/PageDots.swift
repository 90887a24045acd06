import CoreGraphics
import QuartzCore

/// What a page control draws: a dot or an image for each page that there is room for, on a plate or not.
final class PageDots: ControlPart {
    /// Which way pages follow one another.
    enum Order {
        case leftToRight, rightToLeft, topToBottom, bottomToTop

        var isUpright: Bool { self == .topToBottom || self == .bottomToTop }
        /// The first page is at the far end.
        var isTurned: Bool { self == .rightToLeft || self == .bottomToTop }

        /// Whether a place is past the middle, as the pages go.
        func isAhead(_ place: CGPoint, in bounds: CGRect) -> Bool {
            (isUpright ? place.y >= bounds.midY : place.x >= bounds.midX) != isTurned
        }
    }

    /// What is shown.
    @MainActor
    struct Style {
        var count = 0
        var current = 0
        /// In place of dots.
        var image: UIImage?
        var currentImage: UIImage?
        /// Of single pages.
        var images: [Int: UIImage] = [:]
        var currentImages: [Int: UIImage] = [:]
        var color = UIColor.white
        var currentColor = UIColor.white
        var hasPlate = false
        var order = Order.leftToRight

        /// What a page is shown by; nil: a dot.
        func image(of page: Int) -> UIImage? {
            let usual = images[page] ?? image
            return page == current ? currentImages[page] ?? currentImage ?? usual : usual
        }

        /// The largest sign that any page has.
        var largest: CGSize {
            let own = [image, currentImage].compactMap(\.self) + images.values + currentImages.values
            return own.reduce(CGSize(width: PageDots.dot, height: PageDots.dot)) {
                CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
            }
        }

        /// From one sign to the next: as much between images as between dots.
        var pitch: CGFloat { PageDots.pitch - PageDots.dot + largest.width }
    }

    /// A dot is 7.5 points across, and the next begins 17.67 points later.
    static let dot: CGFloat = 7.5
    static let pitch: CGFloat = 17 + 2.0 / 3
    /// Of the control; 25.67 points on a screen of three pixels a point.
    private static let height: CGFloat = 25.6
    /// Beside the first and the last dot (assumed).
    private static let margin: CGFloat = 12
    /// Dots at the ends of a row that goes on are smaller (assumed).
    private static let smaller: CGFloat = 0.6
    /// No more dots than these are shown at once (assumed).
    private static let most: CGFloat = 200

    private let plate = ControlPart()
    private var dots: [Int: UIView] = [:]
    private(set) var looks = Style()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The colour of the plate is assumed.
        plate.backgroundColor = .secondarySystemFill
        plate.isCapsule = true
        addSubview(plate)
    }

    required init?(coder: NSCoder) { nil }

    /// The size of a level row.
    static func size(pages: Int, _ looks: Style, scale: CGFloat) -> CGSize {
        let scale = max(1, scale)
        func ceiling(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
        let width = pages == 0 ? 0 : CGFloat(pages - 1) * looks.pitch + looks.largest.width + 2 * margin
        return CGSize(width: ceiling(width), height: ceiling(height + looks.largest.height - dot))
    }

    func show(_ looks: Style) {
        self.looks = looks
        arrange()
    }

    /// The pages that have a dot: all, or as many as there is room for, with the current one in the middle.
    var shown: Range<Int> {
        let count = looks.count
        let length = looks.order.isUpright ? layer.bounds.height : layer.bounds.width
        // Bounds of no size yet leave room for all.
        let fits = length > 0 ? (length / looks.pitch).rounded(.down) : .infinity
        let room = max(1, Int(min(CGFloat(count), fits, Self.most)))
        guard room < count else { return 0..<count }
        let first = min(max(0, looks.current - room / 2), count - room)
        return first..<first + room
    }

    /// The middle of the dot of a page, along the row.
    private func place(of page: Int) -> CGFloat {
        let shown = shown
        let length = looks.order.isUpright ? layer.bounds.height : layer.bounds.width
        let step = CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2
        return length / 2 + (looks.order.isTurned ? -step : step) * looks.pitch
    }

    /// The page whose dot is the nearest to a place.
    func page(at point: CGPoint) -> Int {
        let shown = shown
        guard !shown.isEmpty else { return 0 }
        let along = looks.order.isUpright ? point.y : point.x
        let steps = (along - place(of: shown.lowerBound)) / looks.pitch
        let page = shown.lowerBound + Int(min(max(looks.order.isTurned ? -steps : steps, -1e6), 1e6).rounded())
        return min(max(page, shown.lowerBound), shown.upperBound - 1)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        arrange()
    }

    private func arrange() {
        let shown = shown
        for (page, view) in dots where !shown.contains(page) {
            view.removeFromSuperview()
            dots[page] = nil
        }
        for page in shown { place(page, isLast: isCut(page, shown)) }
        let size = Self.size(pages: shown.count, looks, scale: traitCollection.displayScale)
        let used = looks.order.isUpright ? CGSize(width: size.height, height: size.width) : size
        plate.isHidden = !looks.hasPlate
        plate.frame = CGRect(
            x: layer.bounds.midX - used.width / 2, y: layer.bounds.midY - used.height / 2, width: used.width,
            height: used.height)
    }

    /// Whether the row goes on behind a dot.
    private func isCut(_ page: Int, _ shown: Range<Int>) -> Bool {
        (page == shown.lowerBound && page > 0) || (page == shown.upperBound - 1 && page < looks.count - 1)
    }

    private func place(_ page: Int, isLast: Bool) {
        let image = looks.image(of: page)
        let color = page == looks.current ? looks.currentColor : looks.color
        let view = dot(of: page, isImage: image != nil)
        var size = CGSize(width: Self.dot, height: Self.dot)
        if let image {
            (view as? UIImageView)?.image = image.withRenderingMode(.alwaysTemplate)
            view.tintColor = color
            size = image.size
        } else {
            (view as? GlyphPart)?.color = color
        }
        if isLast { size = CGSize(width: size.width * Self.smaller, height: size.height * Self.smaller) }
        let (along, across) = (place(of: page), looks.order.isUpright ? layer.bounds.midX : layer.bounds.midY)
        let middle = looks.order.isUpright ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        view.frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        // A shape is soft all round, also where its frame lies between pixels.
        (view as? GlyphPart)?.outline = CGPath(ellipseIn: CGRect(origin: .zero, size: size), transform: nil)
    }

    private func dot(of page: Int, isImage: Bool) -> UIView {
        if let known = dots[page] {
            if known is UIImageView == isImage { return known }
            known.removeFromSuperview()
        }
        let new: UIView
        if isImage {
            new = UIImageView()
        } else {
            new = GlyphPart()
        }
        dots[page] = new
        addSubview(new)
        return new
    }

    /// The view of a page's dot, where it has one.
    func dotView(of page: Int) -> UIView? { dots[page] }
}
