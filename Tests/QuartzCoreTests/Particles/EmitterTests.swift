import Foundation
import RenderServer
import Testing

@testable import QuartzCore

@MainActor
@Suite("What an emitter layer emits") struct EmitterTests {
    // MARK: Births

    @Test("CAL-09 live particles are those born up to now and not yet as old as their lifetime, at any rate")
    func liveCount() {
        for rate in [0.5, 1, 7, 20, 33.25, 60, 240] as [Float] {
            for lifetime in [0.25, 1, 2.5] as [Float] {
                let rig = EmitterRig([
                    makeCell {
                        $0.birthRate = rate
                        $0.lifetime = lifetime
                    }
                ])
                for time in [0, 0.05, 0.1, 0.49, 0.5, 1, 1.26, 2.5, 3.75, 10, 1000.125] {
                    var count = 0
                    var n = 1.0
                    while n / Double(rate) <= time {
                        if time - n / Double(rate) < Double(lifetime) { count += 1 }
                        n += 1
                    }
                    #expect(rig.sprites(at: time).count == count, "\(rate)/s for \(lifetime) s at \(time)")
                }
            }
        }
    }

    @Test("CAL-09 twenty a second for a second: ten live after half a second")
    func example() {
        #expect(EmitterRig([makeCell()]).sprites(at: 0.5).count == 10)
    }

    @Test("Lifetimes differ by their range, uniformly")
    func lifetimeRange() {
        // Lives of 0.5…1.5 s: after a long time rate × mean live, and of those of age a the share that lives so long.
        let rig = EmitterRig([
            makeCell {
                ($0.birthRate, $0.lifetimeRange) = (4000, 1)
                $0.velocity = 1
            }
        ])
        let ages = rig.sprites(at: 10).map(\.x)
        #expect(abs(Double(ages.count) - 4000) < 80)
        #expect(abs(Double(ages.count { $0 < 0.5 }) - 2000) < 2, "none dies before half a second")
        #expect(abs(Double(ages.count { $0 > 1 }) - 500) < 60, "an eighth lives longer than a second")
        #expect(ages.allSatisfy { $0 < 1.5 })
    }

