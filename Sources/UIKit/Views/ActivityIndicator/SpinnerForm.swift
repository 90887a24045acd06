import CoreGraphics
import Foundation

/// The shape of an activity indicator: eight spokes around a middle. All figures but the sizes are assumed.
struct SpinnerForm: Equatable {
    static let spokes = 8
    /// Seconds of a turn.
    static let turn = 1.0
    /// The opacity of the spoke that was bright longest ago.
    static let faintest: Float = 0.25

    /// Points across: 20 or 37.
    let side: CGFloat

    private var unit: CGFloat { side / 20 }
    private var width: CGFloat { 2.4 * unit }
    private var length: CGFloat { 5.6 * unit }
    /// From the middle to the outer ends.
    private var reach: CGFloat { 9.6 * unit }

    /// A spoke, clockwise from the top, around the origin.
    func path(of spoke: Int) -> CGPath {
        let upright = CGRect(x: -width / 2, y: -reach, width: width, height: length)
        var turned = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes))
        return CGPath(roundedRect: upright, cornerWidth: width / 2, cornerHeight: width / 2, transform: &turned)
    }

    /// How far a spoke is in its fading at time 0, as a part of a turn: 0 is bright.
    static func phase(of spoke: Int) -> Double {
        Double((spokes - spoke) % spokes) / Double(spokes)
    }

    /// The opacity of a spoke at time 0.
    static func opacity(of spoke: Int) -> Float { 1 - (1 - faintest) * Float(phase(of: spoke)) }
}
