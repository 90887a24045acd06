import CoreGraphics
import QuartzCore

/// The chevron of a branch, which points down while it is open. How its lines run is assumed.
final class OutlineChevron: UIControl {
    static let size = CGSize(width: 14, height: 14)

    private let glyph = GlyphPart()
    /// Whether it points down.
    var isOpen = false {
        didSet { if isOpen != oldValue { turn() } }
    }
    /// The cell's direction, as a view's own does not follow its superview's.
    var pointsLeft = false {
        didSet { if pointsLeft != oldValue { draw() } }
    }
    var color: UIColor? {
        didSet { glyph.color = color ?? .tintColor }
    }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        glyph.frame = CGRect(origin: .zero, size: Self.size)
        glyph.color = .tintColor
        addSubview(glyph)
        draw()
    }

    required init?(coder: NSCoder) { nil }

    private func draw() {
        let (near, far): (CGFloat, CGFloat) = pointsLeft ? (9.5, 4.5) : (4.5, 9.5)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: near, y: 2), CGPoint(x: far, y: 7), CGPoint(x: near, y: 12)])
        glyph.outline = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
        turn()
    }

    /// By a quarter.
    private func turn() {
        let sine: CGFloat = pointsLeft ? -1 : 1
        glyph.transform = isOpen ? CGAffineTransform(a: 0, b: sine, c: -sine, d: 0, tx: 0, ty: 0) : .identity
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        glyph.color = color ?? .tintColor
    }

    /// The room around it as well: a finger is wider than the chevron (assumed).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layer.bounds.insetBy(dx: -15, dy: -15).contains(point)
    }
}
