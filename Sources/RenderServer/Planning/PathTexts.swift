/// The index paths of settled layers as text, each made of that of the layer above and kept: in a deep tree with a pass
/// a layer all paths together take no longer than the tree is deep.
struct PathTexts {
    private var texts: [Int: String] = [:]

    mutating func text(of index: Int, in layers: [SettledLayer]) -> String {
        var missing: [Int] = []
        var above: Int? = index
        while let layer = above, texts[layer] == nil {
            missing.append(layer)
            above = layers[layer].parent
        }
        var text = above.flatMap { texts[$0] } ?? ""
        for layer in missing.reversed() {
            if layers[layer].parent == nil {
                text = LayerPath.text(ofWindow: layers[layer].step.window)
            } else {
                layers[layer].step.append(to: &text)
            }
            texts[layer] = text
        }
        return text
    }
}

extension LayerPath.Step {
    /// The window of which this is the step.
    var window: Int {
        switch self {
        case .view(let index), .layer(let index): index
        case .mask: 0
        }
    }
}
