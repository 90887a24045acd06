/// What is read of a colour profile in a file: a curve a component, and for red, green and blue their places in XYZ.
///
/// Profiles that have tables alone, and those of cyan, magenta, yellow and black, have no conversion.
package struct ICCProfile: Sendable {
    /// The kinds of colours that profiles describe.
    package enum Model: Sendable { case rgb, gray, other }

    /// Of what its numbers are.
    package let model: Model
    /// The name that it shows people; nil where it has none.
    package let name: String?
    /// Red's, green's and blue's or grey's; empty where there is no conversion.
    package private(set) var curves: [ToneCurve] = []
    /// XYZ, for D50, of full red, green and blue.
    package private(set) var primaries: [[Double]] = []

    /// Reads a profile; nil for what is none.
    package init?(_ bytes: [UInt8]) {
        let tags = ICCTags(bytes)
        guard let tags else { return nil }
        name = tags.text("desc")
        switch tags.colorSpace {
        case "RGB ": model = .rgb
        case "GRAY": model = .gray
        default: model = .other
        }
        if model == .gray, let curve = tags.curve("kTRC") { curves = [curve] }
        guard model == .rgb else { return }
        let found = ["rTRC", "gTRC", "bTRC"].compactMap(tags.curve)
        let places = ["rXYZ", "gXYZ", "bXYZ"].compactMap(tags.place)
        if found.count == 3, places.count == 3 { (curves, primaries) = (found, places) }
    }
}
