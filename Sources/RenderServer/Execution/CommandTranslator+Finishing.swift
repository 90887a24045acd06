import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// A finished picture after one of its pass's filters.
    ///
    /// - Parameter rect: the pass's pixels.
    mutating func finish(_ picture: Bitmap, by filter: PassFilter, rect: PixelRect) -> Bitmap {
        switch filter {
        case .gaussianBlur(let sigma):
            return PictureFilter.blurred(picture, sigma: sigma, rect: rect)
        case .backdropBlur(let sigma, let rect):
            return BackdropBlur(sigma: sigma, threads: renderer.threads).blurred(picture, rect: rect)
        case .colorMatrix(let rows):
            return PictureFilter.recolored(picture, rows: rows)
        case .outline(let node, let matrix):
            return PictureFilter.masked(picture, by: outline(of: node, matrix: matrix, rect: picture.rect))
        case .mask(let pass):
            let coverage = surfaces[pass].map { Mask(alphaOf: $0) } ?? Mask(rect: .empty)
            return PictureFilter.masked(picture, by: coverage)
        }
    }

    private mutating func outline(of node: RenderNode, matrix: Matrix3x3, rect: PixelRect) -> Mask {
        let figure = outlines.figure(
            of: RoundedBox(node.values), matrix: matrix, softEdges: node.values.softEdges)
        let painted = figure.painted(.solid(.black))
        var coverage = Bitmap(rect: rect)
        renderer.render(
            [DrawCommand(shape: painted.shape, clip: painted.clip(inside: nil), paint: painted.paint)], into: &coverage)
        return Mask(alphaOf: coverage)
    }
}
