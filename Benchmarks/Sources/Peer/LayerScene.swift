import Foundation

@testable import CoreGraphics
@testable import QuartzCore
@testable import Rasterizer
@testable import RenderServer

/// Operations as live layers, committed, planned and drawn: what an application's screen goes through.
@MainActor
final class LayerScene {
    private let root = CALayer()
    private let changing = CALayer()
    private let workload: Workload
    private var server: RenderServer
    private var isOdd = false

    /// - Parameter drawsWhole: every frame anew, although little has changed.
    init(_ workload: Workload, threads: Int, drawsWhole: Bool) {
        self.workload = workload
        server = RenderServer(threads: threads)
        if drawsWhole { server.shortcuts.remove(.damage) }
        root.frame = CGRect(x: 0, y: 0, width: workload.width, height: workload.height)
        build()
        changing.frame = CGRect(x: 180, y: 400, width: 44, height: 44)
        root.addSublayer(changing)
    }

    /// Changes one view of 44×44 points and makes a frame.
    func draw() -> Frame {
        isOdd.toggle()
        changing.backgroundColor = CGColor(srgbRed: isOdd ? 1 : 0, green: 0.5, blue: 0.5, alpha: 1)
        root.layoutIfNeeded()
        let pixels = workload.pixels
        let (tree, _) = LayerCommit.commit(
            roots: [root], width: pixels.width, height: pixels.height, scale: Double(workload.scale), time: 0)
        return server.render(tree)
    }

    private func build() {
        var stack = [root]
        var origins = [CGPoint.zero]
        func place(_ layer: CALayer, _ box: Operation.Box) {
            let origin = origins[origins.count - 1]
            layer.frame = CGRect(x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height)
            layer.cornerRadius = box.radius
            stack[stack.count - 1].addSublayer(layer)
        }
        for operation in workload.operations {
            switch operation {
            case .clear(let color): root.backgroundColor = CGColor(color)
            case .box(let box, let fill, let borderWidth, let border):
                let layer = CALayer()
                layer.backgroundColor = CGColor(fill)
                if borderWidth > 0 { (layer.borderWidth, layer.borderColor) = (borderWidth, CGColor(border)) }
                place(layer, box)
            case .shadow(let box, let sigma, let dx, let dy, let color):
                place(Self.shadow(box, sigma: sigma, offset: CGSize(width: dx, height: dy), color), box)
            case .group(let box, let opacity):
                let layer = CALayer()
                (layer.opacity, layer.masksToBounds) = (Float(opacity), true)
                place(layer, box)
                stack.append(layer)
                origins.append(CGPoint(x: box.x, y: box.y))
            case .push(let matrix):
                let layer = CALayer()
                layer.anchorPoint = .zero
                layer.setAffineTransform(
                    CGAffineTransform(
                        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m31, ty: matrix.m32))
                stack[stack.count - 1].addSublayer(layer)
                stack.append(layer)
                origins.append(.zero)
            case .end, .pop:
                stack.removeLast()
                origins.removeLast()
            case .linear(let box, let start, let end, let stops):
                let layer = Self.gradient(stops)
                layer.startPoint = CGPoint(x: (start.x - box.x) / box.width, y: (start.y - box.y) / box.height)
                layer.endPoint = CGPoint(x: (end.x - box.x) / box.width, y: (end.y - box.y) / box.height)
                place(layer, box)
            case .radial(let box, let center, let radius, let stops):
                let layer = Self.gradient(stops)
                layer.type = .radial
                let middle = CGPoint(x: (center.x - box.x) / box.width, y: (center.y - box.y) / box.height)
                layer.startPoint = middle
                layer.endPoint = CGPoint(x: middle.x + radius / box.width, y: middle.y + radius / box.height)
                place(layer, box)
            case .path(let path, let fill, let stroke, let width):
                let layer = CAShapeLayer()
                layer.path = CGPath(rasterPath: path)
                layer.fillColor = fill.alpha == 0 ? nil : CGColor(fill)
                if width > 0 { (layer.strokeColor, layer.lineWidth) = (CGColor(stroke), width) }
                stack[stack.count - 1].addSublayer(layer)
            case .backdrop(let box, let sigma, let tint):
                let layer = EffectLayer()
                layer.backdrop = BackdropEffect(radius: sigma, colorMatrices: [Self.matrix(laying: tint)])
                place(layer, box)
            }
        }
    }

    private static func shadow(_ box: Operation.Box, sigma: Double, offset: CGSize, _ color: Color8) -> CALayer {
        let layer = CALayer()
        layer.shadowPath = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: box.width, height: box.height), cornerWidth: box.radius,
            cornerHeight: box.radius, transform: nil)
        layer.shadowColor = CGColor(color)
        layer.shadowOpacity = 1
        layer.shadowRadius = sigma / 0.945
        layer.shadowOffset = offset
        return layer
    }

    private static func gradient(_ stops: [GradientPaint.Stop]) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = stops.map { CGColor($0.color) }
        layer.locations = stops.map { NSNumber(value: $0.location) }
        return layer
    }

    /// A colour laid over.
    private static func matrix(laying color: Color8) -> [Float] {
        let alpha = Float(color.alpha) / 255
        let channels = [color.red, color.green, color.blue].map { Float($0) / 255 * alpha } + [alpha]
        return channels.enumerated().flatMap { row, bias in (0..<4).map { $0 == row ? 1 - alpha : 0 } + [bias] }
    }
}

extension CGColor {
    fileprivate convenience init(_ color: Color8) {
        func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        self.init(srgbRed: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha))
    }
}