    @Test("A layer's factors multiply births, lives, velocities, scales and spins, of cells' cells too")
    func factors() {
        let inner = makeCell("inner") { ($0.birthRate, $0.lifetime, $0.velocity) = (2, 5, 10) }
        let outer = makeCell("outer") {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.scale, $0.spin) = (1, 2, 3, 0.5, 1)
            $0.emitterCells = [inner]
        }
        let rig = EmitterRig([outer]) {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.scale, $0.spin) = (2, 3, 5, 4, 0)
        }
        let sprites = rig.sprites(at: 0.75)
        // Born at 0.5, flies 15 a second for 0.25 s, and has emitted one itself: at a quarter of a second of its life.
        #expect(sprites.count == 2)
        #expect(sprites.allSatisfy { $0.sine == 0 })
        #expect(sprites.map(\.x) == [3.75, 3.75] && sprites.map(\.cosine) == [4, 2])
        #expect(rig.sprites(at: 6.4).count { $0.cosine == 2 } == 12, "the outer ones live six seconds")
    }

    @Test("Emission begins at beginTime, lasts its courses, and begins timeOffset seconds into them")
    func timing() {
        func counts(_ change: (CAEmitterCell) -> Void) -> [Int] {
            let rig = EmitterRig([
                makeCell {
                    ($0.birthRate, $0.lifetime) = (10, 100)
                    change($0)
                }
            ])
            return [0.5, 1, 2, 3, 4].map { rig.sprites(at: $0).count }
        }
        #expect(counts { $0.beginTime = 1 } == [0, 0, 10, 20, 30])
        #expect(counts { $0.duration = 1.5 } == [5, 10, 15, 15, 15])
        #expect(counts { ($0.duration, $0.repeatCount) = (1, 2.5) } == [5, 10, 20, 25, 25])
        #expect(counts { ($0.duration, $0.autoreverses) = (1, true) } == [5, 10, 20, 20, 20])
        #expect(counts { $0.timeOffset = 2 } == [25, 30, 40, 50, 60])
        #expect(counts { $0.speed = 2 } == [10, 20, 40, 60, 80])
        #expect(counts { $0.speed = 0 } == [0, 0, 0, 0, 0] && counts { $0.speed = -1 } == [0, 0, 0, 0, 0])
        #expect(counts { $0.isEnabled = false } == [0, 0, 0, 0, 0])
    }

    @Test("Particles follow the time of the layer and of those above")
    func layerTime() {
        let rig = EmitterRig([makeCell { ($0.birthRate, $0.lifetime, $0.velocity) = (10, 100, 5) }]) {
            $0.beginTime = 1
            $0.speed = 2
        }
        #expect([0.5, 1, 2, 3].map { rig.sprites(at: $0).count } == [0, 0, 20, 40])
        rig.perform {
            $0.timeOffset = 4
            $0.speed = 0
        }
        let text = rig.text
        rig.step(to: 9)
        #expect(rig.text == text && rig.sprites.count == 40, "a paused emitter stands still")
    }

    // MARK: Flights

    @Test("A particle falls by half its acceleration times its age squared")
    func falling() {
        for (rate, acceleration) in [(3.0, 100.0), (7, 250), (20, -33.3)] {
            let rig = EmitterRig([
                makeCell {
                    ($0.birthRate, $0.lifetime) = (Float(rate), 1000)
                    $0.yAcceleration = CGFloat(acceleration)
                }
            ])
            for time in [0.4, 1, 3.3] {
                let sprites = rig.sprites(at: time)
                #expect(sprites.count == Int((time * rate).rounded(.down)))
                for (index, sprite) in sprites.enumerated() {
                    let age = time - Double(index + 1) / rate
                    #expect(abs(sprite.y - acceleration * age * age / 2) <= 1e-9 && sprite.x == 0)
                }
            }
        }
    }

    @Test("Longitude turns the flight in the plane, latitude out of it; a range of 0 has one direction")
    func direction() {
        for (latitude, longitude) in [(0.0, 0.0), (0, 1), (0.5, 2), (-1, -2.5), (.pi / 2, 0)] {
            let rig = EmitterRig([
                makeCell {
                    ($0.birthRate, $0.velocity) = (1, 10)
                    ($0.emissionLatitude, $0.emissionLongitude) = (CGFloat(latitude), CGFloat(longitude))
                    $0.lifetime = 2
                }
            ])
            let sprite = rig.sprites(at: 1.5)[0]
            let expected = [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
            #expect(isNear([sprite.x, sprite.y, sprite.z], expected.map { $0 * 5 }))
        }
    }

    @Test("A cone is filled evenly: directions lie in it, and the cosine to its middle is uniform")
    func cone() {
        for range in [0.5, 1.5, 2 * Double.pi] {
            let rig = EmitterRig([
                makeCell {
                    ($0.birthRate, $0.lifetime, $0.velocity) = (5000, 1, 1)
                    ($0.emissionLongitude, $0.emissionRange) = (0.7, CGFloat(range))
                }
            ])
            let cosines = rig.sprites(at: 1).map { sprite -> Double in
                let length = (sprite.x * sprite.x + sprite.y * sprite.y + sprite.z * sprite.z).squareRoot()
                return (sprite.x * cos(0.7) + sprite.y * sin(0.7)) / max(length, 1e-300)
            }
            let least = cos(range / 2)
            let known = cosines.dropLast()
            #expect(known.allSatisfy { $0 >= least - 1e-9 })
            let mean = known.reduce(0, +) / Double(known.count)
            #expect(abs(mean - (1 + least) / 2) < 0.02 * (1 - least))
        }
    }

    @Test("Scale, spin and colour change with age; colours stay in 0…1")
    func courses() {
        let rig = EmitterRig([
            makeCell {
                ($0.birthRate, $0.lifetime) = (1, 10)
                ($0.scale, $0.scaleSpeed, $0.spin) = (2, -0.5, 1)
                $0.color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
                ($0.redSpeed, $0.greenSpeed, $0.blueSpeed, $0.alphaSpeed) = (0.25, -1, 0, -0.125)
            }
        ])
        let sprite = rig.sprites(at: 3)[0]
        #expect(isNear([sprite.cosine, sprite.sine], [cos(2), sin(2)]))
        #expect(sprite.color == SIMD4(0.75, 0, 0.75, 0.75))
        #expect(rig.sprites(at: 5).count == 4, "at scale 0 nothing is drawn")
        #expect(rig.sprites(at: 6).count == 5 && isNear([rig.sprites[0].cosine], [-0.5 * cos(5)]), "and then mirrored")
    }

    @Test("Ranges reach half of themselves to both sides, each component by itself")
    func ranges() {
        let rig = EmitterRig([
            makeCell {
                ($0.birthRate, $0.lifetime) = (3000, 1)
                ($0.scale, $0.scaleRange) = (2, 1)
                $0.color = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
                ($0.redRange, $0.greenRange) = (1, 0.5)
            }
        ])
        let sprites = rig.sprites(at: 1)
        for (values, range) in [
            (sprites.map(\.cosine), 1.5...2.5), (sprites.map { Double($0.color.x) }, 0...1),
            (sprites.map { Double($0.color.y) }, 0.25...0.75), (sprites.map { Double($0.color.z) }, 0.5...0.5),
        ] {
            let length = range.upperBound - range.lowerBound
            #expect(values.allSatisfy { range.contains($0) })
            #expect(abs(values.reduce(0, +) / 3000 - (range.lowerBound + range.upperBound) / 2) <= 0.03 * length)
            #expect(values.max()! >= range.upperBound - 0.01 * length)
            #expect(values.min()! <= range.lowerBound + 0.01 * length)
        }
        let red = sprites.map { Double($0.color.x) - 0.5 }
        let green = sprites.map { Double($0.color.y) - 0.5 }
        #expect(abs(zip(red, green).map(*).reduce(0, +) / 3000) < 0.005, "red says nothing of green")
    }

    @Test("A seed gives its particles, another one others")
    func seeds() {
        func text(_ seed: UInt32) -> String {
            let rig = EmitterRig([makeCell { ($0.velocity, $0.emissionRange) = (10, 6) }]) { $0.seed = seed }
            rig.step(to: 2)
            return rig.text
        }
        #expect(text(7) == text(7) && text(7) != text(8) && text(0) != text(1))
    }

    // MARK: Cells' cells

    @Test("A particle emits from where it is, along its flight, and stops at its death; what it emitted goes on")
    func nested() {
        let spark = makeCell("spark") { ($0.birthRate, $0.lifetime, $0.velocity) = (4, 1, 8) }
        let rocket = makeCell("rocket") {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.contents) = (1, 1, 16, nil)
            $0.yAcceleration = 32
            $0.duration = 1
            $0.emitterCells = [spark]
        }
        let rig = EmitterRig([rocket])
        // The rocket is born at 1; sparks at 1.25, 1.5, 1.75 and 2, the last one with its death.
        #expect([1.2, 1.25, 1.6, 2, 2.2, 2.6, 3].map { rig.sprites(at: $0).count } == [0, 1, 2, 4, 4, 2, 0])
        let sprite = rig.sprites(at: 1.75)[0]
        // At 0.25 s the rocket is at (4, 1) and flies (16, 8).
        let length = (16.0 * 16 + 8 * 8).squareRoot()
        #expect(isNear([sprite.x, sprite.y], [4 + 8 * 0.5 * 16 / length, 1 + 8 * 0.5 * 8 / length]))
    }

    @Test("A burst: a cell's cell that begins late and lasts a moment")
    func burst() {
        let spark = makeCell("spark") {
            ($0.birthRate, $0.lifetime, $0.beginTime, $0.duration) = (1000, 2, 1, 0.1)
            ($0.velocity, $0.emissionRange) = (10, 2 * .pi)
        }
        let rocket = makeCell("rocket") {
            ($0.birthRate, $0.lifetime, $0.duration) = (1, 1.5, 1)
            $0.emitterCells = [spark]
        }
        let rig = EmitterRig([rocket])
        #expect([1.9, 2, 2.0503, 2.2, 3].map { rig.sprites(at: $0).count } == [1, 1, 51, 101, 100])
    }

    // MARK: Order

    @Test("Render modes say what is on top: birth, age or depth")
    func order() {
        func sprites(_ mode: CAEmitterLayerRenderMode) -> (ages: [Double], z: [Double], pictures: [Int]) {
            let cells = ["a", "b"].map { name in
                makeCell(name) {
                    ($0.birthRate, $0.lifetime) = (10, 1)
                    // x is the age.
                    $0.xAcceleration = 2
                    $0.contentsScale = name == "a" ? 1 : 2
                }
            }
            let rig = EmitterRig(cells) {
                ($0.renderMode, $0.emitterShape, $0.emitterDepth) = (mode, .cuboid, 50)
            }
            let found = rig.sprites(at: 2)
            return (found.map { $0.x.squareRoot() }, found.map(\.z), found.map(\.picture))
        }
        let unordered = sprites(.unordered)
        #expect(
            unordered.pictures == Array(repeating: unordered.pictures[0], count: 10)
                + Array(repeating: unordered.pictures[10], count: 10))
        #expect(unordered.pictures[0] != unordered.pictures[10])
        #expect(sprites(.additive).z == unordered.z)
        let first = sprites(.oldestFirst).ages
        #expect(first == first.sorted(by: >) && first != unordered.ages)
        let last = sprites(.oldestLast).ages
        #expect(last == last.sorted(by: <))
        let depths = sprites(.backToFront).z
        #expect(depths == depths.sorted() && Set(depths).count == 20)
        #expect(Set([unordered.z, sprites(.oldestFirst).z, sprites(.oldestLast).z, depths]).count == 4)
    }

    // MARK: Changes

    @Test("A birth rate of 0 ends births; what lives goes on as it was, and then no frame changes any more")
    func stopping() {
        let rig = EmitterRig([makeCell { ($0.birthRate, $0.velocity) = (10, 100) }])
        let before = rig.sprites(at: 0.95).map(\.x)
        rig.perform { $0.birthRate = 0 }
        #expect(isNear(rig.sprites(at: 1.15).map(\.x), before.dropFirst().map { $0 + 20 }))
        #expect(before.count == 9)
        #expect(rig.sprites(at: 1.95).isEmpty)
        rig.step(to: 3)
        rig.step(to: 4)
        #expect(rig.rig.counts == CommitCounts())
    }

    @Test("Cells that are set late emit from then on; cells that are taken away leave what they emitted")
    func lateCells() {
        let rig = EmitterRig([])
        rig.step(to: 5)
        let cell = makeCell { $0.birthRate = 10 }
        rig.perform { $0.emitterCells = [cell] }
        #expect([5, 5.45, 6.5].map { rig.sprites(at: $0).count } == [0, 4, 10])
        rig.perform { $0.emitterCells = nil }
        #expect([6.75, 8].map { rig.sprites(at: $0).count } == [8, 0])
    }

    @Test("A layer that is shown late has emitted since its time began")
    func lateLayer() {
        let rig = EmitterRig([])
        rig.step(to: 5)
        rig.rig.perform {
            let emitter = CAEmitterLayer()
            emitter.emitterCells = [makeCell()]
            // A sublayer that comes fades in by itself.
            withoutActions { rig.rig.layer.addSublayer(emitter) }
        }
        rig.rig.commit()
        let holder = rig.rig.tree!.roots[0].sublayers.first { $0.id == rig.rig.layer.renderID }!
        #expect(holder.sublayers.map { $0.values.particles?.sprites.count ?? 0 } == [0, 20])
    }

    @Test("Particles are the same when a time is looked at alone and when every frame before was shown")
    func alone() {
        for seed in 0..<12 as Range<UInt64> {
            for time in [0.7, 1.5, 2.3, 4.1] {
                let direct = shown(seed, at: time, rate: nil)
                #expect(shown(seed, at: time, rate: 60) == direct, "\(seed) at \(time)")
                #expect(shown(seed, at: time, rate: 37) == direct, "\(seed) at \(time), odd frames")
            }
        }
    }

    /// Changes at 0.5 and 1, and on some seeds animations, one of which ends and is taken away.
    private func shown(_ seed: UInt64, at end: Double, rate: Double?) -> String {
        var generator = SplitMix64(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        let spark = makeCell("spark") {
            ($0.birthRate, $0.lifetime, $0.lifetimeRange) = (Float(number(5...40)), 0.5, 0.3)
            ($0.velocity, $0.velocityRange, $0.emissionRange) = (CGFloat(number(0...50)), 20, 1)
        }
        let rocket = makeCell("rocket") {
            ($0.birthRate, $0.lifetime, $0.velocity) = (Float(number(1...20)), Float(number(0.2...2)), 30)
            ($0.yAcceleration, $0.emissionRange, $0.spin, $0.alphaSpeed) = (CGFloat(number(-50...50)), 6, 3, -0.5)
            $0.emitterCells = [spark]
        }
        let rig = EmitterRig([rocket]) { $0.seed = UInt32(seed) }
        if seed % 3 != 0 {
            let move = CABasicAnimation(keyPath: "emitterPosition.x")
            (move.fromValue, move.toValue, move.duration) = (0, 50, 0.9)
            rig.rig.perform { rig.emitter.add(move, forKey: "move") }
            let swell = CABasicAnimation(keyPath: "emitterCells.rocket.emitterCells.spark.birthRate")
            (swell.fromValue, swell.toValue, swell.duration, swell.autoreverses) = (0, 60, 0.7, true)
            swell.repeatCount = .infinity
            if seed % 3 == 2 { rig.rig.perform { rig.emitter.add(swell, forKey: "swell") } }
            rig.rig.commit()
        }
        func run(to time: Double) {
            if let rate {
                var frame = (rig.rig.time * rate).rounded(.down) + 1
                while frame / rate < time {
                    rig.step(to: frame / rate)
                    frame += 1
                }
            }
            rig.step(to: time)
        }
        let changes: [(Double, (CAEmitterLayer) -> Void)] = [
            (0.5, { $0.birthRate = 0.5 }), (1, { $0.emitterPosition = CGPoint(x: 20, y: 30) }),
            (2, { $0.setValue(5, forKeyPath: "emitterCells.rocket.velocity") }),
        ]
        for (time, change) in changes where time < end {
            run(to: time)
            rig.perform(change)
        }
        run(to: end)
        return rig.text
    }

    @Test("An animation of a cell changes what is born while it runs; what was born keeps it when it is over")
    func animatedCell() {
        let rig = EmitterRig([makeCell { ($0.birthRate, $0.lifetime, $0.velocity) = (10, 10, 10) }])
        let animation = CABasicAnimation(keyPath: "emitterCells.cell.velocity")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 100, 1)
        rig.rig.perform { rig.emitter.add(animation, forKey: "a") }
        rig.rig.commit()
        rig.rig.advance(to: 2)
        rig.step(to: 2)
        let speeds = rig.sprites.enumerated().map { ($1.x / (2 - Double($0 + 1) / 10)).rounded() }
        #expect(speeds.dropLast().map { $0 } == Array(repeating: 100, count: 10) + Array(repeating: 10, count: 9))
    }

    // MARK: Hostile

    @Test("Numbers that are not finite, and negative rates, emit nothing and are reported")
    func hostile() {
        let keys: [(String, WritableKeyPath<CAEmitterCell, Float>)] = [
            ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
            ("alphaSpeed", \.alphaSpeed),
        ]
        for (key, path) in keys {
            for value in [Float.nan, .infinity, -.infinity] {
                var cell = makeCell()
                cell[keyPath: path] = value
                let rig = EmitterRig([cell, makeCell("other")])
                #expect(rig.sprites(at: 0.5).count == 10, "\(key) \(value): the other cell emits")
                #expect(
                    rig.field?.problems == [
                        "the emitter cell cell: \(key) is not a finite number, so it emits nothing"
                    ])
            }
        }
        let rig = EmitterRig([makeCell { $0.birthRate = -5 }])
        #expect(rig.sprites(at: 1).isEmpty)
        #expect(rig.field?.problems == ["the emitter cell cell: birthRate is negative, so it emits nothing"])
        let layer = EmitterRig([makeCell()]) { $0.emitterSize.width = .infinity }
        #expect(layer.sprites(at: 1).isEmpty)
        #expect(
            layer.field?.problems == ["a property of the emitter is not a finite number, so it emits nothing"])
    }

    @Test("A billion particles a second are bounded, and reported")
    func bounded() {
        let many = EmitterRig([makeCell { ($0.birthRate, $0.lifetime) = (1e9, 1e9) }])
        #expect(many.sprites(at: 1000).count == 100_000)
        #expect(many.field?.problems == ["more than 100000 particles: the oldest are not drawn"])
        let bomb = makeCell("bomb")
        (bomb.birthRate, bomb.lifetime) = (1e5, 1e5)
        // Cells within themselves: frozen to an end.
        bomb.emitterCells = [bomb, bomb, bomb]
        let nested = EmitterRig([bomb])
        #expect(nested.sprites(at: 10).count <= 100_000)
        let far = EmitterRig([makeCell { ($0.velocity, $0.yAcceleration, $0.scale) = (1e300, 1e300, 1e300) }])
        #expect(far.sprites(at: 1).isEmpty)
        let long = EmitterRig([makeCell { ($0.birthRate, $0.lifetime) = (1e-30, 3e38) }])
        #expect(long.sprites(at: 1e12).isEmpty)
    }

    @Test("Random cells of extreme numbers never trap")
    func random() {
        var generator = SplitMix64(seed: 4)
        let numbers: [Double] = [
            0, -0.0, 1, -1, 0.5, 1e-9, 1e9, -1e9, 3e38, 1e300, .infinity, -.infinity, .nan,
            Double.leastNonzeroMagnitude, 20, 100,
        ]
        for _ in 0..<150 {
            let cells = (0..<2).map { index in
                makeCell("\(index)") { cell in
                    for property in EmitterCellProperty.all {
                        guard case .number = property.kind, Bool.random(using: &generator) else { continue }
                        cell.setValue(numbers.randomElement(using: &generator)!, forKey: property.key)
                    }
                }
            }
            if Bool.random(using: &generator) { cells[0].emitterCells = [cells[1]] }
            let rig = EmitterRig([cells[0]]) { emitter in
                emitter.emitterShape = CAEmitterLayerEmitterShape.named.randomElement(using: &generator)!.1
                emitter.emitterMode = CAEmitterLayerEmitterMode.named.randomElement(using: &generator)!.1
                emitter.renderMode = CAEmitterLayerRenderMode.named.randomElement(using: &generator)!.1
                emitter.emitterSize = CGSize(
                    width: numbers.randomElement(using: &generator)!, height: numbers.randomElement(using: &generator)!)
            }
            for time in [0.25, 1, 3] {
                #expect(rig.sprites(at: time).allSatisfy { ($0.x + $0.y + $0.z + $0.cosine + $0.sine).isFinite })
            }
        }
    }
}
