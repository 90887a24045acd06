extension UIImage {
    /// The image of the same asset or symbol for other traits, drawn in the same way; itself without either.
    /// - Parameter preferred: What holds where a symbol's own configuration says nothing.
    func shown(in traits: UITraitCollection, preferring preferred: SymbolSettings? = nil) -> UIImage {
        if let symbol = symbolShown(in: traits, preferring: preferred) { return symbol }
        guard let variant = attributes.asset?.first(for: traits), variant.cgImage !== cgImage else { return self }
        var attributes = attributes
        attributes.scale = variant.scale
        attributes.orientation = variant.imageOrientation
        return UIImage(variant.cgImage, attributes)
    }
}
