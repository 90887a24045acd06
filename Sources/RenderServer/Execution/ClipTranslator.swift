import CoreGraphics
import Foundation
import Rasterizer

/// Turns chains of plan clips into the rasterizer's, each chain once a pass.
///
/// Hard upright clips become one pixel rectangle, however deep they nest; the rest stays a chain.
struct ClipTranslator {
    struct Result {
        /// Nothing outside shows.
        var rect: PixelRect
        /// Rounded and turned clips.
        var chain: Clip?
        /// The whole clip for a command.
        var clip: Clip?
    }

    private var results: [ObjectIdentifier: Result] = [:]
    private var target = PixelRect.empty

    /// Starts a pass: clips bound nothing more than its rectangle.
    mutating func begin(target: PixelRect) {
        self.target = target
        results = [:]
    }

    mutating func clip(for clip: PlanClip?, outlines: inout OutlineCache) -> Result {
        var pending: [PlanClip] = []
        var result = Result(rect: target, chain: nil, clip: nil)
        var next = clip
        while let clip = next {
            if let known = results[ObjectIdentifier(clip)] {
                result = known
                break
            }
            pending.append(clip)
            next = clip.next
        }
        for clip in pending.reversed() {
            result = narrowed(result, by: clip.shape, outlines: &outlines)
            results[ObjectIdentifier(clip)] = result
        }
        return result
    }

    private func narrowed(_ outer: Result, by shape: PlanClip.Shape, outlines: inout OutlineCache) -> Result {
        var result = outer
        switch shape {
        case .layer(let node, let matrix):
            let figure = outlines.figure(of: RoundedBox(node.values), matrix: matrix, softEdges: node.values.softEdges)
            for shape in [figure.shape] + figure.clips { result.narrow(to: shape) }
        case .halfPlane(let a, let b, let c):
            result.narrow(to: .quad(HalfPlane(a: a, b: b, c: c).quad(over: target)))
        }
        result.clip = result.rect == target ? result.chain : Clip(.pixels(result.rect), inside: result.chain)
        return result
    }
}

extension ClipTranslator.Result {
    fileprivate mutating func narrow(to shape: Shape) {
        switch shape {
        case .quad(let quad):
            if let pixels = HardQuad.pixels(of: quad) {
                rect = rect.intersection(pixels)
                return
            }
            rect = rect.intersection(quad.pixelBounds)
        case .roundedQuad(let quad, _):
            rect = rect.intersection(quad.pixelBounds)
        case .pixels(let pixels):
            rect = rect.intersection(pixels)
            return
        default: break
        }
        chain = Clip(shape, inside: chain)
    }
}
