import UIKit

/// A text, and how it is set in the system's font.
package struct TextInSystemFont: Sendable {
    private let style: String?
    private let size: Double?
    private let weight: String?
    private let isItalic: Bool
    let text: String
    /// Of the room in points; infinite: lines end where the text says so.
    let width: Double

    /// - Parameters:
    ///   - style: A text style's name; nil: body, or none where there is a size.
    ///   - size: In points; nil: the style's.
    ///   - weight: A weight's name; nil: the style's.
    ///   - width: How wide lines may become, in points; nil: any.
    package init(
        text: String, style: String? = nil, size: Double? = nil, weight: String? = nil, isItalic: Bool = false,
        width: Double? = nil
    ) {
        self.text = text
        self.style = style ?? (size == nil ? "body" : nil)
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = width ?? .infinity
    }

    /// What people call the font.
    var fontName: String { style ?? "the system's font" }

    func font() throws -> UIFont {
        var descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
        if let style {
            let traits = UITraitCollection(preferredContentSizeCategory: .large)
            let known = try Self.named(style, "text style", UIFont.TextStyle.named.map { ($0.name, $0.style) })
            descriptor = UIFont.preferredFont(forTextStyle: known, compatibleWith: traits).fontDescriptor
        }
        if let weight {
            let known = try Self.named(weight, "weight", UIFont.Weight.named.map { ($0.name, $0.weight) })
            descriptor = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: known]])
        }
        if isItalic { descriptor = descriptor.withSymbolicTraits(.traitItalic) ?? descriptor }
        return UIFont(descriptor: descriptor, size: CGFloat(size ?? 0))
    }

    private static func named<Value>(_ name: String, _ kind: String, _ all: [(name: String, value: Value)]) throws
        -> Value
    {
        guard let known = all.first(where: { $0.name == name }) else {
            throw AnswerFailure([Problem(unknown: name, kind: kind, among: all.map(\.name))], .badInput)
        }
        return known.value
    }
}
