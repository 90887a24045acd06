extension LayerChange {
    /// Makes of another layer what the change makes of its own.
    package func moved(to layer: LayerID) -> LayerChange {
        LayerChange(layer: self.layer, layerID: layer, isViewLayer: isViewLayer, edit: edit)
    }

    /// The properties that it sets, without the layer: `set shadowPath: outline`.
    package var sentence: String {
        "set " + settings.map { "\($0.property): \($0.value)" }.joined(separator: ", ")
    }
}

extension Frame {
    /// The frame as it would be with changes of some layers; itself where it was drawn of no tree.
    package func trying(_ changes: [LayerChange], with server: inout RenderServer) -> Frame {
        guard let tree, !changes.isEmpty else { return self }
        return server.render(TreeIndex(tree).tree(with: changes))
    }
}
