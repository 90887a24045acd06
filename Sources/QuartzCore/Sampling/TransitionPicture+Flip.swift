import Arithmetic
import CoreGraphics
import RenderServer

// Half a turn about the middle, with the old picture in its first half and the new in its second.
extension TransitionPicture {
    /// How far the eye is from the screen, in points (assumed).
    private static let eyeDistance = 1000.0

    /// A picture that has turned.
    /// - Parameter share: How much of half a turn, −0.5…0.5. Above 0 the side goes to the back that the motion comes
    ///   from the other side of.
    func turned(_ node: RenderNode, by share: Double) -> RenderNode {
        let (x, y) = direction
        let (sine, cosine) = Trigonometry.sineAndCosine(.pi * share)
        let middle = (Double(new.values.bounds.midX), Double(new.values.bounds.midY))
        var turn = Matrix4x4.identity
        if x != 0 {
            (turn.m11, turn.m13, turn.m31, turn.m33) = (cosine, sine * x, -sine * x, cosine)
        } else {
            (turn.m22, turn.m23, turn.m32, turn.m33) = (cosine, sine * y, -sine * y, cosine)
        }
        var perspective = Matrix4x4.identity
        perspective.m34 = -1 / Self.eyeDistance
        let matrix = Matrix4x4.translation(x: -middle.0, y: -middle.1, z: 0)
            .concatenating(turn).concatenating(perspective)
            .concatenating(.translation(x: middle.0, y: middle.1, z: 0))
        return part(node, matrix: matrix)
    }
}
