import QuartzCore
import Testing

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
private let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

/// A layer drawn by `render(in:)` on a clear canvas with y down.
@MainActor
private struct Picture {
    let width: Int
    let bytes: [UInt8]

    init(_ layer: CALayer, width: Int, height: Int, scale: CGFloat = 1, over background: CGColor? = nil) {
        let context = CGContext(
            width: width, height: height, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
        if let background {
            context.setFillColor(background)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        layer.render(in: context)
        self.width = width
        bytes = context.makeImage()?.bitmap.bytes ?? []
    }

    subscript(x: Int, y: Int) -> [Int] {
        let index = (y * width + x) * 4
        return bytes[index..<index + 4].map(Int.init)
    }

    func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }
}

@MainActor
@Suite("render(in:)")
struct ContextRouteTests {
    private func colored(_ color: CGColor, _ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
        let layer = makeLayer(frame, in: superlayer)
        layer.backgroundColor = color
        return layer
    }

    private func isNear(_ a: [Int], _ b: [Int], within tolerance: Int) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test("Bounds space: the receiver's position and transform do not count, its opacity and isHidden do")
    func receiver() {
        let layer = colored(red, rect(100, 100, 4, 4))
        layer.transform = CATransform3DMakeScale(3, 3, 1)
        #expect(Picture(layer, width: 6, height: 6)[3, 3] == [255, 0, 0, 255])
        #expect(Picture(layer, width: 6, height: 6).alpha(4, 4) == 0)
        layer.opacity = 0.5
        #expect(Picture(layer, width: 6, height: 6).alpha(3, 3) == 128)
        layer.isHidden = true
        #expect(Picture(layer, width: 6, height: 6).alpha(3, 3) == 0)
    }

