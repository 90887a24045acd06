import CoreGraphics
import Foundation

extension CALayer {
    func setContents(_ contents: Any?) {
        if let old = modelValues.contents as AnyObject?, let new = contents as AnyObject?, old === new { return }
        updateObject(\.contents, to: contents, as: .contents)
    }

    /// The picture that the contents show: an image that was assigned, or the store.
    package var shownImage: CGImage? {
        switch modelValues.contents {
        case let image as CGImage: image
        case let store as LayerBackingStore: store.image
        default: nil
        }
    }
}

// Flipped geometry mirrors sublayers; their pictures stay upright, so in a mirrored space they are drawn mirrored.
extension CALayer {
    func mirroredIfNeeded(_ unitRect: CGRect) -> CGRect {
        guard isMirrored else { return unitRect }
        return CGRect(
            x: unitRect.minX, y: 1 - unitRect.maxY, width: unitRect.width, height: unitRect.height)
    }

    /// Called when the superlayer is another one, or itself mirrored or flipped otherwise.
    func mirroringMayDiffer() {
        setMirrored(parent.map { $0.isMirrored != $0.isGeometryFlipped } ?? false)
    }

    func geometryFlippingDidChange() {
        for layer in children { layer.mirroringMayDiffer() }
        maskStorage?.mirroringMayDiffer()
    }

    /// Hands the value down; a layer that has it already keeps what is below it too.
    private func setMirrored(_ isMirrored: Bool) {
        var stack = [(layer: self, isMirrored: isMirrored)]
        while let (layer, isMirrored) = stack.popLast() {
            guard layer.isMirrored != isMirrored else { continue }
            layer.isMirrored = isMirrored
            layer.markForCommit(.properties)
            let below = isMirrored != layer.isGeometryFlipped
            // A cycle ends where it began.
            for sublayer in layer.children where sublayer !== self { stack.append((sublayer, below)) }
            if let mask = layer.maskStorage, mask !== self { stack.append((mask, below)) }
        }
    }
}
