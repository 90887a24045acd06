import CoreGraphics
import Foundation

/// The titles at a list's trailing edge, which a finger goes along to jump from section to section.
@MainActor
final class ListIndex: UIView {
    /// Stands for a magnifying glass, which leads to the top.
    nonisolated static let search = "{search}"

    /// Points from title to title (assumed).
    private static let step: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private unowned let list: any ListIndexHost
    private let titles: [String]
    private var signs: [UIView] = []
    /// How wide an index of such titles is: 15 while the longest is narrower than that, else 4 more than it.
    private(set) var width: CGFloat = 15
    /// The title that was jumped to last.
    private var last: Int?

    init(_ titles: [String], of list: any ListIndexHost) {
        self.titles = titles
        self.list = list
        super.init(frame: .zero)
        isOpaque = false
        signs = titles.map(sign)
        for sign in signs { addSubview(sign) }
        let longest = signs.map(\.frame.width).max() ?? 0
        if longest >= 15 { width = longest + 4 }
        takeColors()
    }

    required init?(coder: NSCoder) { nil }

    private func sign(_ title: String) -> UIView {
        if title == Self.search {
            let image = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            image.contentMode = .scaleAspectFit
            image.frame.size = CGSize(width: 11, height: 11)
            return image
        }
        let label = UILabel()
        label.font = Self.font
        label.text = title
        label.textAlignment = .center
        label.sizeToFit()
        return label
    }

    func takeColors() {
        let colors = list.indexColors
        for sign in signs {
            (sign as? UILabel)?.textColor = colors.titles
            sign.tintColor = colors.titles
        }
        backgroundColor = last == nil ? colors.background : colors.touched ?? colors.background
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColors()
    }

    // MARK: Layout

    /// The titles that there is room for: every second one where all are too many, every third one, and so on (assumed).
    private var shown: [Int] {
        let room = max(1, Int(layer.bounds.height / Self.step))
        let every = max(1, (titles.count + room - 1) / room)
        return Array(stride(from: 0, to: titles.count, by: every))
    }

    private var start: CGFloat { (layer.bounds.height - CGFloat(shown.count) * Self.step) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = shown
        for sign in signs { sign.isHidden = true }
        for (place, title) in places.enumerated() {
            let sign = signs[title]
            sign.isHidden = false
            sign.frame = CGRect(
                x: 0, y: PixelGrid.nearest(start + CGFloat(place) * Self.step, scale: screenScale),
                width: layer.bounds.width, height: Self.step)
        }
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let place = (touch.location(in: self).y - start) / (CGFloat(shown.count) * Self.step) * CGFloat(titles.count)
        let title = place.isFinite ? Int(min(max(place, 0), CGFloat(titles.count - 1))) : 0
        guard title != last else { return }
        last = title
        takeColors()
        list.jump(toIndexTitle: titles[title], title)
    }

    private func letGo() {
        last = nil
        takeColors()
    }
}
