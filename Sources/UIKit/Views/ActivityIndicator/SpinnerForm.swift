import CoreGraphics
import Foundation

/// The shape of an activity indicator: eight spokes around a middle, with the figures of a device's medium one; a large
/// one has the same proportions (assumed).
struct SpinnerForm: Equatable {
    static let spokes = 8
    /// Seconds of a turn.
    static let turn = 1.0
    /// The spoke that is strongest at time 0, clockwise from the top: the one at nine o'clock.
    private static let first = 6
    /// How strong a spoke is beside the strongest, by how many steps ago it was that.
    private static let strengths: [Float] = [130, 108, 86, 64, 42, 42, 42, 42].map { $0 / 130 }

    /// The colour of the strongest spoke, where none is set.
    static let color = UIColor { traits in
        let dark = traits.userInterfaceStyle == .dark
        return dark
            ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 130 / 255)
            : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 130 / 255)
    }

    /// Points across: 20 or 37.
    let side: CGFloat

    private var unit: CGFloat { side / 20 }
    private var width: CGFloat { 2.5 * unit }
    /// From the middle to the inner ends.
    private var hub: CGFloat { 10 / 3 * unit }
    /// From the middle to the outer ends.
    private var reach: CGFloat { 10 * unit }

    /// A spoke, clockwise from the top, around the origin.
    func path(of spoke: Int) -> CGPath {
        let upright = CGRect(x: -width / 2, y: -reach, width: width, height: reach - hub)
        var turned = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes))
        return CGPath(roundedRect: upright, cornerWidth: width / 2, cornerHeight: width / 2, transform: &turned)
    }

    /// The opacity of a spoke in a step of a turn, eight of which are one: the strongest goes clockwise.
    static func opacity(of spoke: Int, in step: Int) -> Float {
        strengths[(first + step + spokes - spoke) % spokes]
    }
}
