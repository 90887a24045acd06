import UIKit

/// The row of the status bar. Its height is the device's; where its parts lie in it is assumed.
final class StatusBarView: UIView {
    private let time = UILabel()
    private let signal = StatusBarGlyph(.signal)
    private let wifi = StatusBarGlyph(.wifi)
    private let battery = StatusBarGlyph(.battery)
    private var color: UIColor?
    private var isPad = false

    init() {
        super.init(frame: .zero)
        time.text = "9:41"
        for part in [time, signal, wifi, battery] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(in color: UIColor, isPad: Bool) {
        if self.isPad != isPad { setNeedsLayout() }
        self.isPad = isPad
        guard color != self.color else { return }
        self.color = color
        time.textColor = color
        for glyph in [signal, wifi, battery] { glyph.show(in: color) }
    }

    // MARK: Layout

    /// Screens with something cut out of their top have a higher bar, with an ear at each side of it.
    private var hasEars: Bool { !isPad && bounds.height > 24 }
    /// What is cut out: an island, or a notch.
    private var gap: CGFloat { hasIsland ? 126 : 209 }
    private var hasIsland: Bool { bounds.height >= 54 }
    /// Where the middle of the row lies.
    private var row: CGFloat {
        guard hasEars else { return bounds.height / 2 }
        return hasIsland ? bounds.height - 21.5 : bounds.height / 2 + 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        time.font = .systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold)
        time.sizeToFit()
        let glyphs = [signal, wifi, battery]
        let factor: CGFloat = hasIsland ? 1 : hasEars ? 0.9 : 0.8
        let spacing: CGFloat = hasIsland ? 7 : hasEars ? 5 : 4
        let width = glyphs.reduce(-spacing) { $0 + $1.naturalSize.width * factor + spacing }
        let ear = (bounds.width - gap) / 2
        var x = hasEars ? bounds.width - (ear + width) / 2 : bounds.width - 6 - width
        for glyph in glyphs {
            let size = CGSize(width: glyph.naturalSize.width * factor, height: glyph.naturalSize.height * factor)
            put(glyph, CGRect(x: x, y: row - size.height / 2, width: size.width, height: size.height))
            x += size.width + spacing
        }
        let own = time.bounds.size
        let start = hasEars ? (ear - own.width) / 2 : isPad ? 20 : (bounds.width - own.width) / 2
        put(time, CGRect(x: start, y: row - own.height / 2, width: own.width, height: own.height))
    }

    /// On whole pixels; the row is mirrored where reading begins at the right.
    private func put(_ part: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(1, traitCollection.displayScale)
        let x = isMirrored ? bounds.width - frame.maxX : frame.minX
        part.frame = CGRect(
            x: (x * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale, width: frame.width,
            height: frame.height)
    }
}
