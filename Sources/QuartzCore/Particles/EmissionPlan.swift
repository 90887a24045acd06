import CoreGraphics
import Foundation
import RenderServer

/// An emitter's values, made ready: cells with the layer's factors in them, and what is wrong with them.
final class EmissionPlan {
    let shape: EmitterShape
    let random: ParticleRandom
    let cells: [CellPlan]
    let problems: [String]
    /// Seconds of the layer's time for which something that is emitted can be seen.
    let memory: Double
    /// The layer's time after which nothing can be seen; infinite for emission without an end.
    let end: Double

    init(_ emitter: EmitterState) {
        let factors = CellPlan.Factors(emitter)
        shape = EmitterShape(emitter)
        random = ParticleRandom(seed: emitter.seed)
        var problems: [String] = []
        if !factors.isFinite || !shape.isFinite {
            problems.append("a property of the emitter is not a finite number, so it emits nothing")
            cells = []
        } else {
            cells = emitter.cells.enumerated().map { index, cell in
                CellPlan(cell, factors, name: cell.name ?? "\(index)", problems: &problems)
            }
        }
        self.problems = problems
        memory = cells.reduce(0) { max($0, $1.parentMemory) }
        end = cells.reduce(-.infinity) { max($0, $1.end) }
    }
}

/// A cell's values, made ready.
struct CellPlan {
    /// What the layer multiplies all cells with.
    struct Factors {
        let birthRate, lifetime, velocity, scale, spin: Double

        init(_ emitter: EmitterState) {
            (birthRate, lifetime) = (Double(emitter.birthRate), Double(emitter.lifetime))
            (velocity, scale, spin) = (Double(emitter.velocity), Double(emitter.scale), Double(emitter.spin))
        }

        var isFinite: Bool { [birthRate, lifetime, velocity, scale, spin].allSatisfy(\.isFinite) }
    }

    /// A value that each particle draws from mean ± range / 2.
    struct Spread {
        var mean = 0.0
        var range = 0.0

        /// - Parameter share: −½…½.
        func value(_ share: Double) -> Double { mean + range * share }
    }

    /// Births a second of the cell's time.
    private(set) var rate = 0.0
    private(set) var lifetime = Spread()
    private(set) var velocity = Spread()
    private(set) var scale = Spread()
    private(set) var spin = Spread()
    private(set) var scaleSpeed = 0.0
    private(set) var acceleration = SIMD3<Double>.zero
    private(set) var direction = EmissionCone(latitude: 0, longitude: 0, range: 0)
    private(set) var color = SIMD4<Double>(repeating: 1)
    private(set) var colorRange = SIMD4<Double>.zero
    private(set) var colorSpeed = SIMD4<Double>.zero
    private(set) var picture: ParticleField.Picture?
    private(set) var cells: [CellPlan] = []
    private var clock = CellClock()

