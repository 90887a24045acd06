import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// A finished picture after one of its pass's filters.
    ///
    /// - Parameter rect: the pass's pixels.
    mutating func finish(_ picture: FinishedPicture, by filter: PassFilter, rect: PixelRect) -> FinishedPicture {
        switch filter {
        case .gaussianBlur(let sigma):
            return .bitmap(PictureFilter.blurred(picture.bitmap, sigma: sigma, rect: rect))
        case .backdropBlur(let sigma, let rect):
            return .enlarged(BackdropBlur(sigma: sigma, threads: renderer.threads).blurred(picture.bitmap, rect: rect))
        case .colorMatrix(let rows):
            return picture.recolored { PictureFilter.recolored($0, rows: rows) }
        case .outline(let node, let matrix):
            let outline = outline(of: node, matrix: matrix, rect: picture.rect)
            return .bitmap(PictureFilter.masked(picture.bitmap, by: outline))
        case .mask(let pass):
            let coverage = surfaces[pass].map { Mask(alphaOf: $0.bitmap) } ?? Mask(rect: .empty)
            return .bitmap(PictureFilter.masked(picture.bitmap, by: coverage))
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
