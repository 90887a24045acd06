import Foundation
import SceneFile
import UIKit

/// What must be true of a screen, in points of the window: a line each.
///
/// `subject kind values`. A subject is an id of the scene, or `"a text"` that a label shows. Kinds: `frame x y w h`, one of
/// its parts (`left`, `top`, `right`, `bottom`, `width`, `height`, `middle` across), `font size weight`, `ink` and `fill`
/// (a label's and a view's colour, as the system's name or `#RRGGBB`), `radius`.
@MainActor
struct ScreenRuler {
    /// Half a pixel of three a point.
    private static let tolerance: CGFloat = 0.17

    let scene: SceneStage

    /// The lines that do not hold, each with what was found.
    func failures(of lines: [String]) -> [String] { lines.compactMap(failure) }

    static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private func failure(of line: String) -> String? {
        let (name, rest) = Self.subject(of: line)
        let words = rest.split(separator: " ").map(String.init)
        guard let kind = words.first else { return "\(line): says nothing" }
        guard let view = view(name) else { return "\(line): nothing is called so" }
        let values = Array(words.dropFirst())
        let found = found(kind, view)
        return Self.fits(found, values) ? nil : "\(line): found \(found.joined(separator: " "))"
    }

    private static func subject(of line: String) -> (name: String, rest: String) {
        if line.hasPrefix("\""), let end = line.dropFirst().firstIndex(of: "\"") {
            return (String(line[...end]), String(line[line.index(after: end)...]))
        }
        guard let space = line.firstIndex(of: " ") else { return (line, "") }
        return (String(line[..<space]), String(line[space...]))
    }

    private func view(_ name: String) -> UIView? {
        guard name.hasPrefix("\"") else { return scene.view(name) }
        return label(String(name.dropFirst().dropLast()), in: scene.stage.window)
    }

    /// The label that shows a text, the one in front first.
    private func label(_ text: String, in view: UIView) -> UILabel? {
        guard !view.isHidden, view.alpha > 0 else { return nil }
        for child in view.subviews.reversed() {
            if let found = label(text, in: child) { return found }
        }
        guard let label = view as? UILabel, label.text == text else { return nil }
        return label
    }

    // MARK: Values

    private func found(_ kind: String, _ view: UIView) -> [String] {
        let frame = view.convert(view.bounds, to: scene.stage.window)
        switch kind {
        case "frame": return [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
        case "left": return [Self.text(frame.minX)]
        case "top": return [Self.text(frame.minY)]
        case "right": return [Self.text(frame.maxX)]
        case "bottom": return [Self.text(frame.maxY)]
        case "width": return [Self.text(frame.width)]
        case "height": return [Self.text(frame.height)]
        case "middle": return [Self.text(frame.midX)]
        case "radius": return [Self.text(view.layer.cornerRadius)]
        case "font":
            guard let font = (view as? UILabel)?.font else { return ["none"] }
            return [Self.text(font.pointSize), Self.weight(of: font)]
        case "ink": return [(view as? UILabel)?.textColor.map { Self.name(of: $0, view) } ?? "none"]
        case "fill": return [view.backgroundColor.map { Self.name(of: $0, view) } ?? "none"]
        default: return ["unknown kind \(kind)"]
        }
    }

    private static func fits(_ found: [String], _ wanted: [String]) -> Bool {
        guard found.count == wanted.count, !wanted.isEmpty else { return false }
        return zip(found, wanted).allSatisfy { found, wanted in
            guard let a = Double(found), let b = Double(wanted) else { return found == wanted }
            return abs(a - b) <= Double(tolerance)
        }
    }

    private static func text(_ number: CGFloat) -> String { String(format: "%.3f", Double(number)) }

    private static func weight(of font: UIFont) -> String {
        let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        let weight = traits?[.weight] as? CGFloat ?? 0
        let names: [(String, UIFont.Weight)] = [
            ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
            ("heavy", .heavy),
        ]
        return names.min { abs($0.1.rawValue - weight) < abs($1.1.rawValue - weight) }?.0 ?? "none"
    }

    /// The first of the system's colours that looks the same, or its bytes.
    private static func name(of color: UIColor, _ view: UIView) -> String {
        let found = bytes(of: color, view)
        return colors.first { bytes(of: $0.1, view) == found }?.0 ?? found
    }

    private static func bytes(of color: UIColor, _ view: UIView) -> String {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: view.traitCollection).getRed(&r, green: &g, blue: &b, alpha: &a)
        let values = [r, g, b].map { Int(($0 * 255).rounded()) }
        let opaque = String(format: "#%02X%02X%02X", values[0], values[1], values[2])
        return a == 1 ? opaque : opaque + String(format: "@%.2f", Double(a))
    }

    private static let colors: [(String, UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
        ("separator", .separator), ("white", .white), ("systemGroupedBackground", .systemGroupedBackground),
        ("systemBlue", .systemBlue), ("systemRed", .systemRed), ("systemOrange", .systemOrange),
        ("tertiarySystemFill", .tertiarySystemFill),
    ]
}
