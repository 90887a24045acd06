import CoreGraphics
import Rasterizer
import Testing

@Suite struct ContextEffectTests {
    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient {
        guard let made = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else {
            fatalError("a gradient of plain colours could not be made")
        }
        return made
    }

    @Test("a linear gradient is t at pixel centres, between its ends or beyond")
    func linear() {
        let options: [CGGradientDrawingOptions] = [
            [], [.drawsBeforeStartLocation], [.drawsAfterEndLocation],
            [.drawsBeforeStartLocation, .drawsAfterEndLocation],
        ]
        for option in options {
            let context = CGContext.screen(20, 1)
            context.drawLinearGradient(
                gradient([.black, .white]), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: option)
            for x in 0..<20 {
                let t = (Double(x) + 0.5 - 5) / 10
                let pixel = context[x, 0]
                if t < 0 {
                    #expect(pixel == (option.contains(.drawsBeforeStartLocation) ? .black : .clear))
                } else if t > 1 {
                    #expect(pixel == (option.contains(.drawsAfterEndLocation) ? .white : .clear))
                } else {
                    #expect(abs(Double(pixel.red) - t * 255) <= 1.02 && pixel.alpha == 255)
                }
            }
        }
    }

    @Test("a radial gradient of one centre is t by distance; a conic one by angle, rising from x to y")
    func roundGradients() {
        let radial = CGContext.screen(40, 40)
        radial.drawRadialGradient(
            gradient([.black, .white]), startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
            endCenter: CGPoint(x: 20, y: 20), endRadius: 15, options: [])
        for (x, y) in [(20, 20), (30, 20), (25, 27), (2, 20), (39, 39)] {
            let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
            let t = (dx * dx + dy * dy).squareRoot() / 15
            #expect(t > 1 ? radial[x, y] == .clear : abs(Double(radial[x, y].red) - t * 255) <= 1.1)
        }
        let conic = CGContext.screen(41, 41)
        conic.drawConicGradient(gradient([.black, .white]), center: CGPoint(x: 20.5, y: 20.5), angle: 0)
        #expect(abs(Int(conic[20, 40].red) - 64) <= 1 && abs(Int(conic[0, 20].red) - 128) <= 1)
        #expect(abs(Int(conic[20, 0].red) - 191) <= 1 && conic[40, 19].red > 240 && conic[40, 21].red < 10)
    }

    @Test("gradients follow the transform, the clip and the alpha")
    func gradientState() {
        let context = CGContext.screen(10, 10)
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
        context.setAlpha(0.5)
        context.rotate(by: .pi / 2)
        context.drawLinearGradient(
            gradient([.white, .white, .clear, .clear], [0, 0.2, 0.2, 1]), start: .zero, end: CGPoint(x: 10, y: 0),
            options: [])
        #expect(context[3, 0] == Pixel(128, 128, 128, 128) && context[3, 4] == .clear && context[3, 7] == .clear)
    }

    @Test("a shadow without blur is the shape moved in the base space, under the shape, in its colour")
    func hardShadow() {
        for (context, direction) in [(CGContext.screen(20, 20), 1), (.paper(20, 20), -1)] {
            context.setFillColor(.red)
            context.rotate(by: 0)
            context.setShadow(offset: CGSize(width: 3, height: 2), blur: 0, color: .blue)
            context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
            let bitmap = context.makeBitmap()
            for y in 0..<20 {
                for x in 0..<20 {
                    let isShape = (8..<12).contains(x) && (8..<12).contains(y)
                    let top = 8 + 2 * direction
                    let isShadow = (11..<15).contains(x) && (top..<top + 4).contains(y)
                    #expect(bitmap[x, y] == (isShape ? .red : isShadow ? .blue : .clear))
                }
            }
        }
    }

    @Test("a blurred shadow beside a straight edge has the recorded profile of radius 5 at 3 pixels a point")
    func softShadow() {
        // A layer of radius 5 at scale 3: σ = 15 px, hence a blur of 10 in a context of scale 3.
        let profile = [
            124, 117, 110, 103, 96, 89, 83, 76, 70, 64, 59, 53, 48, 43, 39, 34, 30, 27, 23, 20, 17, 15, 12, 10, 8, 6, 5,
            3,
            2, 1, 0,
        ]
        let context = CGContext.screen(150, 201, scale: 3)
        context.setShadow(offset: .zero, blur: 10, color: .black)
        context.fill(CGRect(x: -50, y: -50, width: 70, height: 200))
        for (step, expected) in profile.enumerated() {
            #expect(abs(Int(context[60 + step, 100].alpha) - expected) <= 2, "\(step) px from the edge")
        }
    }

