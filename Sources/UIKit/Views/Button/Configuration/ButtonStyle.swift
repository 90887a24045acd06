import CoreGraphics
import Foundation

/// A style of configurations: which colours a state has.
enum ButtonStyle: Hashable {
    case plain, gray, tinted, filled

    /// Of backgrounds: 0.35 of a 17 point title.
    static let radius: CGFloat = 5.95
    /// The tint behind titles of tinted buttons.
    private static let tintedAlpha: CGFloat = 0.18
    /// A highlighted plain button, and any other one (assumed).
    private static let plainHighlight: CGFloat = 0.2
    private static let highlight: CGFloat = 0.75

    static func insets(of size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (y, x): (CGFloat, CGFloat) =
            switch size {
            case .medium: (7, 12)
            case .small, .mini: (5, 10)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }

    static func titleStyle(of size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        size == .small || size == .mini ? .subheadline : .body
    }

    static let subtitleStyle = UIFont.TextStyle.caption1

    /// The radius of a background of some height.
    @MainActor
    static func radius(
        of configuration: UIButton.Configuration, size: CGSize, traits: UITraitCollection
    ) -> CGFloat {
        switch configuration.cornerStyle {
        case .fixed: configuration.background.cornerRadius
        case .dynamic:
            UIFontMetrics(forTextStyle: .body).scaledValue(
                for: configuration.background.cornerRadius, compatibleWith: traits)
        case .small: 4
        case .medium: radius
        case .large: 8.5
        case .capsule: min(size.width, size.height) / 2
        }
    }

    // MARK: States

    /// A configuration with the colours of a button's state. What was set stays, but for disabled buttons, whose colours
    /// are those of all (assumed).
    @MainActor
    func updated(_ configuration: UIButton.Configuration, for button: UIButton) -> UIButton.Configuration {
        var result = configuration
        let state = button.state
        let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .systemBlue
        let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        let used = isSelected ? selected : self
        let isPlain = used == .plain
        var front = configuration.baseForegroundColor ?? used.foreground(tint)
        var back = used.background(tint, base: configuration.baseBackgroundColor)
        if state.contains(.disabled) {
            front = .tertiaryLabel
            if !isPlain { back = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            front = front.faded(by: isPlain ? Self.plainHighlight : Self.highlight)
            back = back.faded(by: Self.highlight)
        }
        result.baseForegroundColor = front
        if result.background.backgroundColor == nil { result.background.backgroundColor = back }
        return result
    }

    /// What a selected button looks like (assumed).
    private var selected: ButtonStyle {
        switch self {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }

    private func foreground(_ tint: UIColor) -> UIColor { self == .filled ? .white : tint }

    private func background(_ tint: UIColor, base: UIColor?) -> UIColor {
        switch self {
        case .plain: base ?? .clear
        case .gray: base ?? .secondarySystemFill
        case .tinted: (base ?? tint).faded(by: Self.tintedAlpha)
        case .filled: base ?? tint
        }
    }
}

extension UIColor {
    /// With so much of its own alpha.
    func faded(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            var alpha: CGFloat = 0
            _ = color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return color.withAlphaComponent(alpha * factor)
        }
    }
}
