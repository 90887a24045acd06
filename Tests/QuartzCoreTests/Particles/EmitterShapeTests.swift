import Foundation
import RenderServer
import Testing

@testable import QuartzCore

@MainActor
@Suite("Where an emitter's particles are born") struct EmitterShapeTests {
    private typealias Sprite = ParticleField.Sprite

    /// Births about (10, 20, 5) with a size of 40×30×20, and by how much they moved out in a second, told as two lists.
    private func births(
        _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode, velocity: CGFloat = 0
    ) -> [SIMD3<Double>] {
        let rig = EmitterRig([
            makeCell {
                ($0.birthRate, $0.lifetime, $0.velocity) = (2000, 1, velocity)
            }
        ]) {
            ($0.emitterShape, $0.emitterMode, $0.emitterPosition) = (shape, mode, CGPoint(x: 10, y: 20))
            ($0.emitterZPosition, $0.emitterDepth, $0.emitterSize) = (5, 20, CGSize(width: 40, height: 30))
        }
        return rig.sprites(at: 1).map { SIMD3($0.x - 10, $0.y - 20, $0.z - 5) }
    }

    private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    /// How many lie in each of eight octants, or four quadrants.
    private func shares(_ points: [SIMD3<Double>], _ axes: Int) -> [Int] {
        var counts = [Int](repeating: 0, count: 1 << axes)
        for p in points { counts[(0..<axes).reduce(0) { $0 | (p[$1] > 0 ? 1 << $1 : 0) }] += 1 }
        return counts
    }

    private func isEven(_ counts: [Int], of total: Int) -> Bool {
        counts.allSatisfy { abs($0 - total / counts.count) < total / counts.count / 4 }
    }

    @Test("A point emits from its place, in every mode", arguments: CAEmitterLayerEmitterMode.named.map(\.1))
    func point(mode: CAEmitterLayerEmitterMode) {
        #expect(births(.point, mode).allSatisfy { $0 == .zero })
    }

    @Test("A line lies along x; its points are its ends")
    func line() {
        for mode in [CAEmitterLayerEmitterMode.outline, .surface, .volume] {
            let found = births(.line, mode)
            #expect(found.allSatisfy { abs($0.x) <= 20 && $0.y == 0 && $0.z == 0 })
            #expect(isEven(shares(found, 1), of: 2000) && abs(found.map(\.x).reduce(0, +)) < 2000)
        }
        #expect(Set(births(.line, .points)) == [SIMD3(-20, 0, 0), SIMD3(20, 0, 0)])
    }

    @Test("A rectangle: corners, sides by their length, area")
    func rectangle() {
        #expect(Set(births(.rectangle, .points)).count == 4)
        let sides = births(.rectangle, .outline)
        #expect(sides.allSatisfy { abs($0.x) == 20 && abs($0.y) <= 15 || abs($0.y) == 15 && abs($0.x) <= 20 })
        // Sides of 40 and 30: 4/7 on the long ones.
        #expect(abs(sides.count { abs($0.y) == 15 } - 2000 * 4 / 7) < 80)
        for mode in [CAEmitterLayerEmitterMode.surface, .volume] {
            let found = births(.rectangle, mode)
            #expect(found.allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 15 && $0.z == 0 })
            #expect(isEven(shares(found, 2), of: 2000))
        }
    }

    @Test("A cuboid: corners, edges, faces by their area, volume")
    func cuboid() {
        let half = SIMD3(20.0, 15, 10)
        func ends(_ p: SIMD3<Double>) -> Int { (0..<3).count { abs(p[$0]) == half[$0] } }
        #expect(Set(births(.cuboid, .points)).count == 8)
        #expect(births(.cuboid, .outline).allSatisfy { ends($0) >= 2 })
        let faces = births(.cuboid, .surface)
        #expect(faces.allSatisfy { ends($0) >= 1 })
        // Areas: x 30·20, y 40·20, z 40·30.
        #expect(abs(faces.count { abs($0.z) == 10 } - 2000 * 1200 / 2600) < 80)
        let volume = births(.cuboid, .volume)
        #expect(volume.allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 15 && abs($0.z) <= 10 })
        #expect(isEven(shares(volume, 3), of: 2000))
    }

    @Test("A circle of radius width: axes, circumference, disc with as many in each ring of the same area")
    func circle() {
        #expect(Set(births(.circle, .points)).count == 4)
        #expect(births(.circle, .outline).allSatisfy { abs(length($0) - 40) < 1e-9 && $0.z == 0 })
        for mode in [CAEmitterLayerEmitterMode.surface, .volume] {
            let found = births(.circle, mode)
            #expect(found.allSatisfy { length($0) <= 40 && $0.z == 0 })
            #expect(abs(found.count { length($0) < 40 / 2.0.squareRoot() } - 1000) < 80)
        }
    }

    @Test("A sphere of radius width: axes, a circle in the plane, surface, ball with as many in each shell")
    func sphere() {
        #expect(Set(births(.sphere, .points)).count == 6)
        #expect(births(.sphere, .outline).allSatisfy { abs(length($0) - 40) < 1e-9 && $0.z == 0 })
        let surface = births(.sphere, .surface)
        #expect(surface.allSatisfy { abs(length($0) - 40) < 1e-9 } && isEven(shares(surface, 3), of: 2000))
        let ball = births(.sphere, .volume)
        #expect(ball.allSatisfy { length($0) <= 40 + 1e-9 } && isEven(shares(ball, 3), of: 2000))
        #expect(abs(ball.count { length($0) < 40 * 0.7937005259840998 } - 1000) < 80)
    }

    @Test("Outlines and surfaces emit straight out, a line straight up, everything else along x")
    func directions() {
        for (shape, mode) in [
            (CAEmitterLayerEmitterShape.circle, CAEmitterLayerEmitterMode.outline), (.sphere, .surface),
        ] {
            // Outward by up to a second's flight.
            let found = births(shape, mode, velocity: 8).map(length)
            #expect(found.allSatisfy { $0 >= 40 - 1e-9 && $0 <= 48 } && found.max()! > 47 && found.min()! < 41)
        }
        #expect(births(.line, .volume, velocity: 8).allSatisfy { $0.y <= 0 && $0.y > -8 })
        #expect(births(.rectangle, .outline, velocity: 8).allSatisfy { abs($0.x) >= 20 || abs($0.y) >= 15 })
        #expect(births(.point, .volume, velocity: 8).allSatisfy { $0.x >= 0 && $0.y == 0 })
    }
}
