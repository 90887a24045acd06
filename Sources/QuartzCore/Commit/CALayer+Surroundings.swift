import RenderServer

extension CALayer {
    /// What the present state is encoded with. The host is asked for a tint only where there is a picture to colour.
    var surroundings: LayerSurroundings {
        LayerSurroundings(
            isMirrored: flags.isMirrored, contentsTint: shownImage == nil ? nil : host?.contentsTint(of: self))
    }

    /// The present state as a commit would encode it.
    package func encodedValues() -> LayerValues { state.values(in: surroundings) }
}
