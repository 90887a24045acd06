import Foundation
import RenderServer

/// Blurs and tints what lies behind a `UIVisualEffectView`.
open class UIBlurEffect: UIVisualEffect {
    /// How strong the blur is and in which colour it is tinted.
    public enum Style: Int, Sendable, CaseIterable {
        /// Lighter than what lies behind; for light backgrounds.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// Light or dark, as the traits say.
        case regular = 4
        /// Stands out from what lies behind: extra light, or dark.
        case prominent = 5
        /// Materials follow the traits' light or dark; the thinnest shows most of what lies behind.
        case systemUltraThinMaterial = 6
        /// A thin material that follows the traits.
        case systemThinMaterial = 7
        /// A medium material that follows the traits.
        case systemMaterial = 8
        /// A thick material that follows the traits.
        case systemThickMaterial = 9
        /// The material of bars; follows the traits.
        case systemChromeMaterial = 10
        /// Light whatever the traits say.
        case systemUltraThinMaterialLight = 11
        /// Light whatever the traits say.
        case systemThinMaterialLight = 12
        /// Light whatever the traits say.
        case systemMaterialLight = 13
        /// Light whatever the traits say.
        case systemThickMaterialLight = 14
        /// Light whatever the traits say.
        case systemChromeMaterialLight = 15
        /// Dark whatever the traits say.
        case systemUltraThinMaterialDark = 16
        /// Dark whatever the traits say.
        case systemThinMaterialDark = 17
        /// Dark whatever the traits say.
        case systemMaterialDark = 18
        /// Dark whatever the traits say.
        case systemThickMaterialDark = 19
        /// Dark whatever the traits say.
        case systemChromeMaterialDark = 20
    }

    nonisolated let style: Style

    /// A blur of the given style.
    public nonisolated init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// What the effect does to what lies behind.
    func backdrop(isDark: Bool) -> BackdropEffect { EffectRecipe.backdrop(style, isDark: isDark) }

    /// Effects of one style are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect).map { $0.style == style } ?? false
    }

    /// Equal for equal styles.
    open nonisolated override var hash: Int { style.rawValue }
}
