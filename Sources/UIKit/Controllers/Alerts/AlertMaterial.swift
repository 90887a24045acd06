import Foundation
import RenderServer

/// The material of alerts: 242 at 80 %, dark 30 at 75 %, over a blur.
final class AlertMaterial: UIBlurEffect {
    nonisolated init() { super.init(style: .systemMaterial) }

    override func backdrop(isDark: Bool) -> BackdropEffect {
        EffectRecipe.backdrop(radius: 30, grey: isDark ? 30.0 / 255 : 242.0 / 255, alpha: isDark ? 0.75 : 0.8)
    }
}
