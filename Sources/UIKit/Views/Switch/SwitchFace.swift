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
    }

    static func thumbFrame(_ pose: Pose, isMirrored: Bool) -> CGRect {
        let width = thumbSide + (pose.isPressed ? stretch : 0)
        let x = pose.isOn != isMirrored ? size.width - margin - width : margin
        return CGRect(x: x, y: margin, width: width, height: thumbSide)
    }
}
