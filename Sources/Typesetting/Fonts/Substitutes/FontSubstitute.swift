/// A font of the device that no file here has, and the packaged one that stands in for it.
package struct FontSubstitute: Hashable, Sendable {
    /// The PostScript name that apps ask for, such as `HelveticaNeue-Bold`.
    package let name: String
    /// The family of the device that it belongs to, such as `Helvetica Neue`.
    package let familyName: String
    /// −1…1, `UIFont.Weight`'s scale: what the name says.
    package let weight: Double
    package let isItalic: Bool
    package let isCondensed: Bool
    /// Whether letters are exactly as wide as those of the device's font.
    package let hasSameWidths: Bool
    /// The height of a line in ems, as the device has it, without leading; nil where only the face's own is known.
    let lineHeight: Double?
    let entry: CatalogEntry

    /// The file that is drawn, and the Debian package that installs it.
    package var file: String { entry.file }
    package var package: String { entry.package }
    package var isBold: Bool { weight >= 0.3 }
    package var isMonospaced: Bool { entry.isMonospaced }

    /// What stands in, told in a sentence.
    package var message: String {
        let file = entry.file.split(separator: ".")[0]
        return hasSameWidths
            ? "\(name) is drawn as \(file), whose letters are as wide (Debian's package \(entry.package))."
            : "\(name) is drawn as \(file), the nearest packaged font (\(entry.package)): text has other widths."
    }
}

extension FontSubstitute {
    /// The one of a PostScript name, or the regular one of a family.
    package static func named(_ name: String) -> FontSubstitute? {
        table.byName[name] ?? table.byFamily[name].map(regular)
    }

    /// The families of the device that have stand-ins, by name.
    package static var familyNames: [String] { table.byFamily.keys.sorted() }

    /// The fonts of a family, by name; none for a family without stand-ins.
    package static func members(ofFamily family: String) -> [FontSubstitute] { table.byFamily[family] ?? [] }

    /// The member with these traits whose weight is nearest to one; nil when none has the traits.
    package static func member(ofFamily family: String, weight: Double, isItalic: Bool) -> FontSubstitute? {
        members(ofFamily: family).filter { $0.isItalic == isItalic && $0.isBold == (weight >= 0.3) }
            .min { $0.distance(from: weight) < $1.distance(from: weight) }
    }

    /// Condensed ones are far from every weight.
    private func distance(from weight: Double) -> Double {
        (self.weight - weight).magnitude + (isCondensed ? 10 : 0)
    }

    /// The upright one whose weight is nearest to regular.
    private static func regular(of members: [FontSubstitute]) -> FontSubstitute {
        members.min { ($0.isItalic ? 1 : 0, $0.distance(from: 0)) < ($1.isItalic ? 1 : 0, $1.distance(from: 0)) }
            ?? members[0]
    }

    // The name tells them apart.

    package static func == (left: FontSubstitute, right: FontSubstitute) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private struct Table: Sendable {
        var byName: [String: FontSubstitute] = [:]
        var byFamily: [String: [FontSubstitute]] = [:]
    }

    private static let table: Table = {
        var table = Table()
        for family in DeviceFonts.families {
            let members = family.names.sorted().map { name in
                let style = FontNameStyle(name)
                return FontSubstitute(
                    name: name, familyName: family.name, weight: style.weight, isItalic: style.isItalic,
                    isCondensed: style.isCondensed, hasSameWidths: family.hasSameWidths && style.isRegularOrBold,
                    lineHeight: family.lineHeight, entry: family.design.entry(style))
            }
            table.byFamily[family.name] = members
            for member in members { table.byName[member.name] = member }
        }
        return table
    }()
}
