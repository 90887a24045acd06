import Arithmetic
import CoreGraphics

/// A force as a vector or as angle and magnitude. Angles are radians, clockwise on the screen from the right.
struct DynamicForce {
    /// Reads as it was set.
    private(set) var vector: CGVector
    private(set) var angle: CGFloat

    init(vector: CGVector) {
        self.vector = vector
        angle = vector == .zero ? 0 : Trigonometry.arctangent(y: vector.dy, x: vector.dx)
    }

    init(angle: CGFloat, magnitude: CGFloat) {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        self.angle = angle
        vector = CGVector(dx: cosine * magnitude, dy: sine * magnitude)
    }

    var magnitude: CGFloat {
        get { vector.length }
        set {
            let old = magnitude
            if old > 0 {
                vector = vector * (newValue / old)
            } else {
                self = DynamicForce(angle: angle, magnitude: newValue)
            }
        }
    }

    /// The force in other units: times a factor.
    func scaled(by factor: Double) -> SIMD2<Double> { SIMD2<Double>(vector) * factor }
}