    @Test("shadows come from outside the canvas and through the clip, and end with nil")
    func shadowReach() {
        let context = CGContext.screen(20, 20)
        context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .blue)
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        context.fill(CGRect(x: -30, y: 5, width: 10, height: 10))
        #expect(context[5, 7] == .blue && context[5, 12] == .clear && context[15, 7] == .clear)
        context.setShadow(offset: .zero, blur: 5, color: nil)
        context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
        #expect(context[14, 2] == .clear)
        let faint = CGContext.screen(20, 20)
        faint.setAlpha(0.5)
        faint.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
        faint.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        // 128 of the fill times 85 of the default third.
        #expect(abs(Int(faint[12, 2].alpha) - 43) <= 1)
    }

    @Test("a transparency layer is one picture: its overlaps do not show through its alpha")
    func layerAlpha() {
        let context = CGContext.screen(6, 1)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.setFillColor(.blue)
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 1))
        context.endTransparencyLayer()
        let naive = [Pixel(255, 127, 127), Pixel(255, 127, 127)] + [Pixel](repeating: Pixel(127, 127, 255), count: 4)
        #expect((0..<6).map { context[$0, 0] } == naive)
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context[0, 0] == Pixel(127, 63, 63))
    }

    @Test("a layer is drawn with the state of its beginning: clip once, blend mode, shadow; layers nest")
    func layerState() {
        let context = CGContext.screen(20, 20)
        context.clip(to: CGRect(x: 0.5, y: 0, width: 20, height: 20))
        context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .blue)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.saveGState()
        context.translateBy(x: 100, y: 100)
        context.fill(CGRect(x: -100, y: -100, width: 2, height: 20))
        context.beginTransparencyLayer(in: CGRect(x: -98, y: -100, width: 1, height: 20), auxiliaryInfo: nil)
        context.fill(CGRect(x: -98, y: -100, width: 2, height: 20))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(context[0, 5].alpha == 128 && context[1, 5] == .black)
        #expect(context[2, 5] == .black && context[3, 5] == .clear)
        #expect(context[6, 5] == .blue && context[8, 5] == .blue && context[9, 5] == .clear)
        #expect(context.pixelMatrix.isIdentity)
    }

    @Test("restoring inside a layer does not reach beyond its beginning")
    func layerStack() {
        let context = CGContext.screen(2, 1)
        context.setFillColor(.red)
        context.saveGState()
        context.setFillColor(.blue)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(context[0, 0] == .blue && context[1, 0] == .red)
    }

    @Test("layers and shadows where nothing is left of the clip draw nothing, and huge blurs end")
    func nothingLeft() {
        let context = CGContext.screen(4, 4)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 1e30, height: 0), blur: 1e9, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context[0, 0] == .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        #expect(context[1, 0] == .black)
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.clip(to: CGRect(x: 9, y: 9, width: 1, height: 1))
        for isHard in [false, true] {
            context.setShouldAntialias(!isHard)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            context.endTransparencyLayer()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        context.beginTransparencyLayer(in: .null, auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        context.restoreGState()
        context.setShadow(offset: .zero, blur: 20, color: .black)
        context.drawLinearGradient(
            gradient([.white, .white]), start: .zero, end: CGPoint(x: 4, y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(context[3, 3] == .white)
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.makeBitmap().bytes.allSatisfy { $0 == 0 })
    }

    @Test("blend modes have Apple's numbers and reach the pixels")
    func blending() {
        #expect(CGBlendMode.allCases.map(\.rawValue) == Array(0...27))
        #expect(CGBlendMode.copy.rawValue == 17 && CGBlendMode.plusLighter.rawValue == 27)
        func blend(_ mode: CGBlendMode, _ below: CGColor, _ above: CGColor) -> Pixel {
            let context = CGContext.screen(1, 1)
            context.setFillColor(below)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setBlendMode(mode)
            context.setFillColor(above)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            return context[0, 0]
        }
        let half = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(blend(.multiply, .red, .green) == .black)
        #expect(blend(.screen, .red, .green) == Pixel(255, 255, 0))
        #expect(blend(.copy, .red, half) == Pixel(0, 128, 0, 128))
        #expect(blend(.clear, .red, half) == .clear)
        #expect(blend(.sourceIn, half, .red) == Pixel(128, 0, 0, 128))
        #expect(blend(.destinationOut, .red, half) == Pixel(127, 0, 0, 127))
        #expect(blend(.plusLighter, .red, .green) == Pixel(255, 255, 0))
        #expect(blend(.difference, .white, .red) == Pixel(0, 255, 255))
    }

    @Test("the coarser tolerance of Bézier paths reaches the polygon")
    func tolerance() {
        func sum(_ tolerance: Double) -> Int {
            let context = CGContext.screen(110, 110)
            context.flatteningTolerance = tolerance
            context.fillEllipse(in: CGRect(x: 5, y: 5, width: 100, height: 100))
            return context.makeBitmap().alphas.reduce(0) { $0 + Int($1) }
        }
        #expect(sum(Polygon.Tolerance.path) > sum(Polygon.Tolerance.bezierPath))
    }
}
