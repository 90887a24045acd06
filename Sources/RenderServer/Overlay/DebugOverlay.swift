import CoreGraphics
import Rasterizer
import TextFormatting

/// Pictures of a frame in the debug colours of Apple's tools, with words beside the colours.
package enum DebugOverlay {
    package enum Kind: String, CaseIterable, Sendable {
        /// Yellow where offscreen passes draw, stronger with more passes.
        case offscreen
        /// Red where pixels are blended, green where they are opaque.
        case blended
        /// Purple where images lie off the pixel grid, yellow where they are scaled.
        case misaligned
        /// Green where a rasterized bitmap was used again, red where it had to be made.
        case rasterized
    }

    /// The frame's picture, grey and pale, under the colours of `kind`, with a legend in a strip below it.
    package static func image(_ kind: Kind, of frame: Frame) -> CGImage {
        let marks = OverlayMark.marks(kind, of: frame.plan)
        var canvas = OverlayCanvas(frame.image.bitmap, scale: max(1, Int(min(frame.scale, 8))))
        canvas.draw(marks.flatMap(\.commands))
        // The front ones first: their words keep their places.
        for mark in marks.reversed() { mark.label.map { canvas.label($0, beside: mark.bounds) } }
        return canvas.image(legend: OverlayColor.legend(of: kind, marks: marks))
    }
}

/// The colours of Apple's tools and the words for them.
enum OverlayColor: CaseIterable {
    case offscreen, blended, opaque, misaligned, scaled, hit, miss

    var color: Color8 {
        switch self {
        case .offscreen, .scaled: Color8(red: 255, green: 214, blue: 0)
        case .blended, .miss: Color8(red: 255, green: 0, blue: 0)
        case .opaque, .hit: Color8(red: 0, green: 200, blue: 0)
        case .misaligned: Color8(red: 190, green: 0, blue: 255)
        }
    }

    private var words: String {
        switch self {
        case .offscreen: "offscreen"
        case .blended: "blended"
        case .opaque: "opaque"
        case .misaligned: "misaligned"
        case .scaled: "scaled"
        case .hit: "rasterize hit"
        case .miss: "rasterize miss"
        }
    }

    private static func colors(of kind: DebugOverlay.Kind) -> [OverlayColor] {
        switch kind {
        case .offscreen: [.offscreen]
        case .blended: [.blended, .opaque]
        case .misaligned: [.misaligned, .scaled]
        case .rasterized: [.hit, .miss]
        }
    }

    /// Each colour of an overlay with its words, the layers that have it, and their passes.
    static func legend(of kind: DebugOverlay.Kind, marks: [OverlayMark]) -> [(color: Color8, text: String)] {
        colors(of: kind).map { color in
            let own = marks.filter { $0.color == color }
            let passes = own.reduce(0) { $0 + $1.passes }
            let layers = Set(own.map(\.owner)).count.counted("layer")
            return (
                color.color, "\(color.words): \(layers)" + (passes > 0 ? ", \(passes.counted("pass"))" : "")
            )
        }
    }
}
