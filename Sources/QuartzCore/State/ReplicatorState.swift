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
        replication.color = Self.components(instanceColor ?? ReplicatorState.opaqueWhite)
        replication.offset = SIMD4(instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset)
        return replication
    }

    /// A colour's red, green, blue and alpha, greys spread out.
    private static func components(_ color: CGColor) -> SIMD4<Float> {
        let values = (color.components ?? []).map { Float($0) }
        switch values.count {
        case 2: return SIMD4(values[0], values[0], values[0], values[1])
        case 4: return SIMD4(values[0], values[1], values[2], values[3])
        default: return SIMD4(1, 1, 1, 1)
        }
    }
}
