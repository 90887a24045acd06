import CoreGraphics
import Rasterizer

/// What few layers have, in one box: the others do not carry the room for it, and a copy of values counts one reference.
final class LayerExtras: Equatable, Sendable {
    struct Fields: Equatable, Sendable {
        var gradient: GradientContents?
        var image: ImageContents?
        var shape: ShapeContents?
        var shadow: Shadow?
        var particles: ParticleField?
        var kind = LayerValues.Kind.plain
        var sublayerMatrix: Matrix4x4?
        var filters: [LayerFilter] = []
        var backdrop: BackdropEffect?
        var vibrancy: [Float]?
        var cornerRadii: CornerRadii?
    }

    let fields: Fields

    init(_ fields: Fields) {
        self.fields = fields
    }

    static func == (a: LayerExtras, b: LayerExtras) -> Bool { a === b || a.fields == b.fields }
}
