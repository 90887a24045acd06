import Foundation

/// A `Contents.json` of an asset catalogue, as Xcode writes it. Keys that are not read here are skipped.
struct AssetContents: Decodable {
    var colors: [Color]?
    var images: [Image]?
    var data: [DataFile]?
    var properties: Properties?

    /// One colour of a colorset.
    struct Color: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var gamut: String?
        var value: Value?

        enum CodingKeys: String, CodingKey {
            case idiom, appearances
            case gamut = "display-gamut"
            case value = "color"
        }
    }

    /// A colour's components, or another colour's name.
    struct Value: Decodable {
        var space: String?
        var components: [String: Component]?
        /// A colour of the system: `systemRedColor`.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    /// A number, which Xcode writes as a string: `0.5`, `128` of 255, `0x80`.
    struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = "\(try container.decode(Double.self))"
            }
        }
    }

    /// One picture of an imageset.
    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var gamut: String?
        var direction: String?
        var widthClass: String?
        var heightClass: String?
        var resizing: Resizing?
        /// Pixels.
        var alignmentInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing
            case gamut = "display-gamut"
            case direction = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case alignmentInsets = "alignment-insets"
        }
    }

    /// One file of a dataset.
    struct DataFile: Decodable {
        var filename: String?
        var idiom: String?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom
            case type = "universal-type-identifier"
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// How a picture is sliced.
    struct Resizing: Decodable {
        var mode: String?
        var center: Center?
        /// Pixels.
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct Center: Decodable {
        var mode: String?
    }

    struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
        }
    }
}
