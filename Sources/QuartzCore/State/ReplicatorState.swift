import CoreGraphics
import Foundation
import RenderServer

/// The properties of a replicator layer.
struct ReplicatorState {
    var instanceCount = 1
    var preservesDepth = false
    var instanceDelay: CFTimeInterval = 0
    var instanceTransform = CATransform3DIdentity
    var instanceColor: CGColor? = ReplicatorState.opaqueWhite
    var instanceRedOffset: Float = 0
    var instanceGreenOffset: Float = 0
    var instanceBlueOffset: Float = 0
    var instanceAlphaOffset: Float = 0

    static let opaqueWhite = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

    /// How sublayers are repeated.
    var replication: Replication {
        var replication = Replication()
        replication.count = max(0, instanceCount)
        replication.transform = instanceTransform.matrix
        replication.preservesDepth = preservesDepth
        replication.color = SIMD4<Float>((instanceColor ?? ReplicatorState.opaqueWhite).rgba)
        replication.offset = SIMD4(instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset)
        return replication
    }
}
