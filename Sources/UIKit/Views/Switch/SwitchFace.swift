import CoreGraphics
import QuartzCore

/// What a switch draws: a capsule, and in it a thumb with a shadow that ends at the capsule's edge.
final class SwitchFace: ControlPart {
    /// What it shows.
    struct Pose: Equatable {
        var isOn = false
        /// A finger is down.
        var isPressed = false
    }

    static let size = CGSize(width: 51, height: 31)
    /// Seconds (assumed).
    static let duration = 0.25
    private static let thumbSide: CGFloat = 27
    private static let margin: CGFloat = 2
    /// How much longer the thumb is while a finger is down (assumed).
    private static let stretch: CGFloat = 7
    private static let shadow = Knob.Shadow(opacity: 0.12, offset: 2.7, sigma: 2.7)

    let thumb = Knob(shadows: [SwitchFace.shadow])
    /// Beside the thumb: a line while the switch is on, a ring while it is off. Nil until they are asked for.
    private var signs: (on: ControlPart, off: ControlPart)?
    /// Whether there is a sign for on and one for off.
    var showsSigns = false
    var onColor = UIColor.systemGreen
    var isMirrored = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isCapsule = true
        addSubview(thumb)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ pose: Pose) {
        backgroundColor = pose.isOn ? onColor : .secondarySystemFill
        thumb.frame = Self.thumbFrame(pose, isMirrored: isMirrored)
        if showsSigns || signs != nil { take(pose, signs: madeSigns) }
    }

    /// Signs fade with the pose; each lies in the middle of the room that the thumb leaves it (figures assumed).
    private func take(_ pose: Pose, signs: (on: ControlPart, off: ControlPart)) {
        let room = Self.size.width - 2 * Self.margin - Self.thumbSide
        let (left, right) = (Self.margin + room / 2, Self.size.width - Self.margin - room / 2)
        signs.on.center = CGPoint(x: isMirrored ? right : left, y: Self.size.height / 2)
        signs.off.center = CGPoint(x: isMirrored ? left : right, y: Self.size.height / 2)
        signs.on.alpha = showsSigns && pose.isOn ? 1 : 0
        signs.off.alpha = showsSigns && !pose.isOn ? 1 : 0
    }

    private var madeSigns: (on: ControlPart, off: ControlPart) {
        if let signs { return signs }
        let on = ControlPart(frame: CGRect(x: 0, y: 0, width: 1, height: 10))
        on.backgroundColor = .white
        let off = ControlPart(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        off.isCapsule = true
        off.layer.borderWidth = 1
        off.layer.borderColor = UIColor.systemGray.resolvedCGColor(in: self)
        for sign in [on, off] { insertSubview(sign, belowSubview: thumb) }
        signs = (on, off)
        return (on, off)
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        signs?.off.layer.borderColor = UIColor.systemGray.resolvedCGColor(in: self)
    }

    static func thumbFrame(_ pose: Pose, isMirrored: Bool) -> CGRect {
        let width = thumbSide + (pose.isPressed ? stretch : 0)
        let x = pose.isOn != isMirrored ? size.width - margin - width : margin
        return CGRect(x: x, y: margin, width: width, height: thumbSide)
    }
}