    init(_ cell: EmitterCellState, _ factors: Factors, name: String, problems: inout [String]) {
        clock = CellClock(cell.timing)
        cells = cell.cells.enumerated().map { index, cell in
            CellPlan(cell, factors, name: "\(name).\(cell.name ?? "\(index)")", problems: &problems)
        }
        if let problem = cell.problem {
            problems.append("the emitter cell \(name): \(problem), so it emits nothing")
            return
        }
        rate = cell.isEnabled ? max(0, Double(cell.birthRate) * factors.birthRate) : 0
        lifetime = Spread(cell.lifetime, cell.lifetimeRange, factors.lifetime)
        velocity = Spread(
            mean: Double(cell.velocity) * factors.velocity, range: Double(cell.velocityRange) * factors.velocity)
        scale = Spread(mean: Double(cell.scale) * factors.scale, range: Double(cell.scaleRange) * factors.scale)
        spin = Spread(mean: Double(cell.spin) * factors.spin, range: Double(cell.spinRange) * factors.spin)
        scaleSpeed = Double(cell.scaleSpeed) * factors.scale
        acceleration = SIMD3(Double(cell.xAcceleration), Double(cell.yAcceleration), Double(cell.zAcceleration))
        direction = EmissionCone(
            latitude: Double(cell.emissionLatitude), longitude: Double(cell.emissionLongitude),
            range: Double(cell.emissionRange))
        color = cell.color?.rgba ?? .zero
        colorRange = SIMD4(cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange).asDouble
        colorSpeed = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed).asDouble
        picture = cell.picture
    }

    /// The longest that a particle lives, in the cell's seconds.
    var longestLife: Double { max(0, lifetime.mean + lifetime.range.magnitude / 2) }

    /// Seconds of the cell's time for which a particle, or one that it emitted, can be seen after its birth.
    var memory: Double {
        let below = cells.reduce(0) { max($0, $1.rate > 0 || !$1.cells.isEmpty ? $1.parentMemory : 0) }
        return longestLife + below
    }

    /// The memory in the time of what emits.
    var parentMemory: Double { clock.speed > 0 ? memory / clock.speed : 0 }

    /// The time of what emits after which nothing can be seen.
    var end: Double {
        guard rate > 0, longestLife > 0, clock.speed > 0 else { return -.infinity }
        return clock.parentTime(at: clock.length + memory)
    }

    /// How many particles were born up to a time of the cell: the greatest n with n / rate ≤ time.
    private func births(until time: Double) -> Double {
        guard time > 0, rate > 0 else { return 0 }
        // Beyond, counting loses single births.
        var n = min((time * rate).rounded(.down), 0x1p52)
        // The product may have been rounded over a birth.
        while (n + 1) / rate <= time, n < 0x1p52 { n += 1 }
        while n > 0, n / rate > time { n -= 1 }
        return n
    }

    /// The births that may still be seen.
    /// - Parameters:
    ///   - start: In the time of what emits; not included.
    ///   - end: In the time of what emits.
    ///   - now: In the time of what emits.
    /// - Returns: Numbers from the first on, and the cell's time now.
    func births(after start: Double, until end: Double, now: Double) -> (range: ClosedRange<Double>, time: Double)? {
        guard rate > 0, longestLife > 0, clock.speed > 0 else { return nil }
        let time = clock.local(at: now)
        let last = min(clock.local(at: end), time, clock.length)
        let first = max(clock.local(at: start), time - memory)
        guard !first.isNaN, last.isFinite else { return nil }
        let range = (births(until: first) + 1, births(until: last))
        return range.0 <= range.1 ? (range.0...range.1, time) : nil
    }

    /// The time of what emits at a time of the cell.
    func parentTime(at time: Double) -> Double { clock.parentTime(at: time) }

    /// Seconds of the cell a second of what emits.
    var speed: Double { clock.speed }
}

/// How a cell's time follows that of what emits it, and how much of it there is.
private struct CellClock {
    private(set) var begin = 0.0
    private(set) var speed = 1.0
    private(set) var offset = 0.0
    /// Seconds of the cell's time in which particles are born.
    private(set) var length = Double.infinity

    init() {}

    init(_ timing: MediaTiming) {
        let timing = timing.withoutNaN
        (begin, speed, offset) = (timing.beginTime, timing.speed, timing.timeOffset)
        if !speed.isFinite { speed = 1 }
        length = timing.duration > 0 || timing.repeatDuration > 0 ? timing.activeLength : .infinity
    }

    func local(at parent: Double) -> Double { (parent - begin) * speed + offset }

    func parentTime(at local: Double) -> Double { (local - offset) / speed + begin }
}

extension CellPlan.Spread {
    fileprivate init(_ mean: Float, _ range: Float, _ factor: Double) {
        self.init(mean: Double(mean) * factor, range: Double(range) * factor)
    }
}

extension SIMD4<Float> {
    fileprivate var asDouble: SIMD4<Double> { SIMD4<Double>(self) }
}

extension EmitterCellState {
    /// What keeps the cell from emitting, a sentence; nil for nothing.
    fileprivate var problem: String? {
        for property in EmitterCellProperty.all where property.isAnimatable {
            guard case .number? = property.animated?.read(self), let number = property.read(self) as? NSNumber else {
                continue
            }
            if !number.doubleValue.isFinite { return "\(property.key) is not a finite number" }
            if ["birthRate", "lifetime"].contains(property.key), number.doubleValue < 0 {
                return "\(property.key) is negative"
            }
        }
        return nil
    }

    /// What particles show; nil for nothing that can be drawn.
    fileprivate var picture: ParticleField.Picture? {
        let image: CGImage? =
            switch contents {
            case let image as CGImage: image
            case let store as LayerBackingStore: store.image
            default: nil
            }
        guard let image, image.width > 0, image.height > 0 else { return nil }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let unit = contentsRect.standardized
        let source = CGRect(
            x: unit.minX * width, y: unit.minY * height, width: unit.width * width, height: unit.height * height)
        let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
        let size = CGSize(width: source.width / scale, height: source.height / scale)
        let numbers = [source.minX, source.minY, size.width, size.height]
        guard size.width > 0, size.height > 0, numbers.allSatisfy({ $0.magnitude < 1e6 }) else { return nil }
        var picture = ParticleField.Picture(image: image, source: source, size: size)
        picture.minificationFilter = ImageContents.Filter(rawValue: minificationFilter.rawValue) ?? .linear
        picture.magnificationFilter = ImageContents.Filter(rawValue: magnificationFilter.rawValue) ?? .linear
        picture.minificationFilterBias = minificationFilterBias
        return picture
    }
}
