import CoreGraphics

/// Whole pixels of a screen.
struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    let scale: CGFloat

    /// What lies by less than this from where rounding turns, in pixels, has come there by an earlier rounding.
    private static let hair: CGFloat = 1 / 1024

    init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

    /// The nearest pixel, of two the farther one.
    func nearest(_ points: CGFloat) -> CGFloat { (points * scale + 0.5 + Self.hair).rounded(.down) / scale }

    /// The pixel before; a hair below one is on it.
    func floor(_ points: CGFloat) -> CGFloat { (points * scale + Self.hair).rounded(.down) / scale }
}
