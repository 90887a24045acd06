import Foundation

/// Two fingers that zoom content.
struct ZoomPinch {
    /// The scale that the fingers began with, beyond the limits as far as they would have to pull.
    let scale: Double
    /// The point under the middle of the fingers, in the zoomed view's space.
    let anchor: CGPoint
}
