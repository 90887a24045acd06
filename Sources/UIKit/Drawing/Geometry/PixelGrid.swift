import Foundation

/// The device's pixels, in points.
enum PixelGrid {
    /// 1e-6 pixel belongs to the half: what the solver leaves of 541.5 rounds up as 541.5 does.
    private static let tolerance: CGFloat = 1e-6

    /// The nearest whole pixel; halves go up.
    static func nearest(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return nearestPixel(value, scale: scale) / scale
    }

    /// The nearest whole pixel; halves go down.
    static func nearestBelow(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * scale - 0.5 - tolerance).rounded(.up) / scale
    }

    private static func nearestPixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale + 0.5 + tolerance).rounded(.down)
    }

    /// The nearest whole pixels, counted; the second is not before the first. 0 for what is not finite.
    static func edges(_ first: CGFloat, _ second: CGFloat, scale: CGFloat) -> (CGFloat, CGFloat) {
        let start = first.isFinite ? nearestPixel(first, scale: scale) : 0
        let end = second.isFinite ? nearestPixel(second, scale: scale) : 0
        return (start, max(start, end))
    }

    /// The number nearest to a whole pixel, where it is one but for what arithmetic left.
    static func settled(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let pixels = value * scale
        return abs(pixels - pixels.rounded()) < tolerance ? pixels.rounded() / scale : value
    }

    static func up(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * scale - tolerance).rounded(.up) / scale
    }
}
