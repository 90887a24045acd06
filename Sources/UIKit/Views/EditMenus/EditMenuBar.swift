import CoreGraphics
import Foundation

/// A row of titles on a material beside what is edited, as the edit menu shows. Its figures are assumed.
final class EditMenuBar: UIView {
    /// One title, and what a tap on it does.
    struct Entry {
        var title: String
        var image: UIImage?
        var isEnabled = true
        var isDestructive = false
        var perform: () -> Void
    }

    private enum Figures {
        static let height: CGFloat = 44
        static let padding: CGFloat = 16
        static let radius: CGFloat = 13
        static let gap: CGFloat = 8
        static let arrow: CGFloat = 36
        static let duration = 0.2
    }

    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private var entries: [Entry] = []
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []
    /// The first entry that shows; those of the pages before lie before it.
    private var pages = [0]
    /// Called after a title was tapped.
    var didChoose: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        plate.layer.cornerRadius = Figures.radius
        plate.clipsToBounds = true
        addSubview(plate)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Entries

    func show(_ entries: [Entry]) {
        self.entries = entries
        pages = [0]
    }

    var titles: [String] { entries.map(\.title) }

    private var font: UIFont { .systemFont(ofSize: 15) }

    private func width(of entry: Entry) -> CGFloat {
        let text = entry.title.size(withAttributes: [.font: font]).width
        let image = entry.title.isEmpty ? entry.image?.size.width ?? 0 : 0
        return (max(text, image) + 2 * Figures.padding).rounded(.up)
    }

    /// The entries of the present page, and whether more follow.
    private func shown(in room: CGFloat) -> (range: Range<Int>, hasMore: Bool, width: CGFloat) {
        let first = pages.last ?? 0
        var width: CGFloat = pages.count > 1 ? Figures.arrow : 0
        var end = first
        while end < entries.count {
            let next = self.width(of: entries[end])
            let reserve = end + 1 < entries.count ? Figures.arrow : 0
            if end > first, width + next + reserve > room { break }
            width += next
            end += 1
        }
        let hasMore = end < entries.count
        return (first..<end, hasMore, min(room, width + (hasMore ? Figures.arrow : 0)))
    }

    // MARK: Place

    /// Lies beside `target`, in the superview's space, within `room`.
    func place(beside target: CGRect, in room: CGRect, _ direction: UIEditMenuArrowDirection) {
        let (range, hasMore, width) = shown(in: room.width)
        let size = CGSize(width: width, height: Figures.height)
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.minY - Figures.gap - size.height)
        switch direction {
        case .automatic: if origin.y < room.minY { origin.y = target.maxY + Figures.gap }
        case .up: origin.y = target.maxY + Figures.gap
        case .down: break
        case .left: origin = CGPoint(x: target.maxX + Figures.gap, y: target.midY - size.height / 2)
        case .right: origin = CGPoint(x: target.minX - Figures.gap - size.width, y: target.midY - size.height / 2)
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        frame = CGRect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
        plate.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Figures.radius).cgPath
        fill(range, hasMore: hasMore) { [weak self] in self?.place(beside: target, in: room, direction) }
    }

    private func fill(_ range: Range<Int>, hasMore: Bool, again: @escaping () -> Void) {
        for view in buttons + lines as [UIView] { view.removeFromSuperview() }
        (buttons, lines) = ([], [])
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func add(_ button: UIButton, width: CGFloat) {
            let left = isMirrored ? bounds.width - x - width : x
            button.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            plate.contentView.addSubview(button)
            buttons.append(button)
            if x > 0 { addLine(at: isMirrored ? bounds.width - x : x) }
            x += width
        }
        if pages.count > 1 {
            let back = arrow(isForward: false) { [weak self] in
                self?.pages.removeLast()
                again()
            }
            add(back, width: Figures.arrow)
        }
        for entry in entries[range] { add(button(entry), width: width(of: entry)) }
        if hasMore {
            let further = arrow(isForward: true) { [weak self] in
                self?.pages.append(range.upperBound)
                again()
            }
            add(further, width: Figures.arrow)
        }
    }

    private func addLine(at x: CGFloat) {
        let pixel = 1 / max(1, traitCollection.displayScale)
        let line = UIView(frame: CGRect(x: x, y: 0, width: pixel, height: bounds.height))
        line.backgroundColor = .separator
        plate.contentView.addSubview(line)
        lines.append(line)
    }

    private func button(_ entry: Entry) -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = font
        button.setTitle(entry.title, for: .normal)
        button.setTitleColor(entry.isDestructive ? .systemRed : .label, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        if entry.title.isEmpty { button.setImage(entry.image?.asStencil, for: .normal) }
        button.tintColor = .label
        button.isEnabled = entry.isEnabled
        button.addAction(
            UIAction { [weak self] _ in
                let done = self?.didChoose
                entry.perform()
                done?()
            }, for: .touchUpInside)
        return button
    }

    private func arrow(isForward: Bool, _ act: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .custom)
        let isRight = isForward != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let path = UIBezierPath()
        let (back, tip): (CGFloat, CGFloat) = isRight ? (1, 6) : (6, 1)
        path.move(to: CGPoint(x: back, y: 1))
        path.addLine(to: CGPoint(x: tip, y: 6))
        path.addLine(to: CGPoint(x: back, y: 11))
        path.lineWidth = 1.5
        let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 12)).image { _ in
            UIColor.black.setStroke()
            path.stroke()
        }
        button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = .label
        button.addAction(UIAction { _ in act() }, for: .touchUpInside)
        return button
    }
}
