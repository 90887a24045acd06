import TextFormatting
import UIKit

/// Named colours with what they are under each style and contrast.
struct ColorList {
    struct Entry {
        let name: String
        /// In the order of `Style.allCases`.
        let values: [UIColor]
    }

    /// What a dynamic colour is asked for.
    enum Style: String, CaseIterable {
        case light, dark, lightHighContrast, darkHighContrast, darkElevated, darkElevatedHighContrast

        var isDark: Bool { self != .light && self != .lightHighContrast }

        var traits: UITraitCollection {
            UITraitCollection {
                $0.userInterfaceStyle = isDark ? .dark : .light
                $0.accessibilityContrast = rawValue.hasSuffix("HighContrast") ? .high : .normal
                $0.userInterfaceLevel = rawValue.hasPrefix("darkElevated") ? .elevated : .base
            }
        }
    }

    let colors: [Entry]

    /// - Parameter filter: A part of the names; nil takes all.
    init(filter: String?) {
        let names = UIColor.names.filter { name in filter.map { name.lowercased().contains($0.lowercased()) } ?? true }
        let styles = Style.allCases.map(\.traits)
        colors = names.compactMap { name in
            UIColor.named(name).map { color in
                Entry(name: name, values: styles.map { color.resolvedColor(with: $0) })
            }
        }
    }

    var jsonValues: [JSONValue] {
        colors.map { entry in
            .object(
                [("name", .string(entry.name))]
                    + zip(Style.allCases, entry.values).map { ($0.rawValue, .string($1.cgColor.hex)) })
        }
    }

    /// A line a colour, with swatches where the terminal shows colours.
    func lines(_ terminal: Terminal) -> [String] {
        let shown: [Style] = [.light, .dark, .lightHighContrast, .darkHighContrast]
        var table = TextTable(
            ["colour", "light", "dark", "light, high contrast", "dark, high contrast"],
            [.left, .left, .left, .left, .left])
        for entry in colors {
            table.add([entry.name] + zip(shown, entry.values).map { $1.cgColor.hex })
        }
        let swatches = colors.map { entry in
            zip(shown, entry.values).map { terminal.swatch(of: $1, on: $0.isDark ? 0 : 1) }.joined()
        }
        let margin = String(repeating: " ", count: terminal.usesColor ? 2 * shown.count + 1 : 0)
        return zip([margin] + swatches.map { $0.isEmpty ? "" : $0 + " " }, table.lines).map { $0 + $1 }
    }
}

extension Terminal {
    /// Two cells of a colour over a grey, 0 black and 1 white; nothing where no colours are shown.
    fileprivate func swatch(of color: UIColor, on white: CGFloat) -> String {
        guard usesColor else { return "" }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let channels = [red, green, blue].map { channel in
            "\(Int(((channel * alpha + white * (1 - alpha)) * 255).rounded()))"
        }
        return "\u{1B}[48;2;\(channels.joined(separator: ";"))m  \u{1B}[0m"
    }
}
