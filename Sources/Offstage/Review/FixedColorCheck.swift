import UIKit

/// Texts that can be read as the screen is now, and not in the other appearance, as either they or what is behind them
/// keeps its colour there.
///
/// Nothing is shown in the other appearance: colours are asked for what they are there. Only plain backgrounds count.
@MainActor
struct FixedColorCheck {
    let screen: AuditScreen

    struct Issue {
        let view: UIView
        let message: String
    }

    var issues: [Issue] {
        let texts = screen.texts.filter {
            !$0.isDimmed && !AuditScreen.isSystems($0.view) && !Self.keepsAppearance($0.view)
        }
        guard !texts.isEmpty, let ground = screen.ground.picture else { return [] }
        return texts.compactMap { issue(of: $0, on: ground) }
    }

    /// Whether the app says that a part of the screen looks the same in both.
    private static func keepsAppearance(_ view: UIView) -> Bool {
        var next: UIResponder? = view
        while let object = next {
            if let view = object as? UIView, view.overrideUserInterfaceStyle != .unspecified { return true }
            if let controller = object as? UIViewController, controller.overrideUserInterfaceStyle != .unspecified {
                return true
            }
            next = object.next
        }
        return false
    }

    private func issue(of text: DrawnText, on ground: ScreenPicture) -> Issue? {
        let traits = text.view.traitCollection
        let isDark = traits.userInterfaceStyle == .dark
        let other = UITraitCollection(traitsFrom: [
            traits, UITraitCollection(userInterfaceStyle: isDark ? .light : .dark),
        ])
        guard let background = Self.background(of: text.view) else { return nil }
        let (near, far) = (TextColor(background, in: traits), TextColor(background, in: other))
        // Something else lies between: a picture, a view beside.
        guard near.alpha == 1, far.alpha == 1, ground.colors(in: text.frame) == [near.bytes] else { return nil }
        let needed = text.isLarge ? 3 : 4.5
        for color in text.sources {
            let (now, then) = (TextColor(color, in: traits), TextColor(color, in: other))
            guard (now == then) != (near == far) else { continue }
            let ratio = Contrast.ratio(of: then, on: far.channels)
            guard Contrast.ratio(of: now, on: near.channels) >= needed, ratio < needed else { continue }
            let style = isDark ? "light" : "dark"
            let what = now == then ? "the text's colour" : "the colour behind the text"
            return Issue(
                view: text.view,
                message: "\(text.view.label): \(what) stays as it is in \(style), where the contrast becomes "
                    + ContrastCheck.figure(ratio))
        }
        return nil
    }

    /// The colour of the nearest view around a text that has one, its own first.
    private static func background(of view: UIView) -> UIColor? {
        view.withSuperviews.lazy.compactMap { view -> UIColor? in
            guard let color = view.backgroundColor, color.cgColor.alpha > 0 else { return nil }
            return color
        }.first
    }
}

extension TextColor {
    fileprivate var channels: (red: UInt8, green: UInt8, blue: UInt8) {
        func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        return (byte(red), byte(green), byte(blue))
    }

    fileprivate var bytes: ScreenPicture.Color {
        ScreenPicture.Color(red: channels.red, green: channels.green, blue: channels.blue)
    }
}