    @Test("Opacity fades each thing drawn: five greys of 170 at half over white")
    func opacityFadesEach() {
        let root = makeLayer(rect(0, 0, 8, 1))
        root.opacity = 0.5
        let grey = CGColor(srgbRed: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
        for _ in 0..<5 { _ = colored(grey, rect(0, 0, 8, 1), in: root) }
        #expect(Picture(root, width: 8, height: 1, over: white)[0, 0] == [172, 172, 172, 255])
        root.sublayers = [colored(grey, rect(0, 0, 8, 1)), colored(grey, rect(0, 0, 8, 1))]
        #expect(Picture(root, width: 8, height: 1, over: white)[0, 0] == [191, 191, 191, 255])
    }

    @Test("The shadow is a Gaussian of σ = radius × scale, cut at ±2σ: the recorded profile within 2")
    func shadowProfile() {
        let root = makeLayer(rect(0, 0, 60, 60))
        let card = colored(white, rect(-40, -40, 60, 140), in: root)
        card.shadowOpacity = 1
        card.shadowRadius = 5
        card.shadowOffset = .zero
        let picture = Picture(root, width: 180, height: 180, scale: 3)
        let recorded = [
            124, 117, 110, 103, 96, 89, 83, 76, 70, 64, 59, 53, 48, 43, 39, 34, 30, 27, 23, 20, 17, 15, 12, 10, 8, 6,
            5, 3, 2, 1, 0,
        ]
        let drawn = (0..<recorded.count).map { picture.alpha(60 + $0, 90) }
        #expect(isNear(drawn, recorded, within: 2), "\(drawn)")
        #expect(picture[59, 90] == [255, 255, 255, 255])
    }

    @Test("A layer of UIKit's own casts the shadow of its path alone, in the recorded profile: faded and clipped")
    func ownShadow() {
        let root = makeLayer(rect(0, 0, 60, 60))
        let knob = makeLayer(rect(-40, -40, 60, 140), in: root)
        knob.shadowOpacity = 1
        knob.shadowRadius = 5 / 0.945
        knob.shadowOffset = .zero
        knob.shadowPath = CGPath(rect: knob.bounds, transform: nil)
        #expect(Picture(root, width: 180, height: 180, scale: 3).bytes.allSatisfy { $0 == 0 }, "an app's")
        knob.showsPathShadow = true
        let whole = Picture(root, width: 180, height: 180, scale: 3)
        let recorded = [124, 117, 110, 103, 96, 89, 83, 76, 70, 64, 59, 53, 48, 43, 39, 34, 30, 27, 23, 20, 17, 15, 12]
        let drawn = (0..<recorded.count).map { whole.alpha(60 + $0, 90) }
        #expect(isNear(drawn, recorded, within: 2), "\(drawn)")
        #expect(isNear([whole.alpha(59, 90), whole.alpha(10, 90)], [131, 255], within: 2), "no knock-out")
        knob.shadowOffset = CGSize(width: 2, height: 0)
        #expect(isNear([Picture(root, width: 180, height: 180, scale: 3).alpha(66, 90)], [124], within: 2))
        knob.shadowOffset = .zero
        knob.opacity = 0.5
        let faded = Picture(root, width: 180, height: 180, scale: 3)
        for x in 30..<90 { #expect(abs(2 * faded.alpha(x, 90) - whole.alpha(x, 90)) <= 2) }
        knob.opacity = 1
        root.masksToBounds = true
        root.bounds = rect(0, 0, 25, 60)
        let clipped = Picture(root, width: 180, height: 180, scale: 3)
        #expect(clipped.alpha(74, 90) == whole.alpha(74, 90) && clipped.alpha(75, 90) == 0)
    }

    @Test("Inside a star over a translucent layer with a shadow the alpha is 159, a half over a quarter; outside none")
    func starMask() {
        let root = makeLayer(rect(0, 0, 60, 60))
        let card = colored(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5), rect(10, 10, 40, 40), in: root)
        card.shadowOpacity = 0.5
        card.shadowRadius = 0
        card.shadowOffset = .zero
        let star = CAShapeLayer()
        star.frame = rect(0, 0, 40, 40)
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 20, y: -6), CGPoint(x: 26, y: 14), CGPoint(x: 46, y: 14), CGPoint(x: 30, y: 26),
            CGPoint(x: 36, y: 46), CGPoint(x: 20, y: 34), CGPoint(x: 4, y: 46), CGPoint(x: 10, y: 26),
            CGPoint(x: -6, y: 14), CGPoint(x: 14, y: 14),
        ])
        path.closeSubpath()
        star.path = path
        card.mask = star
        let picture = Picture(root, width: 60, height: 60)
        for (x, y) in [(30, 30), (30, 14), (15, 26), (24, 38), (44, 26)] {
            #expect(abs(picture.alpha(x, y) - 159) <= 1, "\(x), \(y): \(picture.alpha(x, y))")
        }
        for (x, y) in [(12, 12), (48, 12), (12, 48), (30, 49), (30, 5), (5, 25)] {
            #expect(picture.alpha(x, y) == 0, "\(x), \(y)")
        }
    }

    @Test("The shadow comes from what is drawn, sublayers included, shadowPath or not; no knock-out below")
    func shadowSilhouette() {
        let root = makeLayer(rect(0, 0, 40, 40))
        let card = makeLayer(rect(10, 10, 10, 10), in: root)
        card.shadowOpacity = 1
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 15, height: 0)
        #expect(Picture(root, width: 40, height: 40).bytes.allSatisfy { $0 == 0 }, "nothing drawn casts nothing")
        card.shadowPath = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
        #expect(Picture(root, width: 40, height: 40).bytes.allSatisfy { $0 == 0 })
        let inner = colored(red, rect(0, 0, 5, 10), in: card)
        #expect(Picture(root, width: 40, height: 40).alpha(26, 12) == 255)
        #expect(Picture(root, width: 40, height: 40).alpha(31, 12) == 0)
        inner.opacity = 0.5
        card.shadowOffset = .zero
        // Black at half under red at half.
        #expect(isNear(Picture(root, width: 40, height: 40)[12, 12], [128, 0, 0, 192], within: 1))
        card.masksToBounds = true
        #expect(isNear(Picture(root, width: 40, height: 40)[12, 12], [128, 0, 0, 128], within: 1))
    }

    @Test("A round corner's coverage as recorded; maskedCorners is ignored; fill and clip square it")
    func corners() {
        let layer = colored(black, rect(0, 0, 40, 40))
        layer.cornerRadius = 10
        layer.maskedCorners = [.layerMaxXMaxYCorner]
        let recorded = [0, 5, 85, 165, 224, 249, 255]
        let soft = Picture(layer, width: 40, height: 40)
        #expect(isNear((4...10).map { soft.alpha($0, 0) }, recorded, within: 1))
        #expect(isNear([soft.alpha(2, 2), soft.alpha(2, 3), soft.alpha(1, 4)], [2, 138, 81], within: 1))
        layer.masksToBounds = true
        let squared = Picture(layer, width: 40, height: 40)
        let expected = recorded.map { Int((Double($0 * $0) / 255).rounded()) }
        #expect(isNear((4...10).map { squared.alpha($0, 0) }, expected, within: 2))
    }

    @Test("masksToBounds clips sublayers, the border not; the border lies above sublayers")
    func clipping() {
        let root = makeLayer(rect(0, 0, 20, 20))
        let card = makeLayer(rect(5, 5, 10, 10), in: root)
        _ = colored(red, rect(-5, -5, 20, 20), in: card)
        card.borderWidth = 2
        card.borderColor = blue
        let open = Picture(root, width: 20, height: 20)
        #expect(open[2, 2] == [255, 0, 0, 255] && open[5, 5] == [0, 0, 255, 255] && open[8, 8] == [255, 0, 0, 255])
        card.masksToBounds = true
        let closed = Picture(root, width: 20, height: 20)
        #expect(closed.alpha(2, 2) == 0 && closed[5, 5] == [0, 0, 255, 255] && closed[8, 8] == [255, 0, 0, 255])
    }

    @Test("A border is a ring inside the bounds: 80 × 60 of width 5 is 1,300 points; half the side fills; nil is none")
    func border() {
        let layer = makeLayer(rect(0, 0, 80, 60))
        layer.borderWidth = 5
        func area() -> Int {
            let picture = Picture(layer, width: 80, height: 60)
            return stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) { $0 + Int(picture.bytes[$1]) } / 255
        }
        #expect(area() == 1_300)
        layer.borderWidth = 30
        #expect(area() == 4_800)
        layer.borderColor = nil
        #expect(area() == 0)
    }

    @Test("zPosition, filters and non-affine transforms are left out; affine ones count")
    func leftOut() {
        let root = makeLayer(rect(0, 0, 20, 20))
        let lower = colored(red, rect(0, 0, 10, 10), in: root)
        let upper = colored(green, rect(0, 0, 10, 10), in: root)
        lower.zPosition = 50
        upper.filters = [CAFilter.gaussianBlur(radius: 5)]
        upper.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let picture = Picture(root, width: 20, height: 20)
        #expect(picture[0, 0] == [0, 255, 0, 255] && picture[9, 9] == [0, 255, 0, 255] && picture.alpha(10, 5) == 0)
        upper.setAffineTransform(CGAffineTransform(translationX: 10, y: 10))
        let moved = Picture(root, width: 20, height: 20)
        #expect(moved[0, 0] == [255, 0, 0, 255] && moved[19, 19] == [0, 255, 0, 255])
    }

    @Test("A mask multiplies the whole of its layer: background, sublayers, border and shadow")
    func masks() {
        let root = makeLayer(rect(0, 0, 40, 30))
        let card = colored(red, rect(10, 5, 20, 20), in: root)
        card.borderWidth = 2
        card.borderColor = blue
        _ = colored(green, rect(-5, 8, 40, 4), in: card)
        card.shadowOpacity = 1
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 0, height: 3)
        let open = Picture(root, width: 40, height: 30)
        #expect(open[7, 15] == [0, 255, 0, 255] && open[20, 27] == [0, 0, 0, 255] && open.alpha(33, 15) == 255)
        // Columns 7…25.5 of the picture, rows all but the last three.
        card.mask = colored(black, rect(-3, -5, 18.5, 27))
        let cut = Picture(root, width: 40, height: 30)
        for y in 0..<30 {
            for x in 0..<40 {
                let share = y < 27 && x >= 7 ? (x < 25 ? 1.0 : x == 25 ? 128.0 / 255 : 0) : 0
                let expected = open[x, y].map { Int((Double($0) * share).rounded()) }
                #expect(isNear(cut[x, y], expected, within: 1), "\(x), \(y)")
            }
        }
        #expect(cut.alpha(25, 15) == 128 && cut[11, 15] == [0, 0, 255, 255] && cut[20, 26] == [0, 0, 0, 255])
    }

    @Test("A path's mask is the path's own coverage; its subtree and opacity count, its own mask does not")
    func maskShapes() {
        let ellipse = CGPath(ellipseIn: rect(3.3, 2.1, 30, 22), transform: nil)
        let shape = CAShapeLayer()
        shape.path = ellipse
        let alone = Picture(shape, width: 40, height: 30)
        let card = colored(red, rect(0, 0, 40, 30))
        card.mask = shape
        let cut = Picture(card, width: 40, height: 30)
        for y in 0..<30 { for x in 0..<40 { #expect(cut[x, y] == [alone.alpha(x, y), 0, 0, alone.alpha(x, y)]) } }
        shape.path = nil
        let inner = colored(black, rect(5, 5, 10, 10), in: shape)
        inner.opacity = 0.5
        shape.mask = CALayer()
        card.opacity = 0.5
        let faded = Picture(card, width: 40, height: 30)
        // The layer's own opacity fades what it draws; then the mask's share is taken.
        #expect(faded[8, 8] == [64, 0, 0, 64] && faded.alpha(20, 8) == 0)
        shape.isHidden = true
        #expect(Picture(card, width: 40, height: 30).bytes.allSatisfy { $0 == 0 })
        card.mask = CALayer()
        #expect(Picture(card, width: 40, height: 30).bytes.allSatisfy { $0 == 0 }, "an empty mask shows nothing")
    }

    @Test("A mask is placed like a sublayer, scaled bounds and all, and sublayers of masked layers are cut once")
    func maskPlace() {
        let root = makeLayer(rect(0, 0, 20, 20))
        let card = makeLayer(rect(0, 0, 20, 20), in: root)
        card.bounds = rect(5, 5, 20, 20)
        for _ in 0..<2 { _ = colored(red, rect(5, 5, 20, 20), in: card) }
        let mask = colored(black, rect(5, 5, 4, 4))
        mask.opacity = 0.5
        mask.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        card.mask = mask
        let picture = Picture(root, width: 20, height: 20)
        // About its middle at 2, 2, twice as wide.
        #expect(picture[0, 0] == [128, 0, 0, 128] && picture[5, 3] == [128, 0, 0, 128])
        #expect(picture.alpha(6, 0) == 0 && picture.alpha(0, 4) == 0)
    }

    @Test("A picture with a shadow or a mask is not faded again below a faded layer")
    func fadedOnce() {
        let root = makeLayer(rect(0, 0, 20, 10))
        root.opacity = 0.5
        let card = colored(red, rect(0, 0, 5, 5), in: root)
        let cast = colored(red, rect(10, 0, 5, 5), in: root)
        cast.shadowOpacity = 1
        cast.shadowRadius = 0
        cast.shadowOffset = CGSize(width: 0, height: 5)
        let picture = Picture(root, width: 20, height: 10)
        #expect(
            picture[2, 2] == [128, 0, 0, 128] && picture[12, 2] == [128, 0, 0, 128] && picture.alpha(12, 7) == 128)
        card.mask = colored(black, rect(0, 0, 5, 5))
        #expect(Picture(root, width: 20, height: 10)[2, 2] == [128, 0, 0, 128])
    }

    @Test("draw(in:) is not called: what was never displayed has no content")
    func neverDisplayed() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            }
        }
        let layer = Drawn()
        layer.bounds = rect(0, 0, 4, 4)
        layer.setNeedsDisplay()
        #expect(Picture(layer, width: 4, height: 4).alpha(0, 0) == 0)
        layer.displayIfNeeded()
        let picture = Picture(layer, width: 4, height: 4)
        #expect(picture[3, 0] == [0, 255, 0, 255] && picture.alpha(0, 1) == 0, "upright")
    }

    @Test("Replicators repeat about the origin, without colours, and draw their own background once; 0 draws none")
    func replicators() {
        let root = makeLayer(rect(0, 0, 40, 10))
        let replicator = CAReplicatorLayer()
        replicator.frame = rect(0, 0, 40, 10)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeScale(2, 1, 1)
        replicator.instanceColor = blue
        root.addSublayer(replicator)
        _ = colored(red, rect(4, 0, 2, 5), in: replicator)
        let picture = Picture(root, width: 40, height: 10)
        for (start, end) in [(4, 6), (8, 12), (16, 24)] {
            #expect(picture[start, 2] == [255, 0, 0, 255] && picture[end - 1, 2] == [255, 0, 0, 255])
            #expect(picture.alpha(start - 1, 2) == 0 && picture.alpha(end, 2) == 0)
        }
        replicator.instanceCount = 0
        #expect(Picture(root, width: 40, height: 10).bytes.allSatisfy { $0 == 0 })
    }

    @Test("Transform layers draw like plain ones")
    func transformLayers() {
        let layer = CATransformLayer()
        layer.bounds = rect(0, 0, 4, 4)
        _ = misuses { layer.backgroundColor = red }
        #expect(Picture(layer, width: 4, height: 4)[1, 1] == [255, 0, 0, 255])
    }

    @Test("A dash pattern leaks into later sublayers")
    func dashLeaks() {
        func line(_ y: Double, dash: [NSNumber]?) -> CAShapeLayer {
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: 20, y: y))
            shape.path = path
            shape.strokeColor = red
            shape.lineDashPattern = dash
            return shape
        }
        let root = makeLayer(rect(0, 0, 20, 10))
        root.sublayers = [line(0.5, dash: nil), line(2.5, dash: [4, 4]), line(4.5, dash: nil)]
        let picture = Picture(root, width: 20, height: 10)
        #expect(picture.alpha(6, 0) == 255 && picture.alpha(6, 2) == 0 && picture.alpha(6, 4) == 0)
        #expect(picture.alpha(9, 2) == 255 && picture.alpha(9, 4) == 255)
    }

    @Test("An infinite position of a sublayer raises")
    func infinitePosition() {
        let root = makeLayer(rect(0, 0, 4, 4))
        let layer = colored(red, rect(0, 0, 4, 4), in: root)
        layer.position = CGPoint(x: CGFloat.infinity, y: .infinity)
        let found = misuses { #expect(Picture(root, width: 4, height: 4).alpha(1, 1) == 0) }
        #expect(found == ["CALayerInvalidGeometry: sublayer with non-finite position [inf inf]"])
    }

    @Test("Gradients: t at pixel centres in unit space, under the contents and inside the rounded bounds")
    func gradients() {
        let layer = CAGradientLayer()
        layer.bounds = rect(10, 10, 10, 4)
        layer.colors = [black, white]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 0)
        let root = CALayer()
        root.bounds = rect(0, 0, 30, 30)
        layer.position = CGPoint(x: 5, y: 2)
        root.addSublayer(layer)
        let picture = Picture(root, width: 12, height: 6)
        for x in 0..<10 {
            let expected = Int(((Double(x) + 0.5) / 10 * 255).rounded())
            #expect(abs(picture[x, 1][0] - expected) <= 1 && picture.alpha(x, 1) == 255)
        }
        #expect(picture.alpha(10, 1) == 0 && picture.alpha(3, 4) == 0)
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let conic = Picture(root, width: 12, height: 6)
        // Clockwise from the right: straight down is a quarter, up three quarters.
        #expect(conic[5, 3][0] < 100 && conic[5, 0][0] > 160)
        layer.type = .radial
        layer.endPoint = CGPoint(x: 1, y: 1)
        let radial = Picture(root, width: 12, height: 6)
        #expect(radial[4, 1][0] < 120 && radial[0, 0][0] > 200 && radial[9, 3][0] > 200)
    }

    @Test("Contents by gravity: bottom is at minY, top at maxY; resize fills")
    func gravity() {
        let canvas = CGContext(width: 2, height: 2, baseTransform: .identity)
        canvas.setFillColor(red)
        canvas.fill(rect(0, 0, 2, 1))
        canvas.setFillColor(blue)
        canvas.fill(rect(0, 1, 2, 1))
        let layer = makeLayer(rect(0, 0, 6, 6))
        layer.contents = canvas.makeImage()
        for (gravity, x, y) in [
            (CALayerContentsGravity.bottomLeft, 0, 0), (.bottom, 2, 0), (.bottomRight, 4, 0), (.left, 0, 2),
            (.center, 2, 2), (.right, 4, 2), (.topLeft, 0, 4), (.top, 2, 4), (.topRight, 4, 4),
        ] {
            layer.contentsGravity = gravity
            let picture = Picture(layer, width: 6, height: 6)
            #expect(picture[x, y] == [255, 0, 0, 255] && picture[x + 1, y + 1] == [0, 0, 255, 255], "\(gravity)")
            let drawn = stride(from: 3, to: picture.bytes.count, by: 4).count { picture.bytes[$0] != 0 }
            #expect(drawn == 4, "\(gravity)")
        }
        layer.contentsGravity = .resize
        layer.magnificationFilter = .nearest
        let stretched = Picture(layer, width: 6, height: 6)
        #expect(stretched[5, 2] == [255, 0, 0, 255] && stretched[0, 3] == [0, 0, 255, 255])
        layer.contentsRect = rect(0, 0.5, 1, 0.5)
        #expect(Picture(layer, width: 6, height: 6)[3, 0] == [0, 0, 255, 255])
    }

    @Test("contentsCenter stretches the middle; corners keep their size")
    func contentsCenter() {
        let canvas = CGContext(width: 3, height: 3, baseTransform: .identity)
        canvas.setFillColor(red)
        canvas.fill(rect(0, 0, 3, 3))
        canvas.setFillColor(blue)
        canvas.fill(rect(1, 1, 1, 1))
        let layer = makeLayer(rect(0, 0, 9, 9))
        layer.contents = canvas.makeImage()
        layer.contentsCenter = rect(1 / 3.0, 1 / 3.0, 1 / 3.0, 1 / 3.0)
        layer.magnificationFilter = .nearest
        let picture = Picture(layer, width: 9, height: 9)
        #expect(picture[0, 0] == [255, 0, 0, 255] && picture[8, 4] == [255, 0, 0, 255])
        #expect(picture[1, 1] == [0, 0, 255, 255] && picture[7, 7] == [0, 0, 255, 255])
    }

    @Test("10,000 levels draw")
    func deep() {
        let root = makeLayer(rect(0, 0, 2, 2))
        var current = root
        for _ in 0..<10_000 { current = makeLayer(rect(0, 0, 2, 2), in: current) }
        current.backgroundColor = red
        #expect(Picture(root, width: 2, height: 2)[0, 0] == [255, 0, 0, 255])
    }
}
