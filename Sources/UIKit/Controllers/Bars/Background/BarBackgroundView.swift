import Foundation

/// What lies behind a bar's content: a material, a colour, an image, and a line along the inner edge.
final class BarBackgroundView: UIView {
    private let lineIsBelow: Bool
    private var effectView: UIVisualEffectView?
    private let fill = UIView()
    private var picture: UIImageView?
    private let line = UIImageView()
    private(set) var shown = BarBackground.clear

    /// - Parameter lineIsBelow: Whether the line lies below the background, not above it.
    init(lineIsBelow: Bool) {
        self.lineIsBelow = lineIsBelow
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [fill, line] { addSubview(view) }
        apply()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another background, at once.
    func show(_ background: BarBackground) {
        guard background != shown else { return }
        shown = background
        apply()
        setNeedsLayout()
    }

    private func apply() {
        if let effect = shown.effect {
            let view = effectView ?? UIVisualEffectView(effect: nil)
            view.effect = effect
            if effectView == nil {
                insertSubview(view, at: 0)
                effectView = view
            }
        } else {
            effectView?.removeFromSuperview()
            effectView = nil
        }
        fill.isHidden = shown.color == nil
        fill.backgroundColor = shown.color
        if let image = shown.image {
            let view = picture ?? UIImageView()
            view.image = image
            view.contentMode = shown.imageContentMode
            view.clipsToBounds = shown.imageContentMode != .scaleToFill
            if picture == nil {
                insertSubview(view, aboveSubview: fill)
                picture = view
            }
        } else {
            picture?.removeFromSuperview()
            picture = nil
        }
        line.image = shown.shadowImage
        line.tintColor = shown.shadowColor
        line.backgroundColor = shown.shadowImage == nil ? shown.shadowColor : nil
        line.isHidden = shown.shadowColor == nil && shown.shadowImage == nil
    }

    /// Fills itself; the line lies beyond the edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, fill, picture] as [UIView?] { view?.frame = bounds }
        let height = shown.shadowImage?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: lineIsBelow ? bounds.height : -height, width: bounds.width, height: height)
    }
}
