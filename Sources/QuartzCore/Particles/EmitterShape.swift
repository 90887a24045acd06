import Arithmetic
import CoreGraphics
import Foundation

/// Where an emitter's particles are born.
///
/// Lines, rectangles and boxes lie about the position by half of the size on each side; circles and spheres have the
/// width as their radius.
struct EmitterShape {
    private let shape: CAEmitterLayerEmitterShape
    private let mode: CAEmitterLayerEmitterMode
    private let position: SIMD3<Double>
    /// Half of width, height and depth.
    private let half: SIMD3<Double>
    private let radius: Double

    init(_ emitter: EmitterState) {
        shape = emitter.emitterShape
        mode = emitter.emitterMode
        position = SIMD3(
            Double(emitter.emitterPosition.x), Double(emitter.emitterPosition.y), Double(emitter.emitterZPosition))
        half =
            SIMD3(Double(emitter.emitterSize.width), Double(emitter.emitterSize.height), Double(emitter.emitterDepth))
            / 2
        radius = Double(emitter.emitterSize.width)
    }

    var isFinite: Bool {
        [position.x, position.y, position.z, half.x, half.y, half.z, radius].allSatisfy(\.isFinite)
    }

    /// A birth's place, and the frame that its flight is told in: of outlines and surfaces straight out.
    func birth(_ random: ParticleRandom) -> (place: SIMD3<Double>, frame: EmissionFrame) {
        let (offset, frame) =
            switch shape {
            case .line: (line(random), EmissionFrame.up)
            case .rectangle: rectangle(random)
            case .cuboid: cuboid(random)
            case .circle: circle(random)
            case .sphere: sphere(random)
            default: (.zero, .layer)
            }
        return (position + offset, frame)
    }

    /// −1…1.
    private static func span(_ random: ParticleRandom, _ draw: ParticleRandom.Draw) -> Double {
        2 * random.unit(draw) - 1
    }

    /// −1 or 1.
    private static func sign(_ random: ParticleRandom, _ draw: ParticleRandom.Draw) -> Double {
        random.unit(draw) < 0.5 ? -1 : 1
    }

    private func line(_ random: ParticleRandom) -> SIMD3<Double> {
        let x = mode == .points ? Self.sign(random, .alongX) : Self.span(random, .alongX)
        return SIMD3(x * half.x, 0, 0)
    }

    private func rectangle(_ random: ParticleRandom) -> (SIMD3<Double>, EmissionFrame) {
        let flat = SIMD3(half.x, half.y, 0)
        switch mode {
        case .points: return (flat * SIMD3(Self.sign(random, .alongX), Self.sign(random, .alongY), 0), .layer)
        case .outline:
            // A point of the sides is as likely as any other: first a pair of sides, then one of them.
            let isOnVerticals = random.unit(.part) * (half.x.magnitude + half.y.magnitude) >= half.x.magnitude
            let normal =
                isOnVerticals
                ? SIMD3(Self.sign(random, .alongX), 0, 0) : SIMD3(0, Self.sign(random, .alongY), 0)
            let along =
                isOnVerticals ? SIMD3(0, Self.span(random, .alongY), 0) : SIMD3(Self.span(random, .alongX), 0, 0)
            return (flat * (normal + along), EmissionFrame(along: normal))
        default: return (flat * SIMD3(Self.span(random, .alongX), Self.span(random, .alongY), 0), .layer)
        }
    }

    private func cuboid(_ random: ParticleRandom) -> (SIMD3<Double>, EmissionFrame) {
        let spans = SIMD3(Self.span(random, .alongX), Self.span(random, .alongY), Self.span(random, .alongZ))
        let signs = SIMD3(Self.sign(random, .alongX), Self.sign(random, .alongY), Self.sign(random, .alongZ))
        let sides = SIMD3(half.x.magnitude, half.y.magnitude, half.z.magnitude)
        switch mode {
        case .points: return (half * signs, .layer)
        case .outline:
            // Along one axis, at the ends of the others.
            var place = signs
            let axis = Self.choice(random.unit(.part), sides)
            place[axis] = spans[axis]
            return (half * place, .layer)
        case .surface:
            let areas = SIMD3(sides.y * sides.z, sides.x * sides.z, sides.x * sides.y)
            let axis = Self.choice(random.unit(.part), areas)
            var (place, normal) = (spans, SIMD3<Double>.zero)
            place[axis] = signs[axis]
            normal[axis] = signs[axis]
            return (half * place, EmissionFrame(along: normal))
        default: return (half * spans, .layer)
        }
    }

    /// One of three, by their weights.
    private static func choice(_ share: Double, _ weights: SIMD3<Double>) -> Int {
        var rest = share * (weights.x + weights.y + weights.z)
        for index in 0..<2 {
            if rest < weights[index] { return index }
            rest -= weights[index]
        }
        return weights.z > 0 || weights == .zero ? 2 : weights.y > 0 ? 1 : 0
    }

    private func circle(_ random: ParticleRandom) -> (SIMD3<Double>, EmissionFrame) {
        switch mode {
        case .points: return (Self.axis(random, count: 4) * radius, .layer)
        case .outline: return outline(random)
        default:
            let (sine, cosine) = Trigonometry.sineAndCosine(2 * .pi * random.unit(.alongX))
            let distance = random.unit(.alongY).squareRoot() * radius
            return (SIMD3(cosine, sine, 0) * distance, .layer)
        }
    }

    /// The circle in the layer's plane.
    private func outline(_ random: ParticleRandom) -> (SIMD3<Double>, EmissionFrame) {
        let (sine, cosine) = Trigonometry.sineAndCosine(2 * .pi * random.unit(.alongX))
        let normal = SIMD3(cosine, sine, 0)
        return (normal * radius, EmissionFrame(along: normal))
    }

    private func sphere(_ random: ParticleRandom) -> (SIMD3<Double>, EmissionFrame) {
        switch mode {
        case .points: return (Self.axis(random, count: 6) * radius, .layer)
        case .outline: return outline(random)
        default:
            // Slices of a sphere of the same height have the same area.
            let z = Self.span(random, .alongZ)
            let (sine, cosine) = Trigonometry.sineAndCosine(2 * .pi * random.unit(.alongX))
            let flat = max(0, 1 - z * z).squareRoot()
            let normal = SIMD3(cosine * flat, sine * flat, z)
            if mode == .surface { return (normal * radius, EmissionFrame(along: normal)) }
            return (normal * (Self.cubeRoot(random.unit(.alongY)) * radius), .layer)
        }
    }

    /// One of the ends of the first axes.
    private static func axis(_ random: ParticleRandom, count: Int) -> SIMD3<Double> {
        let number = min(Int(random.unit(.part) * Double(count)), count - 1)
        var result = SIMD3<Double>.zero
        result[number / 2] = number.isMultiple(of: 2) ? 1 : -1
        return result
    }

    /// Of 0…1, out of exact operations only.
    private static func cubeRoot(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        // Newton's steps fall to the root from above and stop there.
        var root = 1.0
        while true {
            let next = (2 * root + value / (root * root)) / 3
            if next >= root { return root }
            root = next
        }
    }
}
