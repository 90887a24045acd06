import Offstage
import UIKit
import YAMLTree

/// One more picture of a scene: the same file under other circumstances.
///
/// Expectations speak of the scene as it is written; a variant is compared with its golden only (assumed).
public struct SceneVariant: Hashable, Sendable {
    /// `light` or `dark`; nil: the file's.
    public fileprivate(set) var appearance: String?
    /// `ltr` or `rtl`; nil: the file's.
    public fileprivate(set) var direction: String?
    /// The text size by the name that Swift code writes; nil: the file's.
    public fileprivate(set) var contentSizeCategory: String?
    /// A name of the device table; nil: the file's.
    public fileprivate(set) var device: String?
    /// How the device is held, by its name in Swift; nil: as the file says.
    public fileprivate(set) var orientation: String?
    /// Pixels a point; nil: the device's.
    public fileprivate(set) var scale: Int?

    static let appearances = ["light", "dark"]
    static let directions = ["ltr", "rtl", "leftToRight", "rightToLeft"]
    /// UIKit's names of directions, by those that pictures are named with.
    static let shortDirections = ["leftToRight": "ltr", "rightToLeft": "rtl"]

    /// What the variant adds to a picture's name: `-dark-rtl-accessibilityLarge-iPhone-SE-2x`.
    public var suffix: String {
        let parts = [
            appearance, direction, contentSizeCategory, device.map(Self.fileName), orientation,
            scale.map { "\($0)x" },
        ]
        return parts.compactMap { $0 }.map { "-" + $0 }.joined()
    }

    /// The options that read the scene as this variant.
    /// - Parameter options: hold for what the variant says nothing about.
    public func options(over options: SceneOptions = SceneOptions()) -> SceneOptions {
        var result = options
        if let appearance { result.appearance = appearance == "dark" ? .dark : .light }
        if let direction { result.direction = direction == "rtl" ? .rightToLeft : .leftToRight }
        if let contentSizeCategory { result.contentSizeCategory = Self.category(named: contentSizeCategory) }
        if let device { result.device = Device(named: device) }
        if let orientation { result.orientation = SceneReader.orientations[orientation] }
        if let scale { result.scale = Double(scale) }
        return result
    }

    private static func category(named name: String) -> UIContentSizeCategory? {
        UIContentSizeCategory.named.first { $0.name == name }?.category
    }

    /// ASCII letters and digits, the others as single hyphens.
    private static func fileName(_ text: String) -> String {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    /// A variant for each of the values, else like this one; the variant itself without any.
    fileprivate func each<Value>(of values: [Value], _ path: WritableKeyPath<Self, Value?>) -> [Self] {
        values.isEmpty
            ? [self]
            : values.map { value in
                var variant = self
                variant[keyPath: path] = value
                return variant
            }
    }
}

extension SceneReader {
    /// Every combination of what each entry lists, in the file's order.
    func readVariants(_ scene: SceneRecord) -> [SceneVariant] {
        var variants: [SceneVariant] = []
        for item in scene.items("variants") ?? [] {
            guard let record = item.value.record else { continue }
            guard variants.count + Self.combinations(of: record) <= SceneLimits.variants else {
                report("the scene has more than \(SceneLimits.variants) variants", at: item.mark)
                break
            }
            let made = self.variants(of: record)
            guard made != [SceneVariant()] else {
                report("an empty variant", at: item.mark, expected: "appearance, direction, device or another key")
                continue
            }
            for variant in made where variants.contains(where: { $0.suffix == variant.suffix }) {
                report("the variant '\(variant.suffix.dropFirst())' is there twice", at: item.mark)
            }
            variants += made
        }
        return variants
    }

    /// The number of combinations, at most one more than the limit, so that long lists do not overflow.
    private static func combinations(of record: SceneRecord) -> Int {
        record.values.keys.reduce(1) { count, key in
            min(SceneLimits.variants + 1, count * max(1, min(record.items(key)?.count ?? 1, SceneLimits.variants + 1)))
        }
    }

    private func variants(of record: SceneRecord) -> [SceneVariant] {
        for item in record.items("device") ?? [] {
            guard let name = item.value.text, Device(named: name) == nil else { continue }
            reportUnknownDevice(name, at: item.mark)
        }
        var variants = [SceneVariant()]
        func multiply<Value>(
            _ key: String, _ path: WritableKeyPath<SceneVariant, Value?>, _ read: (SceneValue) -> Value?
        ) {
            let values = (record.items(key) ?? []).compactMap { read($0.value) }
            variants = variants.flatMap { $0.each(of: values, path) }
        }
        multiply("appearance", \.appearance) { $0.text }
        multiply("direction", \.direction) { $0.text.map { SceneVariant.shortDirections[$0] ?? $0 } }
        multiply("contentSizeCategory", \.contentSizeCategory) { $0.text }
        multiply("device", \.device) { $0.text }
        multiply("orientation", \.orientation) { $0.text }
        multiply("scale", \.scale) { $0.integer }
        return variants
    }
}
