import RenderServer
import Testing

@testable import QuartzCore

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

@MainActor
@Suite("What a commit encodes")
struct EncodingTests {
    @Test("Every plain property arrives")
    func plain() {
        let layer = makeLayer(rect(10, 20, 100, 50))
        layer.backgroundColor = red
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.cornerCurve = .continuous
        layer.borderWidth = 2
        layer.borderColor = blue
        layer.opacity = 0.5
        layer.allowsGroupOpacity = false
        layer.isHidden = true
        layer.isDoubleSided = false
        layer.masksToBounds = true
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        layer.allowsEdgeAntialiasing = true
        layer.edgeAntialiasingMask = [.layerTopEdge]
        layer.filters = [CAFilter.gaussianBlur(radius: 4)]
        layer.compositingFilter = "multiplyBlendMode"
        let (placement, values) = (layer.box.placement, layer.encodedValues())
        #expect(values.bounds == rect(0, 0, 100, 50) && values.box.backgroundColor == red.color8)
        #expect(placement.matrix.m41 == 10 && placement.matrix.m42 == 20)
        #expect(
            values.box.cornerRadius == 8 && values.box.maskedCorners.rawValue == 9
                && values.box.cornerCurve == .continuous)
        #expect(values.box.borderWidth == 2 && values.box.borderColor == blue.color8)
        #expect(placement.opacity == 0.5 && !values.allowsGroupOpacity && placement.isHidden && !values.isDoubleSided)
        #expect(values.masksToBounds && values.shouldRasterize && values.rasterizationScale == 3)
        #expect(values.allowsEdgeAntialiasing && values.edgeAntialiasingMask == 8)
        #expect(values.filters == [.gaussianBlur(radius: 4)] && values.compositingFilter == .multiply)
        #expect(values.sublayerMatrix == nil && values.shadow == nil && values.image == nil)
    }

    @Test("Sort key of parallel planes: zPosition + m43 − anchorPointZ · m33")
    func depthKey() {
        let layer = CALayer()
        layer.zPosition = 5
        layer.anchorPointZ = 2
        layer.transform = CATransform3DConcat(CATransform3DMakeScale(1, 1, 3), CATransform3DMakeTranslation(0, 0, 7))
        #expect(layer.box.placement.depthKey == 6)
    }

    @Test("Opacities beyond 0…1 are clamped, also NaN; a shadow without opacity or colour is none")
    func clamping() {
        let layer = CALayer()
        for (value, clamped) in [(2, 1), (-1, 0), (Float.nan, 0), (0.25, 0.25)] as [(Float, Float)] {
            layer.opacity = value
            #expect(layer.box.placement.opacity == clamped)
        }
        #expect(layer.encodedValues().shadow == nil)
        layer.shadowOpacity = 3
        layer.shadowPath = CGPath(rect: rect(0, 0, 5, 5), transform: nil)
        let shadow = layer.encodedValues().shadow
        #expect(shadow?.opacity == 1 && shadow?.radius == 3 && shadow?.offset == CGSize(width: 0, height: -3))
        #expect(shadow?.path?.boundingBox == rect(0, 0, 5, 5))
        layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
        #expect(layer.encodedValues().shadow == nil)
        layer.shadowColor = nil
        #expect(layer.encodedValues().shadow == nil)
    }

    @Test(
        "Blend modes by name",
        arguments: [
            ("multiplyBlendMode", 1), ("CIMultiplyBlendMode", 1), ("screen", 2), ("colorDodgeBlendMode", 6),
            ("luminosityBlendMode", 15), ("destOut", 23), ("plusL", 27),
        ])
    func blendModes(name: String, mode: Int32) {
        let layer = CALayer()
        layer.compositingFilter = name
        #expect(layer.encodedValues().compositingFilter?.rawValue == mode)
        layer.compositingFilter = "vignette"
        #expect(layer.encodedValues().compositingFilter == nil)
    }

    @Test("Filters: blur of a radius, colour matrix of twenty numbers; others draw nothing")
    func filters() {
        let matrix = CAFilter(name: "colorMatrix")
        matrix.setValue((0..<20).map { NSNumber(value: $0) }, forKey: "inputColorMatrix")
        let short = CAFilter(name: "colorMatrix")
        short.setValue([1, 2], forKey: "inputColorMatrix")
        let layer = CALayer()
        layer.filters = [CAFilter(name: "gaussianBlur"), short, matrix, "blur", CAFilter.gaussianBlur(radius: 2)]
        #expect(
            layer.encodedValues().filters == [.colorMatrix((0..<20).map(Float.init)), .gaussianBlur(radius: 2)])
    }

    @Test("A shape's path, colours and pen; no path, no shape")
    func shape() throws {
        let shape = CAShapeLayer()
        #expect(shape.encodedValues().shape == nil)
        shape.path = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
        shape.strokeColor = red
        shape.fillColor = nil
        shape.fillRule = .evenOdd
        shape.lineWidth = 3
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.miterLimit = 4
        shape.lineDashPattern = [4, 2]
        shape.lineDashPhase = 1
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        let contents = try #require(shape.encodedValues().shape)
        #expect(contents.fillColor == nil && contents.strokeColor == red.color8 && contents.fillRule == .evenOdd)
        #expect(contents.strokeStart == 0.25 && contents.strokeEnd == 0.75)
        let style = contents.strokeStyle
        #expect(style.width == 3 && style.cap == .round && style.join == .bevel && style.miterLimit == 4)
        #expect(style.dashPattern == [4, 2] && style.dashPhase == 1)
        shape.lineDashPattern = [0, 0]
        #expect(shape.encodedValues().shape?.strokeStyle.dashPattern == [])
    }

    @Test("Gradients: under two colours, another number of locations, or a flat radial one draw nothing")
    func gradient() throws {
        let layer = CAGradientLayer()
        #expect(layer.encodedValues().gradient == nil)
        layer.colors = [red]
        #expect(layer.encodedValues().gradient == nil)
        layer.colors = [red, blue, red]
        #expect(layer.encodedValues().gradient?.locations == [0, 0.5, 1])
        layer.locations = [0, 1]
        #expect(layer.encodedValues().gradient == nil)
        layer.locations = [0.5, 0.25, 2]
        #expect(layer.encodedValues().gradient?.locations == [0.5, 0.5, 1])
        layer.type = .radial
        #expect(layer.encodedValues().gradient == nil, "equal x")
        layer.endPoint = CGPoint(x: 1, y: 1)
        #expect(layer.encodedValues().gradient?.kind == .radial)
        layer.type = .conic
        #expect(layer.encodedValues().gradient?.kind == .conic)
        layer.colors = [red, "blue", red]
        #expect(layer.encodedValues().gradient == nil)
    }

    @Test("A transform layer has nothing but sublayers, and says so when more is set")
    func transformLayer() {
        let layer = CATransformLayer()
        let found = misuses {
            layer.masksToBounds = true
            layer.backgroundColor = red
            layer.shadowOpacity = 1
            layer.opacity = 0.5
        }
        #expect(
            found == [
                "changing property masksToBounds in transform-only layer, will have no effect",
                "changing property backgroundColor in transform-only layer, will have no effect",
                "changing property shadowOpacity in transform-only layer, will have no effect",
            ])
        let values = layer.encodedValues()
        guard case .transform = values.kind else {
            Issue.record("not a transform layer")
            return
        }
        #expect(!values.masksToBounds && values.box.backgroundColor == nil && values.shadow == nil)
        #expect(layer.box.placement.opacity == 0.5)
    }

    @Test("A replicator's copies")
    func replicator() {
        let layer = CAReplicatorLayer()
        layer.instanceCount = -3
        guard case .replicator(let none) = layer.encodedValues().kind else {
            Issue.record("not a replicator")
            return
        }
        #expect(none.count == 0)
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
        layer.instanceColor = CGColor(gray: 0.5, alpha: 1)
        layer.instanceRedOffset = -0.25
        layer.instanceAlphaOffset = -0.5
        layer.preservesDepth = true
        guard case .replicator(let copies) = layer.encodedValues().kind else { return }
        #expect(copies.count == 4 && copies.transform.m41 == 5 && copies.preservesDepth)
        #expect(copies.color == SIMD4(0.5, 0.5, 0.5, 1) && copies.offset == SIMD4(-0.25, 0, 0, -0.5))
    }

    @Test("Gravity names; pictures in flipped geometry stay upright")
    func images() throws {
        let canvas = CGContext(width: 1, height: 2, baseTransform: .identity)
        canvas.setFillColor(red)
        canvas.fill(rect(0, 0, 1, 1))
        let image = try #require(canvas.makeImage())
        let root = CALayer()
        let layer = makeLayer(rect(0, 0, 10, 10), in: root)
        layer.contents = image
        layer.contentsGravity = .bottomLeft
        layer.contentsRect = rect(0, 0.25, 1, 0.25)
        layer.contentsScale = 2
        layer.magnificationFilter = .nearest
        let plain = try #require(layer.encodedValues().image)
        #expect(plain.gravity == .bottomLeft && plain.contentsScale == 2 && plain.magnificationFilter == .nearest)
        #expect(plain.image === image && !plain.isOpaque)
        root.isGeometryFlipped = true
        let mirrored = try #require(layer.encodedValues().image)
        #expect(Array(mirrored.image.bitmap.bytes.suffix(4)) == [255, 0, 0, 255])
        #expect(mirrored.contentsRect == rect(0, 0.5, 1, 0.25))
        #expect(root.encodedValues().sublayerMatrix?.m22 == -1)
    }
}
