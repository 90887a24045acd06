import CoreGraphics
import Foundation
import Rasterizer

@testable import RenderServer

/// Plans made by hand, and small pictures.
enum PlanFixture {
    static func node(
        _ id: UInt64 = 1, bounds: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
        _ configure: (inout LayerDraft) -> Void = { _ in }
    ) -> RenderNode {
        var values = LayerDraft()
        values.bounds = bounds
        configure(&values)
        return RenderNode(id: LayerID(rawValue: id), name: "layer\(id)", draft: values)
    }

    static func box(_ bounds: CGRect, _ color: Color8, _ configure: (inout LayerDraft) -> Void = { _ in })
        -> RenderNode
    {
        node(bounds: bounds) {
            $0.backgroundColor = color
            configure(&$0)
        }
    }

    static func background(
        _ node: RenderNode, at matrix: Matrix3x3 = .identity, clip: PlanClip? = nil, alpha: UInt8 = 255,
        blendMode: BlendMode = .normal
    ) -> PlanCommand {
        PlanCommand(content: .background, node: node, matrix: matrix, clip: clip, alpha: alpha, blendMode: blendMode)
    }

    /// A plan of a main pass alone.
    static func plan(width: Int, height: Int, scale: Double = 1, _ commands: [PlanCommand]) -> RenderPlan {
        plan(width: width, height: height, scale: scale, offscreen: [], commands)
    }

    /// A plan whose main pass comes after others, whose ids count from 0.
    static func plan(
        width: Int, height: Int, scale: Double = 1, offscreen: [RenderPass], _ commands: [PlanCommand],
        reads: [PassID] = []
    ) -> RenderPlan {
        let main = RenderPass(
            id: PassID(index: offscreen.count), purpose: .main,
            rect: PixelRect(x: 0, y: 0, width: width, height: height), reads: reads, commands: commands)
        return RenderPlan(passes: offscreen + [main], width: width, height: height, scale: scale)
    }

    static func pass(
        _ index: Int, _ purpose: RenderPass.Purpose, _ rect: PixelRect, _ commands: [PlanCommand],
        reads: [Int] = [], filters: [PassFilter] = [], cacheKey: RasterizationCache.Key? = nil
    ) -> RenderPass {
        RenderPass(
            id: PassID(index: index), purpose: purpose, layer: "layer\(index)", rect: rect,
            reads: reads.map(PassID.init(index:)), commands: commands, filters: filters, cacheKey: cacheKey)
    }

    static func surface(
        _ index: Int, mask: Int? = nil, outline: Matrix3x3? = nil, node: RenderNode = node(),
        at matrix: Matrix3x3 = .identity, alpha: UInt8 = 255
    ) -> PlanCommand {
        let use = PlanCommand.SurfaceUse(
            pass: PassID(index: index), mask: mask.map(PassID.init(index:)), outline: outline)
        return PlanCommand(content: .surface(use), node: node, matrix: matrix, alpha: alpha)
    }

    static func draw(_ plan: RenderPlan, threads: Int = 1, tileSize: Int = 64) -> Bitmap {
        var cache = RasterizationCache()
        return PlanExecutor(threads: threads, tileSize: tileSize).execute(plan, cache: &cache)
    }

    /// The main pass of one plan without other passes.
    static func draw(width: Int, height: Int, _ commands: PlanCommand...) -> Bitmap {
        draw(plan(width: width, height: height, commands))
    }
}

extension Color8 {
    static func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> Color8 {
        Color8(red: red, green: green, blue: blue, alpha: alpha)
    }

    static let opaqueWhite = bytes(255, 255, 255)
    static let opaqueBlack = bytes(0, 0, 0)
}

extension Bitmap {
    /// Red, green, blue, alpha, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let start = ((y - rect.minY) * width + x - rect.minX) * 4
        return Array(bytes[start..<start + 4])
    }

    func alpha(_ x: Int, _ y: Int) -> UInt8 { pixel(x, y)[3] }

    /// The red channel of a row.
    func reds(row y: Int) -> [UInt8] { (rect.minX..<rect.maxX).map { pixel($0, y)[0] } }

    func alphas(row y: Int) -> [UInt8] { (rect.minX..<rect.maxX).map { alpha($0, y) } }

    /// The smallest rectangle that holds everything drawn.
    var drawnRect: PixelRect {
        var result = PixelRect.empty
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX where alpha(x, y) > 0 {
                result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    /// The largest difference of a channel.
    func largestDifference(from other: Bitmap) -> Int {
        zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}

extension CGImage {
    /// An opaque picture of grey or coloured pixels, rows top down.
    static func pixels(width: Int, _ colors: [[UInt8]]) -> CGImage {
        let rect = PixelRect(x: 0, y: 0, width: width, height: colors.count / width)
        return CGImage(bitmap: Bitmap(rect: rect, bytes: colors.flatMap { $0.count == 3 ? $0 + [255] : $0 }))
    }

    /// Red counts the pixels: 10, 20, 30, …
    static func counted(width: Int, height: Int) -> CGImage {
        pixels(width: width, (0..<width * height).map { [UInt8(($0 + 1) * 10 % 256), 0, 0] })
    }
}
