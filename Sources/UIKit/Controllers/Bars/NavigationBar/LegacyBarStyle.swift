import Foundation

/// What older properties say of a bar. They count as long as nobody set the standard appearance.
@MainActor
struct LegacyBarStyle {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var backgroundImages: [Place: UIImage] = [:]
    var shadowImages: [UIBarPosition: UIImage] = [:]

    struct Place: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    nonisolated init() {}

    var isEmpty: Bool {
        style == .default && isTranslucent && tint == nil && backgroundImages.isEmpty && shadowImages.isEmpty
    }

    func backgroundImage(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in [metrics, metrics.withoutPrompt, .default] {
            for position in [position, .any] {
                if let image = backgroundImages[Place(position: position, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    /// The default background as these properties change it. A bar tint takes the material's place (assumed), and so does
    /// an image; an image for the shadow counts only beside a background image.
    func applied(to background: BarBackground, position: UIBarPosition, metrics: UIBarMetrics) -> BarBackground {
        var result = background
        if style == .black {
            result.effect = UIBlurEffect(style: .systemChromeMaterialDark)
            result.shadowColor = UIColor(white: 1, alpha: 0.15)
        }
        if !isTranslucent {
            result.effect = nil
            result.color = style == .black ? .black : .systemBackground
        }
        if let tint {
            result.effect = nil
            result.color = tint
        }
        guard let image = backgroundImage(position, metrics) else { return result }
        result.effect = nil
        result.color = nil
        result.image = image.size == .zero ? nil : image
        if let shadow = shadowImages[position] ?? shadowImages[.any] {
            result.shadowImage = shadow.size == .zero ? nil : shadow
            result.shadowColor = nil
        }
        return result
    }
}
