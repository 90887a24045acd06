import RenderServer
import TextFormatting

/// The texts that a stage's layers come from, and where in them each is written.
package struct LayerSources: Sendable {
    /// One file.
    package struct Text: Sendable {
        /// The file as the caller named it.
        package let file: String
        package let text: String

        package init(file: String, text: String) {
            self.file = file
            self.text = text
        }
    }

    package let texts: [Text]
    private let find: @Sendable (LayerID) -> [SourcePlace]

    /// - Parameter find: Gives a layer's places, from inside out, when they are asked for.
    package init(texts: [Text] = [], find: @escaping @Sendable (LayerID) -> [SourcePlace] = { _ in [] }) {
        self.texts = texts
        self.find = find
    }

    /// Where a layer is written, then what uses that place, from inside out; empty for a layer of no file.
    package func places(of layer: LayerID) -> [SourcePlace] { find(layer) }

    /// `bubbles.yml:4:5 chat.yml:20:7`, from inside out; nil for a layer of no file.
    package func text(of layer: LayerID) -> String? {
        let places = places(of: layer)
        return places.isEmpty ? nil : places.map(\.description).joined(separator: " ")
    }

    /// `[{ "file", "line", "column" }]`, from inside out.
    package func jsonValue(of layer: LayerID) -> JSONValue {
        .array(places(of: layer).map(\.jsonValue))
    }
}

extension SourcePlace {
    package var jsonValue: JSONValue {
        .object([("file", .string(file)), ("line", .integer(line)), ("column", .integer(column))])
    }
}
