import Foundation

/// The part of a navigation bar in which a search bar stands. The search bar keeps to the zone's end: it goes behind what is
/// above when the zone gets lower.
final class SearchZone: UIView {
    private weak var bar: UISearchBar?
    /// Of the whole search bar.
    private var height: CGFloat = 0

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a search bar in; nil takes none in.
    func show(_ bar: UISearchBar?) {
        if let old = self.bar, old !== bar, old.superview === self { old.removeFromSuperview() }
        self.bar = bar
        guard let bar, bar.superview !== self else { return }
        UIView.performWithoutAnimation { addSubview(bar) }
    }

    /// Says how the search bar stands: its own height, and where its field is.
    func arrange(height: CGFloat, _ place: SearchBarPlace) {
        self.height = height
        bar?.place = place
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar?.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Touches beside the field are nobody's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === bar ? nil : view
    }
}
