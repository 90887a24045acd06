import Foundation
import RenderServer

/// Finds the particles that live at one moment.
struct ParticleCollector {
    /// Particles of one layer that are followed, the youngest.
    static let mostParticles = 100_000

    private struct Particle {
        let sprite: ParticleField.Sprite
        /// In seconds of the layer's time.
        let age: Double
    }

    private let now: Double
    private var particles: [Particle] = []
    private var pictures: [ParticleField.Picture] = []
    private var followed = 0
    /// Particles that live, those that show nothing included.
    private(set) var live = 0

    init(now: Double) {
        self.now = now
    }

    private var isFull: Bool { followed >= Self.mostParticles }

    /// What is born of one cell in a stretch of the layer's time, the youngest first.
    mutating func add(_ plan: EmissionPlan, cell index: Int, bornAfter start: Double, until end: Double) {
        let (shape, cell) = (plan.shape, plan.cells[index])
        add(cell, plan.random.child(UInt64(index)), after: start, until: end, now: now, pace: 1) { _, random in
            shape.birth(random)
        }
    }

    /// - Parameters:
    ///   - start: Births from here on, in the time of what emits; the start left out.
    ///   - end: Births up to here.
    ///   - now: In the same time.
    ///   - pace: Seconds of the time of what emits a second of the layer.
    ///   - birth: The place and frame of a birth at a time.
    private mutating func add(
        _ cell: CellPlan, _ random: ParticleRandom, after start: Double, until end: Double, now: Double, pace: Double,
        birth: (Double, ParticleRandom) -> (place: SIMD3<Double>, frame: EmissionFrame)
    ) {
        guard let (range, time) = cell.births(after: start, until: end, now: now) else { return }
        let picture = number(of: cell.picture)
        let pace = pace * cell.speed
        var n = range.upperBound
        while n >= range.lowerBound, !isFull {
            let born = n / cell.rate
            let own = random.child(UInt64(n))
            let (place, frame) = birth(cell.parentTime(at: born), own)
            let course = ParticleCourse(of: cell, own, at: place, frame: frame)
            let age = time - born
            followed += 1
            if age >= 0, age < course.lifetime {
                live += 1
                if let picture, let sprite = course.sprite(at: age, picture: picture) {
                    particles.append(Particle(sprite: sprite, age: pace > 0 ? age / pace : age))
                }
            }
            for (index, below) in cell.cells.enumerated().reversed() where course.lifetime > 0 {
                add(
                    below, own.child(UInt64(index)), after: 0, until: min(age, course.lifetime), now: age, pace: pace
                ) { age, _ in (course.position(at: age), course.frame(at: age)) }
            }
            n -= 1
        }
    }

    private mutating func number(of picture: ParticleField.Picture?) -> Int? {
        guard let picture else { return nil }
        if let known = pictures.lastIndex(of: picture) { return known }
        pictures.append(picture)
        return pictures.count - 1
    }

    /// All that was found, in the order in which it is drawn; nil for nothing.
    func field(order: CAEmitterLayerRenderMode, keepsDepth: Bool, problems: [String]) -> ParticleField? {
        let tooMany = "more than \(Self.mostParticles) particles: the oldest are not drawn"
        let problems = problems + (isFull ? [tooMany] : [])
        guard !particles.isEmpty || !problems.isEmpty else { return nil }
        return ParticleField(
            sorted(by: order).map(\.sprite), pictures: pictures, isAdditive: order == .additive,
            keepsDepth: keepsDepth, problems: problems)
    }

    /// Found last, drawn first: cell by cell from the oldest on; what a particle emitted lies below it (assumed).
    private func sorted(by order: CAEmitterLayerRenderMode) -> [Particle] {
        let found = Array(particles.reversed())
        func sorted(_ isBefore: (Particle, Particle) -> Bool) -> [Particle] {
            found.enumerated().sorted { a, b in
                if isBefore(a.element, b.element) { return true }
                return !isBefore(b.element, a.element) && a.offset < b.offset
            }.map(\.element)
        }
        return switch order {
        case .oldestFirst: sorted { $0.age > $1.age }
        case .oldestLast: sorted { $0.age < $1.age }
        case .backToFront: sorted { $0.sprite.z < $1.sprite.z }
        default: found
        }
    }
}
