import Arithmetic
import Foundation

/// Three directions at right angles: where a flight of longitude 0 goes, where one of 90° goes, and what rises from
/// both.
struct EmissionFrame {
    var x = SIMD3<Double>(1, 0, 0)
    var y = SIMD3<Double>(0, 1, 0)
    var z = SIMD3<Double>(0, 0, 1)

    /// The frame of the layer itself.
    static let layer = EmissionFrame()
    /// The frame of a line: straight up, where y points down (assumed).
    static let up = EmissionFrame(x: SIMD3(0, -1, 0), y: SIMD3(1, 0, 0), z: SIMD3(0, 0, 1))

    init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    private init() {}

    /// The frame that begins with a direction; its second one lies in the layer's plane.
    init(along direction: SIMD3<Double>) {
        x = direction
        let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
        y = length > 1e-12 ? SIMD3(-direction.y / length, direction.x / length, 0) : SIMD3(0, 1, 0)
        z = SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
    }

    func vector(_ v: SIMD3<Double>) -> SIMD3<Double> { x * v.x + y * v.y + z * v.z }
}

/// The directions in which a cell emits, each part of the cone as likely as any other of the same size.
struct EmissionCone {
    private let axis: SIMD3<Double>
    private let side: SIMD3<Double>
    private let top: SIMD3<Double>
    /// The cosine of half the cone's angle; 1 for one direction.
    private let leastCosine: Double

    /// All in radians; `range` is the whole angle.
    init(latitude: Double, longitude: Double, range: Double) {
        let (rise, flat) = Trigonometry.sineAndCosine(latitude)
        let (sine, cosine) = Trigonometry.sineAndCosine(longitude)
        axis = SIMD3(flat * cosine, flat * sine, rise)
        side = SIMD3(-sine, cosine, 0)
        top = SIMD3(-rise * cosine, -rise * sine, flat)
        leastCosine = Trigonometry.cosine(min(range.magnitude / 2, .pi))
    }

    /// A direction of length 1.
    func direction(_ random: ParticleRandom, in frame: EmissionFrame) -> SIMD3<Double> {
        guard leastCosine < 1 else { return frame.vector(axis) }
        let cosine = 1 - (1 - leastCosine) * random.unit(.coneAngle)
        let radius = max(0, 1 - cosine * cosine).squareRoot()
        let turn = Trigonometry.sineAndCosine(2 * .pi * random.unit(.coneTurn))
        return frame.vector(axis * cosine + side * (radius * turn.cosine) + top * (radius * turn.sine))
    }
}
