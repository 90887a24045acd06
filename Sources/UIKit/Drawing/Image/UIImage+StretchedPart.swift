import Foundation

// How a resizable image stretches.
extension UIImage {
    /// What lies between the caps, in the unit space of the upright image; all of one that is not resizable.
    var stretchedPart: CGRect {
        guard let insets = attributes.capInsets, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let x = Self.stretchedPart(of: size.width * scale, insets.left * scale, insets.right * scale)
        let y = Self.stretchedPart(of: size.height * scale, insets.top * scale, insets.bottom * scale)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// In shares of a side of so many pixels; without a pixel's room between the caps the length is zero.
    ///
    /// Beside a cap it begins just short of half a pixel further in, so that linear filtering does not spread the cap
    /// over what is stretched (assumed: the usual one-pixel middle gives an even fill).
    private static func stretchedPart(
        of pixels: CGFloat, _ leading: CGFloat, _ trailing: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        var low = min(max(leading, 0), pixels)
        var high = max(pixels - max(trailing, 0), low)
        guard high - low >= 1 else { return (low / pixels, 0) }
        let inset: CGFloat = 0.5 - 0x1p-16
        if low > 0 { low += inset }
        if high < pixels { high -= inset }
        return (low / pixels, (high - low) / pixels)
    }
}
