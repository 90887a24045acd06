import CoreGraphics
import QuartzCore

/// What a slider draws: two parts of a track, a thumb above them, and images at the ends.
final class SliderFace: ControlPart {
    static let height: CGFloat = 34
    static let trackHeight: CGFloat = 4
    /// From the ends of the slider to those of the track.
    static let trackInset: CGFloat = 3
    /// The square that the thumb moves by.
    static let thumbSide: CGFloat = 31
    /// How far the thumb's middle is above the track's.
    static let thumbLift: CGFloat = 1.2
    /// Around the thumb, in its square.
    private static let thumbMargin: CGFloat = 2
    /// How far from the thumb a finger takes it (assumed: to 44 points in all).
    static let grip: CGFloat = 6.5
    /// Between the track and an image (assumed).
    static let gap: CGFloat = 8
    /// Seconds from one end to the other (assumed).
    static let durationOfRange = 0.5

    private static let shadows = [
        Knob.Shadow(opacity: 0.14, offset: 5, sigma: 6), Knob.Shadow(opacity: 0.08, offset: 1, sigma: 2),
    ]

    let minimumTrack = ControlPart()
    let maximumTrack = ControlPart()
    let thumb = Knob(shadows: SliderFace.shadows)
    private(set) var thumbPicture: UIImageView?
    private(set) var minimumPicture: UIImageView?
    private(set) var maximumPicture: UIImageView?
    private(set) var leastPicture: UIImageView?
    private(set) var mostPicture: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [maximumTrack, minimumTrack, thumb] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes images; nil stands for what the slider draws itself.
    func show(thumb: UIImage?, minimum: UIImage?, maximum: UIImage?, ends: (UIImage?, UIImage?)) {
        set(&thumbPicture, thumb, below: nil)
        set(&minimumPicture, minimum, below: self.thumb)
        set(&maximumPicture, maximum, below: minimumPicture ?? minimumTrack)
        set(&leastPicture, ends.0, below: self.thumb)
        set(&mostPicture, ends.1, below: self.thumb)
        self.thumb.isHidden = thumb != nil
    }

    private func set(_ view: inout UIImageView?, _ image: UIImage?, below other: UIView?) {
        guard let image else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if view == nil {
            let new = UIImageView()
            if let other { insertSubview(new, belowSubview: other) } else { addSubview(new) }
            view = new
        }
        view?.image = image
    }

    /// Places everything; the smallest value is at the right where the slider is mirrored.
    func place(track: CGRect, thumb: CGRect, isMirrored: Bool, least: CGRect, most: CGRect) {
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        place(minimumTrack, minimumPicture, isMirrored ? right : left, isLeft: !isMirrored)
        place(maximumTrack, maximumPicture, isMirrored ? left : right, isLeft: isMirrored)
        self.thumb.frame = thumb.shrunk(dx: Self.thumbMargin, dy: Self.thumbMargin)
        thumbPicture?.frame = thumb
        leastPicture?.frame = least
        mostPicture?.frame = most
    }

    /// The part is round at its end of the track alone.
    private func place(_ part: ControlPart, _ picture: UIImageView?, _ frame: CGRect, isLeft: Bool) {
        part.frame = frame
        part.layer.cornerRadius = min(frame.width, frame.height / 2)
        part.layer.maskedCorners =
            isLeft ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        picture?.frame = frame
    }
}
