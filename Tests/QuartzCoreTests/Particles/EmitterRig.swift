import CoreGraphics
import Foundation
import RenderServer

@testable import QuartzCore

/// An emitter on a root, with a picture for its particles.
@MainActor
struct EmitterRig {
    let rig: AnimationRig
    let emitter = CAEmitterLayer()

    /// - Parameter cells: Set before the first commit.
    init(_ cells: [CAEmitterCell], _ change: (CAEmitterLayer) -> Void = { _ in }) {
        let holder = CALayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterCells = cells
        change(emitter)
        holder.addSublayer(emitter)
        rig = AnimationRig(holder)
    }

    func step(to time: Double) { rig.step(to: time) }

    func perform(_ body: (CAEmitterLayer) -> Void) {
        rig.perform { withoutActions { body(emitter) } }
        rig.commit()
    }

    var field: ParticleField? {
        let holder = rig.tree?.roots[0].sublayers.first { $0.id == rig.layer.renderID }
        return holder?.sublayers.first { $0.id == emitter.renderID }?.values.particles
    }

    var sprites: [ParticleField.Sprite] { field?.sprites ?? [] }

    /// The field at a time that is reached at once.
    func sprites(at time: Double) -> [ParticleField.Sprite] {
        step(to: time)
        return sprites
    }

    /// All bits of all particles.
    var text: String {
        sprites.map { "\([$0.x, $0.y, $0.z, $0.cosine, $0.sine].map(\.bitPattern)) \($0.color)" }
            .joined(separator: "\n")
    }
}

/// A white square of some pixels.
@MainActor
func particleImage(_ side: Int = 4) -> CGImage {
    let context = CGContext(width: side, height: side, baseTransform: .identity)
    context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return context.makeImage()!
}

@MainActor
func makeCell(_ name: String = "cell", _ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.contents = particleImage()
    (cell.birthRate, cell.lifetime) = (20, 1)
    change(cell)
    return cell
}
