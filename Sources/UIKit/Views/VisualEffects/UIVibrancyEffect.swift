import Foundation

/// How much vibrant content stands out, by what it is.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// Text; the strongest.
    case label
    /// Text of less weight.
    case secondaryLabel
    /// Text of less weight still.
    case tertiaryLabel
    /// The faintest text.
    case quaternaryLabel
    /// Large areas.
    case fill
    /// Areas of less weight.
    case secondaryFill
    /// The faintest areas.
    case tertiaryFill
    /// Lines between parts.
    case separator
}

/// Lets content on a blur show the colours behind it: only its alpha counts.
///
/// The effect of a view inside the `contentView` of a view with the blur.
open class UIVibrancyEffect: UIVisualEffect {
    nonisolated let blurEffect: UIBlurEffect
    nonisolated let style: UIVibrancyEffectStyle

    /// For content on `blurEffect`, as strong as a label's.
    public nonisolated convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes an effect for content on `blurEffect`.
    public nonisolated init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Effects of one style on one blur are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    /// Equal for equal blurs and styles.
    open nonisolated override var hash: Int { blurEffect.hash * 8 + style.rawValue }
}
