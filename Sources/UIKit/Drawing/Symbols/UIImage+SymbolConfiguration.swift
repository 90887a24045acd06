import Foundation

extension UIImage {
    /// Size, weight, scale and colours of a symbol. Immutable.
    ///
    ///     let large = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
    ///     let star = UIImage(systemName: "star.fill", withConfiguration: large)
    ///
    /// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must
    /// not add a property that changes.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        final private(set) var settings = SymbolSettings()

        /// A configuration that leaves everything but traits open.
        public required init(traitCollection: UITraitCollection?) {
            super.init(traitCollection: traitCollection)
        }

        private convenience init(_ edit: (inout SymbolSettings) -> Void) {
            self.init(traitCollection: nil)
            edit(&settings)
        }

        /// A configuration that leaves everything open.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(traitCollection: nil) }

        // MARK: Size and weight

        /// The size of text that the symbol goes with, in points. 0 and less leave it open (assumed).
        public convenience init(pointSize: CGFloat) {
            self.init { $0.size = pointSize > 0 ? .points(pointSize) : nil }
        }

        /// The size of text that the symbol goes with, and how thick its lines are.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// The size of text that the symbol goes with, how thick its lines are, and how large it is beside the text.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init {
                $0.size = pointSize > 0 ? .points(pointSize) : nil
                $0.weight = weight == .unspecified ? nil : weight
                $0.scale = scale == .unspecified ? nil : scale
            }
        }

        /// How large the symbol is beside text.
        public convenience init(scale: SymbolScale) {
            self.init { $0.scale = scale == .unspecified ? nil : scale }
        }

        /// How thick the symbol's lines are.
        public convenience init(weight: SymbolWeight) {
            self.init { $0.weight = weight == .unspecified ? nil : weight }
        }

        /// Size and weight of a text style, at the text size of where the symbol is shown.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Size and weight of a text style, and how large the symbol is beside such text.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init {
                $0.size = .textStyle(textStyle)
                $0.scale = scale == .unspecified ? nil : scale
            }
        }

        /// Size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Size and weight of a font, and how large the symbol is beside its text.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = UIFont.Weight(rawValue: CGFloat(font.specification.system.weight)).symbolWeight()
            self.init(pointSize: font.pointSize, weight: weight, scale: scale)
        }

        // MARK: Colours

        /// One colour at several alphas: the sign on a filled circle or square in full, the ground at half (assumed).
        /// What the drawings do not tell apart has the full colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { $0.coloring = .hierarchical(hierarchicalColor) }
        }

        /// One colour for each layer: the sign on a filled circle or square in the first, the ground in the second.
        /// What the drawings do not tell apart has the first colour.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.coloring = paletteColors.isEmpty ? nil : .palette(paletteColors) }
        }

        /// The symbol in one colour, the tint's.
        @discardableResult
        open class func preferringMonochrome() -> Self { Self.with { $0.coloring = .monochrome } }

        /// The symbol's own colours; the drawings have none, so they take the tint.
        @discardableResult
        open class func preferringMulticolor() -> Self { Self.with { $0.coloring = .multicolor } }

        // MARK: Less

        /// The configuration without a text style.
        @discardableResult
        open func configurationWithoutTextStyle() -> Self {
            changed { if case .textStyle = $0.size { $0.size = nil } }
        }

        /// The configuration without a scale.
        @discardableResult
        open func configurationWithoutScale() -> Self { changed { $0.scale = nil } }

        /// The configuration without a weight.
        @discardableResult
        open func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }

        /// The configuration without a size in points and a weight.
        @discardableResult
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed {
                if case .points = $0.size { $0.size = nil }
                $0.weight = nil
            }
        }

        // MARK: Configuration

        /// The configuration with other traits.
        @discardableResult
        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let new = Self(traitCollection: traitCollection)
            new.settings = settings
            return new
        }

        /// The configuration with what another one specifies in place of its own. A size in points and a text style
        /// take each other's place.
        @discardableResult
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            let new = super.applying(otherConfiguration)
            guard let other = otherConfiguration as? SymbolConfiguration else { return new }
            let result = Self(traitCollection: new.traitCollection)
            result.settings = settings.applying(other.settings)
            return result
        }

        /// True for configurations that specify the same.
        @discardableResult
        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// True for configurations that specify the same.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.settings == settings && super.isEqual(object)
        }

        /// Equal for configurations that specify the same.
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(settings)
            hasher.combine(super.hash)
            return hasher.finalize()
        }

        private static func with(_ edit: (inout SymbolSettings) -> Void) -> Self {
            let new = Self(traitCollection: nil)
            edit(&new.settings)
            return new
        }

        private func changed(_ edit: (inout SymbolSettings) -> Void) -> Self {
            let new = Self(traitCollection: traitCollection)
            new.settings = settings
            edit(&new.settings)
            return new
        }

        convenience init(_ settings: SymbolSettings, _ traits: UITraitCollection?) {
            self.init(traitCollection: traits)
            self.settings = settings
        }
    }
}
