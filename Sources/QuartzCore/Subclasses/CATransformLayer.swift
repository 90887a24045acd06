import CoreGraphics
import Foundation
import RenderServer

/// A layer without a plane of its own: its sublayers keep their depth. It draws only them; its opacity goes to each.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What has no meaning without a plane.
    private static let ignored: Set<String> = [
        "backgroundColor", "contents", "borderWidth", "borderColor", "filters", "backgroundFilters",
        "compositingFilter", "mask", "masksToBounds", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "shadowPath", "cornerRadius",
    ]

    override var flattensSublayers: Bool { false }

    override func willStore(_ property: LayerProperty) {
        guard Self.ignored.contains(property.key) else { return }
        Misuse.log("changing property \(property.key) in transform-only layer, will have no effect")
    }

    override func encodeContents(into values: inout LayerValues) {
        values.kind = .transform
        values.backgroundColor = nil
        values.borderWidth = 0
        values.image = nil
        values.shadow = nil
        values.masksToBounds = false
        values.compositingFilter = nil
        values.filters = []
    }
}
