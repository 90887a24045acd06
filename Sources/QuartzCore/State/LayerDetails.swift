import CoreGraphics

/// The values of a layer's state that are counted references, names or large: most layers leave most of them as they
/// are.
struct LayerDetails {
    var sublayerTransform = CATransform3DIdentity

    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear

    var cornerCurve = CALayerCornerCurve.circular
    var cornerRadii: CornerRadii?
    var borderColor: CGColor? = LayerDetails.opaqueBlack
    var shadowColor: CGColor? = LayerDetails.opaqueBlack
    var shadowPath: CGPath?

    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var name: String?

    /// Shared, so that a hundred thousand layers with a default border make one colour.
    static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

/// Details in a box that states share until one of them changes: a copy of a state counts one reference, not a dozen.
final class SharedLayerDetails {
    /// Unchecked, as the state that it is a part of.
    @exclusivity(unchecked) var value: LayerDetails

    init(_ value: LayerDetails) {
        self.value = value
    }

    /// What new states begin with. Never changed: it is held here as well, so that a state copies it before a change.
    nonisolated(unsafe) static let initial = SharedLayerDetails(LayerDetails())
}
