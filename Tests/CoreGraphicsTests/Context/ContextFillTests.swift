import CoreGraphics
import Rasterizer
import Testing

@Suite struct ContextFillTests {
    @Test("a whole-pixel rectangle fills its pixels and no others; y goes up in memory contexts, down on screen")
    func rectangles() {
        for (context, top) in [(CGContext.paper(8, 8), 8 - 2 - 3), (.screen(8, 8), 2)] {
            context.setFillColor(.red)
            context.fill(CGRect(x: 1, y: 2, width: 4, height: 3))
            let bitmap = context.makeBitmap()
            for y in 0..<8 {
                for x in 0..<8 {
                    let isInside = (1..<5).contains(x) && (top..<top + 3).contains(y)
                    #expect(bitmap[x, y] == (isInside ? .red : .clear))
                }
            }
        }
    }

    @Test("a rectangle off the pixels covers each by its area")
    func fractions() {
        let context = CGContext.screen(4, 4)
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 0.5, y: 1.25, width: 2, height: 1.5))
        let bitmap = context.makeBitmap()
        func covered(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
            max(0, min(high, Double(pixel) + 1) - max(low, Double(pixel)))
        }
        for y in 0..<4 {
            for x in 0..<4 {
                let area = covered(0.5, 2.5, x) * covered(1.25, 2.75, y)
                #expect(abs(Double(bitmap[x, y].alpha) - area * 255) <= 1)
            }
        }
    }

    @Test("without antialiasing a pixel is in when its centre is")
    func hardEdges() {
        var generator = SplitMix64(seed: 20)
        for round in 0..<60 {
            let path = CGMutablePath()
            for _ in 0..<2 {
                let points = (0..<4).map { _ in
                    CGPoint(
                        x: Double.random(in: -3...23, using: &generator),
                        y: Double.random(in: -3...23, using: &generator))
                }
                path.addLines(between: points)
                path.closeSubpath()
            }
            let rule: CGPathFillRule = round % 2 == 0 ? .winding : .evenOdd
            let context = CGContext.screen(20, 20)
            round % 3 == 0 ? context.setAllowsAntialiasing(false) : context.setShouldAntialias(false)
            context.addPath(path)
            context.fillPath(using: rule)
            let bitmap = context.makeBitmap()
            for y in 0..<20 {
                for x in 0..<20 {
                    let isInside = path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), using: rule)
                    #expect(bitmap[x, y] == (isInside ? .black : .clear))
                }
            }
        }
    }

    @Test("even-odd leaves out what is inside twice")
    func evenOdd() {
        let context = CGContext.screen(6, 6)
        context.addRects([CGRect(x: 0, y: 0, width: 6, height: 6), CGRect(x: 2, y: 2, width: 2, height: 2)])
        context.drawPath(using: .eoFill)
        #expect(context[1, 1] == .black && context[2, 2] == .clear)
        #expect(context.isPathEmpty)
        context.addRects([CGRect(x: 0, y: 0, width: 6, height: 6), CGRect(x: 2, y: 2, width: 2, height: 2)])
        context.drawPath(using: .fill)
        #expect(context[2, 2] == .black)
    }

    @Test("a circle's coverage adds up to its area")
    func circle() {
        let context = CGContext.screen(70, 70)
        context.fillEllipse(in: CGRect(x: 3, y: 3, width: 64, height: 64))
        let sum = context.makeBitmap().alphas.reduce(0.0) { $0 + Double($1) / 255 }
        #expect(abs(sum - .pi * 32 * 32) < 0.006 * .pi * 32 * 32)
    }

    @Test("colour alpha and context alpha are multiplied and rounded once, and stack as measured")
    func alpha() {
        let context = CGContext.screen(1, 1)
        context.setFillColor(gray: 0, alpha: 0.5)
        context.setAlpha(0.7)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context[0, 0].alpha == 89)
        let stacked = CGContext.screen(5, 1)
        stacked.setFillColor(.white)
        stacked.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
        stacked.setFillColor(gray: 170.0 / 255, alpha: 0.5)
        for x in 0..<5 {
            for _ in 0...x { stacked.fill(CGRect(x: x, y: 0, width: 1, height: 1)) }
        }
        #expect((0..<5).map { stacked[$0, 0].red } == [212, 191, 180, 175, 172])
    }

    @Test("clear makes transparent, whatever alpha and blend mode are; black where there is no alpha")
    func clear() {
        for isOpaque in [false, true] {
            let context = CGContext(width: 2, height: 1, baseTransform: .identity, isOpaque: isOpaque)
            #expect(context[0, 0] == (isOpaque ? .black : .clear))
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.setAlpha(0.1)
            context.setBlendMode(.multiply)
            context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context[0, 0] == (isOpaque ? .black : .clear) && context[1, 0] == .red)
        }
    }

    @Test("overlapping rectangles of one call are filled once")
    func manyRects() {
        let context = CGContext.screen(3, 1)
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill([CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 1, y: 0, width: 2, height: 1)])
        #expect((0..<3).map { context[$0, 0].alpha } == [128, 128, 128])
    }

    @Test("geometry that is not finite draws nothing")
    func undefined() {
        let context = CGContext.screen(4, 4)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2))
        context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2))
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: CGFloat.infinity, y: 4))
        context.addLine(to: CGPoint(x: 0, y: 4))
        context.drawPath(using: .fillStroke)
        context.fill(.null)
        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.makeBitmap().bytes.allSatisfy { $0 == 0 })
    }

    @Test("huge rectangles fill the canvas")
    func huge() {
        let context = CGContext.screen(4, 4)
        context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(context.makeBitmap().alphas.allSatisfy { $0 == 255 })
    }
}

extension Bitmap {
    var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }
}
