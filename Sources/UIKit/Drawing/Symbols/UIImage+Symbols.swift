extension UIImage {
    /// The picture that a symbol shows for traits; nil for other images.
    ///
    /// A symbol that needs the same picture as now is itself.
    func symbolShown(in traits: UITraitCollection, preferring preferred: SymbolSettings?) -> UIImage? {
        guard let symbol = attributes.symbol else { return nil }
        guard let (picture, look) = Self.picture(of: symbol, in: traits, preferring: preferred) else { return self }
        if picture.image === cgImage { return self }
        return UIImage(picture, look, attributes)
    }

    /// The symbol with other settings and traits, for the current traits.
    func symbol(_ change: (inout SymbolRequest) -> Void) -> UIImage {
        guard var symbol = attributes.symbol else { return self }
        change(&symbol)
        var attributes = attributes
        attributes.symbol = symbol
        guard let (picture, look) = Self.picture(of: symbol, in: .current, preferring: nil) else { return self }
        return UIImage(picture, look, attributes)
    }

    convenience init?(_ symbol: SymbolRequest, in traits: UITraitCollection) {
        guard let (picture, look) = Self.picture(of: symbol, in: traits, preferring: nil) else { return nil }
        var attributes = ImageAttributes()
        attributes.symbol = symbol
        self.init(picture, look, attributes)
    }

    private convenience init(_ picture: SymbolPicture, _ look: SymbolStyle, _ attributes: ImageAttributes) {
        var attributes = attributes
        attributes.scale = look.displayScale
        attributes.baseline = picture.baseline
        self.init(picture.image, attributes)
    }

    private static func picture(
        of symbol: SymbolRequest, in traits: UITraitCollection, preferring preferred: SymbolSettings?
    ) -> (SymbolPicture, SymbolStyle)? {
        guard let drawing = SymbolCatalog.shared.drawing(named: symbol.name) else { return nil }
        let look = symbol.look(in: traits, preferring: preferred)
        let hasGround = symbol.name.hasSuffix(".fill")
        return SymbolPicture.picture(of: drawing, look, hasGround: hasGround).map { ($0, look) }
    }

    /// Whether a text can be the name of a symbol: small letters, digits and dots.
    package static func isSymbolName(_ name: String) -> Bool { SymbolCatalog.isName(name) }

    /// Whether an image view shows it as a stencil for its tint.
    var isStencil: Bool {
        if renderingMode == .automatic, let symbol = attributes.symbol { return !symbol.hasColors }
        return renderingMode == .alwaysTemplate
    }

    /// The image as controls take it that show images as stencils: those with colours of their own stay.
    var asStencil: UIImage {
        let keepsColors = renderingMode != .automatic || attributes.symbol?.hasColors == true
        return keepsColors ? self : withRenderingMode(.alwaysTemplate)
    }
}
