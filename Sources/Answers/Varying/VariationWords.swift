import SceneFile
import TextFormatting

extension SceneVariation {
    /// What is other than in the scene, for people: `texts 200 % as long, de, dark`.
    var words: String {
        var words: [String] = []
        if let textLength { words.append("texts \(textLength) % as long") }
        words += [language, contentSize, appearance, device, direction].compactMap { $0 }
        if let colors { words.append("colours turned by \(colors)") }
        if let texts, changesTexts {
            words.append(
                texts.count == 1
                    ? "text \(texts.lowerBound) alone" : "texts \(texts.lowerBound) to \(texts.upperBound - 1) alone")
        }
        return words.isEmpty ? "as it is written" : words.joined(separator: ", ")
    }

    var jsonValue: JSONValue {
        .object([
            ("textLength", textLength.map { .integer($0) } ?? .null), ("language", .text(language)),
            ("contentSize", .text(contentSize)), ("appearance", .text(appearance)), ("device", .text(device)),
            ("direction", .text(direction)), ("colors", colors.map { .integer($0) } ?? .null),
            ("texts", texts.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) } ?? .null),
        ])
    }
}
