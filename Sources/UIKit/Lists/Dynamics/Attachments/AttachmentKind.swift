import CoreGraphics

/// How an attachment holds.
enum AttachmentKind {
    /// At a distance, by a rod or a spring.
    case distance
    /// At most at a distance, by a rope.
    case limit
    /// At a place and an angle of each other.
    case fixed
    /// At a place of each other, about which they turn.
    case pin
    /// On a line through a place, without turning.
    case sliding(axis: CGVector)
}

/// Where an attachment holds on the bodies, from their centres before they turned.
struct AttachmentPlaces {
    let first: SIMD2<Double>
    /// On the other body; without one, in the animator's space.
    let second: SIMD2<Double>
    /// The angle of the first against the second.
    let angle: Double
    /// The axis before the second turned.
    let axis: SIMD2<Double>

    /// Where the bodies are at a common place now.
    init(at anchor: CGPoint, axis: CGVector?, _ body: DynamicBody, _ other: DynamicBody?) {
        let place = SIMD2<Double>(anchor)
        first = body.offset(of: place)
        second = other?.offset(of: place) ?? place
        angle = body.angle - (other?.angle ?? 0)
        let axis = SIMD2<Double>(axis ?? .zero)
        let length = axis.length
        self.axis = Turn(-(other?.angle ?? 0)).applied(to: length > 0 ? axis / length : SIMD2<Double>(1, 0))
    }
}
