import UIKit

/// How the layers of symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    fileprivate let kind: Kind
    /// All layers in one colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Each layer in its own colour, where the symbol has some.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// All layers in one colour, those that count less fainter.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The layers in the styles of the foreground: the first, the second, the third.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil: as their styles say, several are a palette.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// What UIKit is told of a symbol's colours; nil: nothing.
    /// - Parameter own: What the symbol says itself.
    func symbolColors(_ own: SymbolRenderingMode?) -> UIImage.SymbolConfiguration? {
        switch (own ?? symbolRenderingMode ?? (foregroundStyles.count > 1 ? .palette : nil))?.kind {
        case .monochrome?: .preferringMonochrome()
        case .multicolor?: .preferringMulticolor()
        case .hierarchical?: UIImage.SymbolConfiguration(hierarchicalColor: color(ForegroundStyle()))
        case .palette?: UIImage.SymbolConfiguration(paletteColors: palette)
        case nil: nil
        }
    }

    private var palette: [UIColor] {
        var plain = self
        // What is in front of a style that names itself is the label's colour.
        plain.foregroundStyles = []
        let colors = foregroundStyles.map { plain.color($0) }
        return colors.isEmpty ? [color(ForegroundStyle())] : colors
    }

    private func color(_ style: some ShapeStyle) -> UIColor {
        UIColor(cgColor: Paint.of(style, in: self).mainColor)
    }
}

extension View {
    /// How the layers of symbols in the view are coloured; nil: as their styles say.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
