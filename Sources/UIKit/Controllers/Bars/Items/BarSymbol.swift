/// How symbols are drawn in items of bars where they say nothing themselves: as large and as heavy as the system's items of
/// the same meaning (assumed: the large scale of text of 17 points, with lines about two points wide).
@MainActor
enum BarSymbol {
    static let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
}

extension UIImage {
    /// A template, unless it says how it is drawn.
    var asTemplateByDefault: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }

    /// A symbol as items of bars show it; other images as they are.
    @MainActor
    func inBar(_ traits: UITraitCollection) -> UIImage {
        guard isSymbolImage else { return self }
        return shown(in: traits, preferring: BarSymbol.configuration.settings)
    }
}
