import CoreGraphics
import Testing

@Suite struct ContextStrokeTests {
    private func area(_ context: CGContext) -> Double {
        context.makeBitmap().alphas.reduce(0.0) { $0 + Double($1) / 255 }
    }

    @Test("a line of width w covers w × its length; caps add to it")
    func caps() {
        for (cap, extra) in [(CGLineCap.butt, 0.0), (.square, 16), (.round, 4 * Double.pi)] {
            let context = CGContext.screen(40, 20)
            context.setLineWidth(4)
            context.setLineCap(cap)
            context.move(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 30, y: 10))
            context.strokePath()
            #expect(abs(area(context) - (80 + extra)) < 0.4)
        }
    }

    @Test("a stroked rectangle is a ring; joins shape its corners")
    func joins() {
        for (join, corner) in [(CGLineJoin.miter, 0.0), (.bevel, -4 * 2.0), (.round, -4 * (4 - Double.pi))] {
            let context = CGContext.screen(40, 40)
            context.setLineJoin(join)
            context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20), width: 4)
            #expect(abs(area(context) - (24 * 24 - 16 * 16 + corner)) < 0.4)
            #expect(context[20, 20] == .clear)
        }
    }

    @Test("dashes leave gaps; a pattern of nothing is a solid line")
    func dashes() {
        let context = CGContext.screen(40, 10)
        context.setLineWidth(2)
        context.setLineDash(phase: 1, lengths: [4, 2])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5), CGPoint(x: 0, y: 0)])
        let row = (0..<40).map { context[$0, 5].alpha == 255 }
        #expect(row == (0..<40).map { ($0 + 1) % 6 < 4 })
        for lengths in [[CGFloat](), [0, 0], [-1, 3]] {
            let solid = CGContext.screen(40, 10)
            solid.setLineWidth(2)
            solid.setLineDash(phase: 0, lengths: lengths)
            solid.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5)])
            #expect(area(solid) == 80)
        }
    }

    @Test("the pen is shaped by the transform in force when it draws")
    func pen() {
        let context = CGContext.screen(40, 40)
        context.move(to: CGPoint(x: 20, y: 0))
        context.addLine(to: CGPoint(x: 20, y: 40))
        context.scaleBy(x: 8, y: 1)
        context.strokePath()
        #expect(area(context) == 320)
        let hairline = CGContext.screen(40, 40, scale: 2)
        hairline.setLineWidth(0)
        hairline.strokeLineSegments(between: [CGPoint(x: 0, y: 5.25), CGPoint(x: 20, y: 5.25)])
        #expect(area(hairline) == 40)
        hairline.setLineWidth(-3)
        hairline.setLineWidth(.nan)
        hairline.strokeLineSegments(between: [CGPoint(x: 0, y: 8.25), CGPoint(x: 20, y: 8.25)])
        #expect(area(hairline) == 80)
    }

    @Test("filling the stroked path is stroking it, in the context and as a copy")
    func strokedPath() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addCurve(to: CGPoint(x: 35, y: 35), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: 0, y: 40))
        let (a, b, c) = (CGContext.screen(40, 40), CGContext.screen(40, 40), CGContext.screen(40, 40))
        for context in [a, b] {
            context.setLineWidth(5)
            context.addPath(path)
        }
        a.strokePath()
        b.replacePathWithStrokedPath()
        b.fillPath()
        #expect(a.makeBitmap().bytes == b.makeBitmap().bytes)
        c.addPath(path.copy(strokingWithWidth: 5, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        c.fillPath()
        let differences = zip(a.makeBitmap().alphas, c.makeBitmap().alphas).map { abs(Int($0) - Int($1)) }
        // The copy has finer chords, as it may be drawn larger.
        #expect(differences.max()! <= 10)
        #expect(c.makeBitmap().alphas.contains(255))
    }

    @Test("a dashed copy has a subpath for each dash")
    func dashedCopy() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        #expect(line.copy(dashingWithPhase: 0, lengths: [3, 2]).svg == "M0 0 L3 0 M5 0 L8 0")
        #expect(line.copy(dashingWithPhase: 0, lengths: []).svg == line.svg)
        let doubled = CGAffineTransform(scaleX: 2, y: 1)
        #expect(line.copy(dashingWithPhase: 0, lengths: [10, 10], transform: doubled).svg == "M0 0 L10 0")
        let bad = line.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(bad.isEmpty)
    }
}
