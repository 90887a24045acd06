extension UIImage {
    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable, CaseIterable {
        /// The system's choice, which is medium.
        case `default` = -1
        /// Nothing says.
        case unspecified = 0
        /// About four fifths of medium.
        case small = 1
        /// A full circle is about as large as the text's point size.
        case medium = 2
        /// About five fourths of medium.
        case large = 3
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable, CaseIterable {
        /// Nothing says.
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// The weight of text that goes with it; regular for unspecified.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that go with it; the nearest for weights between the named ones (assumed).
    public func symbolWeight() -> UIImage.SymbolWeight {
        let named = UIImage.SymbolWeight.allCases.filter { $0 != .unspecified }
        func distance(_ weight: UIImage.SymbolWeight) -> CGFloat { (weight.fontWeight().rawValue - rawValue).magnitude }
        return named.min { distance($0) < distance($1) } ?? .regular
    }
}
