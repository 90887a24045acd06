import Foundation

/// A colour of an asset catalogue, in its variants.
struct ColorSet: Sendable {
    struct Variant: Sendable {
        let conditions: AssetConditions
        let color: UIColor
    }

    var variants: [Variant] = []

    /// The colour that follows the traits, called `name`; nil without variants.
    func color(named name: String) -> UIColor? {
        guard let first = variants.first else { return nil }
        let set = self
        return UIColor(
            DynamicColor(name: name) { traits in
                AssetConditions.best(of: set.variants, for: traits, \.conditions)?.color ?? first.color
            })
    }
}

extension ColorSet {
    /// Reads a colorset.
    /// - Parameter report: Told of each colour that cannot be taken, as the rest of a sentence.
    init(_ contents: AssetContents, report: (String) -> Void) {
        for entry in contents.colors ?? [] {
            guard
                let value = entry.value,
                var conditions = AssetConditions(idiom: entry.idiom, appearances: entry.appearances)
            else { continue }
            conditions.gamut = entry.gamut == "display-P3" ? .P3 : .unspecified
            if let color = Self.color(value, report: report) {
                variants.append(Variant(conditions: conditions, color: color))
            }
        }
    }

    private static func color(_ value: AssetContents.Value, report: (String) -> Void) -> UIColor? {
        if let reference = value.reference { return systemColor(reference, report: report) }
        var components = ["alpha": CGFloat(1)]
        for (name, component) in (value.components ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let number = component.value(isAlpha: name == "alpha") else {
                report("has a component \(name) that is no number: \(component.text)")
                return nil
            }
            components[name] = number
        }
        func component(_ name: String) -> CGFloat { components[name] ?? 0 }
        switch value.space ?? "srgb" {
        case "srgb", "extended-srgb", "extended-linear-srgb":
            let linear = value.space == "extended-linear-srgb"
            if linear { report("is in linear sRGB, which is taken as sRGB") }
            return UIColor(
                red: component("red"), green: component("green"), blue: component("blue"), alpha: component("alpha"))
        case "display-p3":
            report("is in Display P3; what sRGB cannot show is clamped when it is drawn")
            return UIColor(
                displayP3Red: component("red"), green: component("green"), blue: component("blue"),
                alpha: component("alpha"))
        case "gray-gamma-22", "extended-gray":
            return UIColor(white: component("white"), alpha: component("alpha"))
        case let space:
            report("is in the colour space \(space), which is not known")
            return nil
        }
    }

    /// Xcode's names end in Color: `systemRedColor`, `labelColor`.
    private static func systemColor(_ reference: String, report: (String) -> Void) -> UIColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        let color = UIColor.named(name) ?? UIColor.named(reference)
        if color == nil { report("refers to \(reference), which is no colour of the system") }
        return color
    }
}

extension AssetContents.Component {
    /// 0.5 is itself, 128 and 0x80 are of 255; an alpha of 1 is whole (assumed). Nil for what is no number.
    fileprivate func value(isAlpha: Bool) -> CGFloat? {
        let word = text.trimmingCharacters(in: .whitespaces)
        if word.lowercased().hasPrefix("0x") { return UInt8(word.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(word), number.isFinite else { return nil }
        return word.contains(".") || (isAlpha && number == 1) ? number : number / 255
    }
}
