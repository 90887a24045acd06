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
    private static var hasFlippedLayers = false

    /// True when the layer's space is mirrored on the screen: an odd number of superlayers is flipped.
    var drawsContentsMirrored: Bool {
        guard Self.hasFlippedLayers else { return false }
        return !ancestorsAndSelf.dropFirst().count(where: \.isGeometryFlipped).isMultiple(of: 2)
    }

    func mirroredIfNeeded(_ unitRect: CGRect) -> CGRect {
        guard drawsContentsMirrored else { return unitRect }
        return CGRect(
            x: unitRect.minX, y: 1 - unitRect.maxY, width: unitRect.width, height: unitRect.height)
    }

    func geometryFlippingDidChange() {
        Self.hasFlippedLayers = true
        markTreeForCommit()
    }

    /// Called for a layer in a new place: what was encoded the other way up is encoded anew.
    func flippingMayDiffer() {
        guard Self.hasFlippedLayers, drawsContentsMirrored != commitState.isMirrored else { return }
        markTreeForCommit()
    }
}
