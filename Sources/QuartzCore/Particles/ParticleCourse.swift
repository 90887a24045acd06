import Arithmetic
import Foundation
import RenderServer

/// One particle from birth to death: everything about it follows from its age.
struct ParticleCourse {
    /// Seconds of the cell's time.
    let lifetime: Double
    private let start: SIMD3<Double>
    private let velocity: SIMD3<Double>
    private let acceleration: SIMD3<Double>
    private let frame: EmissionFrame
    private let scale: Double
    private let scaleSpeed: Double
    private let spin: Double
    private let color: SIMD4<Double>
    private let colorSpeed: SIMD4<Double>

    /// - Parameters:
    ///   - random: The particle's own numbers.
    ///   - frame: What its flight is told in.
    init(of cell: CellPlan, _ random: ParticleRandom, at place: SIMD3<Double>, frame: EmissionFrame) {
        lifetime = cell.lifetime.value(random.share(.lifetime))
        start = place
        let direction = cell.direction.direction(random, in: frame)
        velocity = direction * cell.velocity.value(random.share(.velocity))
        self.frame = EmissionFrame(along: direction)
        acceleration = cell.acceleration
        scale = cell.scale.value(random.share(.scale))
        scaleSpeed = cell.scaleSpeed
        spin = cell.spin.value(random.share(.spin))
        let shares = SIMD4(random.share(.red), random.share(.green), random.share(.blue), random.share(.alpha))
        color = cell.color + cell.colorRange * shares
        colorSpeed = cell.colorSpeed
    }

    /// The place at an age: start + v·t + ½·a·t².
    func position(at age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (0.5 * age * age) }

    /// The frame of what is emitted at an age: it begins with the direction of the flight, and where that stands still
    /// with that of the birth (assumed).
    func frame(at age: Double) -> EmissionFrame {
        let flight = velocity + acceleration * age
        let length = (flight * flight).sum().squareRoot()
        return length > 1e-9 && length.isFinite ? EmissionFrame(along: flight / length) : frame
    }

    /// What is drawn at an age; nil for nothing: no size, no alpha, or too far away.
    /// - Parameter picture: The number of the picture.
    func sprite(at age: Double, picture: Int) -> ParticleField.Sprite? {
        let place = position(at: age)
        let size = scale + scaleSpeed * age
        let (sine, cosine) = Trigonometry.sineAndCosine(spin * age)
        let tint = (color + colorSpeed * age).clamped(
            lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        let limit = 1e7
        guard size != 0, size.magnitude < limit, tint.w > 0, sine.isFinite,
            max(place.x.magnitude, place.y.magnitude, place.z.magnitude) < limit
        else { return nil }
        return ParticleField.Sprite(
            x: place.x, y: place.y, z: place.z, cosine: cosine * size, sine: sine * size,
            color: SIMD4<Float>(tint), picture: picture)
    }
}
