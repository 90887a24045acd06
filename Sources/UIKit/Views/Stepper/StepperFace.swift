import CoreGraphics
import QuartzCore

/// What a stepper draws: a plate, a line in its middle and a sign at each side.
final class StepperFace: ControlPart {
    /// One of the buttons.
    struct Side {
        var image: UIImage?
        var isPressed = false
        /// Whether there is a step left.
        var isUsable = true
    }

    /// What is shown.
    struct Pose {
        var down = Side()
        var up = Side()
        var background: UIImage?
        var divider: UIImage?
        var isMirrored = false
    }

    static let size = CGSize(width: 94, height: 32)
    static let radius: CGFloat = 8
    /// The line: its width, and how far it keeps off the top and the bottom.
    private static let line: CGFloat = 1
    private static let lineInset: CGFloat = 7
    /// Of black, above the plate.
    private static let lineAlpha: CGFloat = 0.1
    /// The ink of both signs.
    private static let minusWidth: CGFloat = 13.5
    private static let plusWidth: CGFloat = 13.7
    /// From the middle of a half to that of its sign: both lie a little to the left.
    private static let minusShift: CGFloat = -0.1
    private static let plusShift: CGFloat = -0.2
    /// The thickness of their bars (assumed).
    private static let bar: CGFloat = 1.6
    /// A sign at a limit.
    private static let limitAlpha: CGFloat = 0.5

    private let plate = ControlPart()
    private let pressed = ControlPart()
    let divider = ControlPart()
    let minus = GlyphPart()
    let plus = GlyphPart()
    private let backgroundPicture = UIImageView()
    private let dividerPicture = UIImageView()
    private let minusPicture = UIImageView()
    private let plusPicture = UIImageView()
    private var pose = Pose()

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = Self.radius
        // The plate of the button under a finger is darker (assumed).
        pressed.backgroundColor = .tertiarySystemFill
        pressed.layer.cornerRadius = Self.radius
        divider.backgroundColor = UIColor(white: 0, alpha: Self.lineAlpha)
        minus.outline = Self.sign(width: Self.minusWidth, isPlus: false)
        plus.outline = Self.sign(width: Self.plusWidth, isPlus: true)
        let parts: [UIView] = [
            plate, backgroundPicture, pressed, divider, dividerPicture, minus, plus, minusPicture, plusPicture,
        ]
        for part in parts { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Around the origin.
    private static func sign(width: CGFloat, isPlus: Bool) -> CGPath {
        let path = CGMutablePath()
        let bars =
            isPlus
            ? [
                CGRect(x: -width / 2, y: -bar / 2, width: width, height: bar),
                CGRect(x: -bar / 2, y: -width / 2, width: bar, height: width),
            ] : [CGRect(x: -width / 2, y: -bar / 2, width: width, height: bar)]
        for rect in bars { path.addRoundedRect(in: rect, cornerWidth: bar / 2, cornerHeight: bar / 2) }
        return path
    }

    func show(_ pose: Pose) {
        self.pose = pose
        plate.isHidden = pose.background != nil
        backgroundPicture.image = pose.background
        divider.isHidden = pose.divider != nil
        dividerPicture.image = pose.divider
        show(pose.down, minus, minusPicture)
        show(pose.up, plus, plusPicture)
        pressed.isHidden = !(pose.down.isPressed || pose.up.isPressed) || pose.background != nil
        setNeedsLayout()
    }

    private func show(_ side: Side, _ glyph: GlyphPart, _ picture: UIImageView) {
        glyph.isHidden = side.image != nil
        let isTemplate = side.image?.renderingMode != .alwaysOriginal
        // Images that say nothing are shown in the colour of labels (assumed).
        picture.image = isTemplate ? side.image?.withRenderingMode(.alwaysTemplate) : side.image
        picture.tintColor = .label
        for view in [glyph, picture] { view.alpha = side.isUsable ? 1 : Self.limitAlpha }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = layer.bounds
        plate.frame = bounds
        backgroundPicture.frame = bounds
        let width = pose.divider?.size.width ?? Self.line
        let x = (bounds.width - width) / 2
        divider.frame = CGRect(
            x: x, y: Self.lineInset, width: width, height: max(0, bounds.height - 2 * Self.lineInset))
        dividerPicture.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        let left = CGRect(x: 0, y: 0, width: max(0, x), height: bounds.height)
        let right = CGRect(x: x + width, y: 0, width: max(0, bounds.width - x - width), height: bounds.height)
        let (down, up) = pose.isMirrored ? (right, left) : (left, right)
        place(minus, minusPicture, in: down, shift: Self.minusShift)
        place(plus, plusPicture, in: up, shift: Self.plusShift)
        placePressed(pose.up.isPressed ? up : down, isLeft: pose.up.isPressed == pose.isMirrored)
    }

    private func place(_ glyph: GlyphPart, _ picture: UIImageView, in half: CGRect, shift: CGFloat) {
        glyph.frame = CGRect(x: half.midX + shift, y: half.midY, width: 0, height: 0)
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: (half.midX - size.width / 2).rounded(), y: (half.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }

    private func placePressed(_ half: CGRect, isLeft: Bool) {
        pressed.frame = half
        pressed.layer.maskedCorners =
            isLeft ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
}
