/// How a layer stands in its superlayer: what may change without changing the picture in the layer's own space.
package struct LayerPlacement: Equatable, Sendable {
    /// Layer space → superlayer space: T(−A, −anchorPointZ) · transform · T(position, zPosition).
    package var matrix = Matrix4x4.identity
    /// Paint order among parallel siblings: zPosition + m43 − anchorPointZ · m33.
    package var depthKey = 0.0
    /// 0…1.
    package var opacity: Float = 1
    package var isHidden = false

    package init() {}

    /// False for a layer that shows nothing of itself and of what is below it, whatever that is.
    var isVisible: Bool { !isHidden && opacity > 0 }
}
