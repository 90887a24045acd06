import CoreGraphics
import RenderServer

/// What the encoding of a state depends on beside the state.
struct LayerSurroundings {
    /// True in a space that an odd number of flipped layers mirrors: pictures are mirrored once more, to stay upright.
    var isMirrored = false
    /// A colour for template images in the contents; nil: as they are.
    var contentsTint: CGColor?
    /// What an emitter has emitted.
    var emission: EmissionHistory?
}

extension CALayer {
    /// What the present state is encoded with. The host is asked for a tint only where there is a picture to colour.
    var surroundings: LayerSurroundings {
        LayerSurroundings(
            isMirrored: flags.isMirrored, contentsTint: shownImage == nil ? nil : host?.contentsTint(of: self),
            emission: motion?.emission)
    }

    /// The present state as a commit would encode it.
    package func encodedValues() -> LayerValues { box.values(in: surroundings) }
}
