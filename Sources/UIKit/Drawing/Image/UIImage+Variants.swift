extension UIImage {
    /// The image, to be drawn another way.
    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(cgImage, attributes)
    }

    /// The image of the same asset for other traits, drawn in the same way; itself without an asset.
    func shown(in traits: UITraitCollection) -> UIImage {
        guard let variant = attributes.asset?.first(for: traits), variant.cgImage !== cgImage else { return self }
        var attributes = attributes
        attributes.scale = variant.scale
        attributes.orientation = variant.imageOrientation
        return UIImage(variant.cgImage, attributes)
    }
}
