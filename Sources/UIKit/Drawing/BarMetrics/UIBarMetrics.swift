/// How much room a bar has: what older properties of bars are set for.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
    /// The usual height.
    case `default` = 0
    /// The height on phones on their side.
    case compact = 1
    /// The usual height, with a prompt.
    case defaultPrompt = 101
    /// The height on phones on their side, with a prompt.
    case compactPrompt = 102

    /// The metrics without a prompt, which stand in where nothing was set for those with one.
    var withoutPrompt: UIBarMetrics {
        switch self {
        case .default, .defaultPrompt: .default
        case .compact, .compactPrompt: .compact
        }
    }
}

extension UITraitCollection {
    /// Whether bars are low: on phones on their side.
    var hasLowBars: Bool { verticalSizeClass == .compact && userInterfaceIdiom != .pad }
}
