import CoreGraphics
import Foundation

extension CALayer {
    func setContents(_ contents: Any?) {
        if let old = state.details.contents as AnyObject?, let new = contents as AnyObject?, old === new { return }
        updateObject(\.details.contents, to: contents, as: .contents)
    }

    /// The picture that the contents show; nil when they are no picture.
    package var shownImage: CGImage? { state.shownImage }
}

// Flipped geometry mirrors sublayers; their pictures stay upright, so in a mirrored space they are drawn mirrored.
extension CALayer {
    /// Sees whether the layer is mirrored, when its superlayer is another one, or mirrored or flipped otherwise.
    func mirroringMayDiffer() {
        setMirrored(parent.map { $0.flags.isMirrored != $0.isGeometryFlipped } ?? false)
    }

    func geometryFlippingDidChange() {
        for layer in children { layer.mirroringMayDiffer() }
        maskStorage?.mirroringMayDiffer()
    }

    /// Hands down whether layers are mirrored; a layer that has it already keeps what is below it too.
    private func setMirrored(_ isMirrored: Bool) {
        var stack = [(layer: self, isMirrored: isMirrored)]
        while let (layer, isMirrored) = stack.popLast() {
            guard layer.flags.isMirrored != isMirrored else { continue }
            layer.flags.isMirrored = isMirrored
            layer.markForCommit(.properties)
            let below = isMirrored != layer.isGeometryFlipped
            // A cycle ends where it began.
            for sublayer in layer.children where sublayer !== self { stack.append((sublayer, below)) }
            if let mask = layer.maskStorage, mask !== self { stack.append((mask, below)) }
        }
    }
}
