import Offstage
import Testing
import UIKit

@MainActor
@Suite struct LayerBehaviors {
    private func gradient(_ rect: CGRect) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = rect
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
        return layer
    }

    @Test("CAL-01 layer properties change the picture without layout, constraints, drawing or uploads")
    func composited() {
        let stage = makeWhiteStage()
        let log = CallLog()
        let view = DrawnView("view", CGRect(x: 10, y: 10, width: 40, height: 40), log)
        let parent = LoggingView("parent", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        parent.addSubview(view)
        stage.window.addSubview(parent)
        let before = stage.render()
        log.calls = []
        view.layer.opacity = 0.5
        view.layer.cornerRadius = 10
        view.layer.masksToBounds = true
        view.layer.zPosition = 3
        let after = stage.render()
        #expect(log.calls.isEmpty)
        #expect(after.statistics.updates.values.allSatisfy { $0 == UpdateCounts() })
        #expect(after.allPixels != before.allPixels)
    }

    @Test("CAL-01 a transform redraws nothing either")
    func transformed() {
        let stage = makeWhiteStage()
        let log = CallLog()
        let view = DrawnView("view", CGRect(x: 10, y: 10, width: 40, height: 40), log)
        stage.window.addSubview(view)
        let before = stage.render()
        log.calls = []
        view.layer.transform = CATransform3DMakeTranslation(20, 0, 0)
        let after = stage.render()
        #expect(!log.calls.contains { $0.hasSuffix(".draw") || $0.hasPrefix("view.") })
        #expect(before.at(15, 15) == .red && after.at(15, 15) == .white && after.at(65, 15) == .red)
    }

    @Test("CAL-02 a gradient layer runs between its colours from startPoint to endPoint")
    func gradientDiagonal() {
        let stage = makeWhiteStage()
        stage.window.layer.addSublayer(gradient(CGRect(x: 0, y: 0, width: 100, height: 100)))
        let frame = stage.render()
        #expect(frame.at(0, 0).isNear(.red, within: 3) && frame.at(99, 99).isNear(.blue, within: 3))
        #expect(frame.at(50, 50).isNear(Pixel(128, 0, 128), within: 2))
        #expect(frame.at(80, 19).isNear(frame.at(20, 79), within: 1), "across the diagonal the colour is constant")
    }

    @Test("CAL-03 insertSublayer at 0 puts a layer below the view's other content")
    func insertedBelow() {
        let stage = makeWhiteStage()
        let view = makeView(0, 0, 100, 100, in: stage.window)
        _ = makeView(20, 20, 20, 20, .green, in: view)
        let layer = gradient(view.bounds)
        view.layer.insertSublayer(layer, at: 0)
        #expect(view.layer.sublayers?.first === layer)
        let frame = stage.render()
        #expect(frame.at(30, 30) == .green && frame.at(50, 50) != .green && frame.at(50, 50) != .white)
    }

    private final class FollowingView: UIView {
        let gradient = CAGradientLayer()
        var follows = false
        override func layoutSubviews() {
            super.layoutSubviews()
            if follows { gradient.frame = bounds }
        }
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test("CAL-04 sublayers keep their size when the view is resized; layoutSubviews or layerClass makes them follow")
    func staleSublayer() {
        func widthAndPixel(follows: Bool) -> (CGFloat, Pixel) {
            let stage = makeWhiteStage(200, 100)
            let view = FollowingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.follows = follows
            view.gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
            view.gradient.frame = view.bounds
            view.layer.addSublayer(view.gradient)
            stage.window.addSubview(view)
            _ = stage.render()
            view.frame.size.width = 200
            _ = stage.render()
            // The gradient's size changes by itself in a quarter of a second.
            stage.advance(by: 0.3)
            let pixel = stage.render().at(150, 50)
            return (view.gradient.frame.width, pixel)
        }
        #expect(widthAndPixel(follows: false) == (100, .white))
        #expect(widthAndPixel(follows: true) == (200, .red))

        let stage = makeWhiteStage(200, 100)
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        stage.window.addSubview(view)
        view.frame.size.width = 200
        #expect(stage.render().at(150, 50) == .red)
    }

    @Test("CAL-05 a gradient as backing layer or as sublayer gives the same bytes")
    func backingGradient() throws {
        let backed = makeWhiteStage(60, 60)
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        backed.window.addSubview(view)
        let sub = makeWhiteStage(60, 60)
        sub.window.layer.addSublayer(gradient(CGRect(x: 0, y: 0, width: 60, height: 60)))
        let bytes = UIImage(cgImage: backed.render().image).pngData()
        #expect(bytes != nil && bytes == UIImage(cgImage: sub.render().image).pngData())
        view.frame.size = CGSize(width: 30, height: 30)
        #expect(layer.bounds.size == CGSize(width: 30, height: 30))
    }

    @Test("CAL-06 a shape layer fills a path; an oval has the area of its ellipse")
    func oval() {
        let stage = makeWhiteStage(100, 60)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 40)).cgPath
        shape.fillColor = UIColor.black.cgColor
        stage.window.layer.addSublayer(shape)
        let frame = stage.render()
        #expect(frame.at(50, 30) == .black && frame.at(11, 11) == .white)
        let ink = frame.allPixels.reduce(0.0) { $0 + Double(255 - $1.red) / 255 }
        let area = Double.pi * 40 * 20
        #expect(abs(ink - area) < area * 0.01)
    }

    @Test("CAL-07 strokeEnd draws part of a path without draw calls")
    func strokeEnd() {
        let stage = makeWhiteStage(120, 20)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 100, y: 10))
        shape.path = path
        shape.strokeColor = UIColor.red.cgColor
        shape.fillColor = nil
        shape.lineWidth = 4
        shape.strokeEnd = 0.4
        stage.window.layer.addSublayer(shape)
        let frame = stage.render()
        #expect(frame.pixels(0..<40, 10..<11).allSatisfy { $0 == .red })
        #expect(frame.pixels(41..<120, 10..<11).allSatisfy { $0 == .white })
        #expect(frame.statistics.updates.values.allSatisfy { $0.draw == 0 })
    }

    @Test("CAL-11 the border lies inside the bounds, above contents and sublayers")
    func border() {
        let stage = makeWhiteStage(30, 30)
        let view = makeView(5, 5, 20, 20, .white, in: stage.window)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        let sub = CALayer()
        sub.frame = view.bounds
        sub.backgroundColor = UIColor.blue.cgColor
        let before = stage.render()
        #expect(before.at(7, 7) == .white && before.at(4, 10) == .white)
        view.layer.addSublayer(sub)
        let frame = stage.render()
        #expect(frame.pixels(5..<7, 5..<25).allSatisfy { $0 == .red })
        #expect(frame.pixels(5..<25, 23..<25).allSatisfy { $0 == .red })
        #expect(frame.at(7, 7) == .blue)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("CAL-12 a mask's alpha limits what shows; two passes")
    func mask() {
        let stage = makeWhiteStage(40, 40)
        stage.window.backgroundColor = nil
        let view = makeView(0, 0, 40, 40, .red, in: stage.window)
        #expect(stage.render().passNames.isEmpty)
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(
                roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 10, height: 10)
            ).cgPath
        view.layer.mask = shape
        let frame = stage.render()
        #expect(frame.at(0, 0).alpha == 0 && frame.at(39, 0).alpha == 0)
        #expect(frame.at(0, 39) == .red && frame.at(39, 39) == .red)
        #expect(frame.passNames == ["mask", "group"])
    }

    @Test("CAL-13 byRoundingCorners rounds the chosen corners only")
    func someCorners() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 12, y: 22)) && !path.contains(CGPoint(x: 108, y: 78)))
        #expect(path.contains(CGPoint(x: 108, y: 22)) && path.contains(CGPoint(x: 12, y: 78)))
        #expect(path.bounds == rect)
    }

    @Test("CAL-14 roundedRect:cornerRadius: rounds all four; its path serves shadows and shapes")
    func allCorners() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 12)
        #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        for corner in [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 99), CGPoint(x: 99, y: 99)] {
            #expect(!path.contains(corner))
        }
        #expect(path.contains(CGPoint(x: 50, y: 1)))
        var kinds: [CGPathElementType] = []
        path.cgPath.applyWithBlock { kinds.append($0.pointee.type) }
        #expect(kinds.first == .moveToPoint && kinds.last == .closeSubpath)
        #expect(kinds.count { $0 == .addCurveToPoint } == 12, "three cubics a continuous corner")
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.shadowPath = path.cgPath
        #expect(layer.path == path.cgPath && layer.shadowPath == path.cgPath)
    }

    private func chart(_ count: Int) -> [CGPoint] {
        var random = SplitMix64(seed: 15)
        var y = 50.0
        return (0..<count).map { index in
            y = min(95, max(5, y + Double.random(in: -0.15...0.15, using: &random)))
            return CGPoint(x: Double(index) * 390 / Double(count), y: y)
        }
    }

    private func chartFrame(_ points: [CGPoint]) -> Frame {
        let stage = makeWhiteStage(390, 844)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: points)
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = UIColor.blue.cgColor
        shape.lineWidth = 1
        stage.window.layer.addSublayer(shape)
        return stage.render()
    }

    @Test("CAL-15 a line of 10,000 points is one shape layer and no draw call")
    func denseLine() {
        let points = chart(10_000)
        let frame = chartFrame(points)
        #expect(frame.statistics.updates.values.allSatisfy { $0.draw == 0 })
        #expect(frame.statistics.offscreenPasses.isEmpty && frame.statistics.counts.backingStores == 0)
        for point in points where point.x > 2 && point.x < 388 {
            #expect(frame.at(Int(point.x), Int(point.y)) != .white, "the line passes through every point")
        }
    }

    @Test("CAL-16 a dense path may be thinned below a pixel without being seen")
    func thinned() {
        let points = chart(10_000)
        let thin = douglasPeucker(points, tolerance: 0.5)
        #expect(thin.count < points.count / 5)
        let (full, simple) = (chartFrame(points), chartFrame(thin))
        let differing = zip(full.allPixels, simple.allPixels).count { $0 != $1 }
        #expect(differing > 0 && differing <= full.allPixels.count / 100)
    }

    private func douglasPeucker(_ points: [CGPoint], tolerance: CGFloat) -> [CGPoint] {
        guard points.count > 2, let first = points.first, let last = points.last else { return points }
        let (dx, dy) = (last.x - first.x, last.y - first.y)
        let length = (dx * dx + dy * dy).squareRoot()
        var farthest = (index: 0, distance: CGFloat(0))
        for index in 1..<points.count - 1 {
            let p = points[index]
            let distance = abs(dx * (p.y - first.y) - dy * (p.x - first.x)) / length
            if distance > farthest.distance { farthest = (index, distance) }
        }
        guard farthest.distance > tolerance else { return [first, last] }
        return douglasPeucker(Array(points[...farthest.index]), tolerance: tolerance).dropLast()
            + douglasPeucker(Array(points[farthest.index...]), tolerance: tolerance)
    }

    @Test("CAL-17 paths are made off the main actor and assigned on it")
    func ringBuffer() async {
        let newest = 250
        let path = await Task.detached { () -> CGPath in
            dispatchPrecondition(condition: .notOnQueue(.main))
            var ring = [Double](repeating: 0, count: 100)
            for sample in 0..<newest { ring[sample % ring.count] = Double(sample) }
            let start = newest % ring.count
            let ordered = (0..<ring.count).map { ring[(start + $0) % ring.count] }
            let path = CGMutablePath()
            path.addLines(between: ordered.enumerated().map { CGPoint(x: Double($0.offset), y: $0.element) })
            return path
        }.value
        MainActor.assertIsolated()
        let layer = CAShapeLayer()
        layer.path = path
        var heights: [CGFloat] = []
        layer.path?.applyWithBlock { heights.append($0.pointee.points[0].y) }
        #expect(heights == (150..<250).map { CGFloat($0) })
    }

    @Test("CAL-19 a segmented progress header is a row of shape layers")
    func segments() {
        let stage = makeWhiteStage(320, 10)
        for index in 0..<5 {
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 5 + 62 * index, y: 3, width: 60, height: 4)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 2))
            path.addLine(to: CGPoint(x: 60, y: 2))
            shape.path = path
            shape.lineWidth = 4
            shape.strokeColor = UIColor.red.cgColor
            shape.strokeEnd = [1, 1, 0.5, 0, 0][index]
            stage.window.layer.addSublayer(shape)
        }
        let frame = stage.render()
        let ink = (0..<5).map { index in
            frame.pixels(5 + 62 * index..<65 + 62 * index, 5..<6).count { $0 == .red }
        }
        #expect(ink == [60, 60, 30, 0, 0])
        #expect(frame.statistics.updates.values.allSatisfy { $0.draw == 0 })
    }

    @Test("CAL-21 an image is processed once and shown many times")
    func processedOnce() {
        var processed = 0
        let source = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let tinted = UIGraphicsImageRenderer(size: source.size).image { context in
            processed += 1
            source.draw(at: .zero)
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: source.size), blendMode: .multiply)
        }
        let stage = makeWhiteStage(20, 20)
        stage.window.addSubview(UIImageView(image: tinted))
        let frames = (0..<30).map { _ in stage.render() }
        #expect(processed == 1)
        #expect(frames.allSatisfy { $0.at(10, 10).isNear(Pixel(128, 0, 0), within: 1) })
    }
    @Test("CAL-08 a text layer and a label of the same text draw the same ink")
    func sameInk() {
        let stage = makeWhiteStage(100, 60)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: UIFont.systemFont(ofSize: 17).lineHeight))
        label.frame.size.height = 21
        label.text = "Hello"
        label.textColor = .black
        stage.window.addSubview(label)
        let byLabel = stage.render().allPixels
        label.removeFromSuperview()
        let layer = CATextLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 21)
        layer.string = "Hello"
        layer.font = UIFont.systemFont(ofSize: 17)
        layer.fontSize = 17
        layer.foregroundColor = UIColor.black.cgColor
        stage.window.layer.addSublayer(layer)
        #expect(stage.render().allPixels == byLabel)
        #expect(byLabel.contains(.black))
    }

}
