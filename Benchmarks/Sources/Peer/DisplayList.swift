@testable import CoreGraphics
@testable import Rasterizer

/// Draws operations as the peers do: every edge antialiased, nothing remembered from frame to frame.
///
/// The list is recorded before, paths in points; mapping, flattening, stroking and blurring belong to a frame.
struct DisplayList {
    private let steps: [Step]
    private let renderer: TileRenderer

    init(_ workload: Workload, threads: Int) {
        renderer = TileRenderer(threads: threads)
        steps = Recorder.steps(of: workload)
    }

    func draw(into bitmap: inout Bitmap) {
        var commands: [DrawCommand] = []
        var shadows = ShadowMasks(threads: renderer.threads)
        for step in steps {
            switch step {
            case .commands(let list):
                if commands.isEmpty { commands = list } else { commands += list }
            case .shadow(let shadow): commands.append(shadow.command(&shadows))
            case .backdrop(let rect, let sigma, let tint):
                renderer.render(commands, into: &bitmap)
                let blurred = BackdropBlur(sigma: sigma, threads: renderer.threads).blurred(bitmap, rect: rect)
                commands = [
                    DrawCommand(shape: .pixels(rect), paint: .enlarged(blurred)),
                    DrawCommand(shape: .pixels(rect), paint: .solid(tint)),
                ]
            }
        }
        renderer.render(commands, into: &bitmap)
    }
}

/// A part of a recorded list.
private enum Step {
    case commands([DrawCommand])
    case shadow(Shadow)
    /// What has been drawn so far, blurred as behind an effect view, under the tint. σ is in pixels.
    case backdrop(PixelRect, sigma: Double, tint: Color8)
}

/// A box's shadow, blurred anew in each frame.
private struct Shadow {
    let outline: Path
    let matrix: Matrix3x3
    let kernel: GaussianKernel
    let color: Color8

    func command(_ masks: inout ShadowMasks) -> DrawCommand {
        let mask = masks.mask(of: PathShape(path: outline, matrix: matrix), kernel: kernel)
        return DrawCommand(shape: .mask(mask), paint: .solid(color))
    }
}

/// Makes a list of a workload's operations.
private struct Recorder {
    private var steps: [Step] = []
    private var matrix: Matrix3x3
    private var saved: [Matrix3x3] = []
    private var commands: [DrawCommand] = []
    private var group: (outline: Shape, opacity: Double, commands: [DrawCommand])?

    static func steps(of workload: Workload) -> [Step] {
        var recorder = Recorder(matrix: .scale(x: Double(workload.scale), y: Double(workload.scale)))
        for operation in workload.operations { recorder.add(operation) }
        recorder.endCommands()
        return recorder.steps
    }

    private init(matrix: Matrix3x3) {
        self.matrix = matrix
    }

    private mutating func add(_ operation: Operation) {
        switch operation {
        case .clear(let color): paint(.everything, color)
        case .box(let box, let fill, let borderWidth, let border):
            let shape = shape(box)
            paint(shape, fill)
            guard borderWidth > 0 else { return }
            let inner = Operation.Box(
                x: box.x + borderWidth, y: box.y + borderWidth, width: box.width - 2 * borderWidth,
                height: box.height - 2 * borderWidth, radius: max(0, box.radius - borderWidth))
            paint(.difference(outer: shape, inner: self.shape(inner)), border)
        case .shadow(let box, let sigma, let dx, let dy, let color):
            let moved = Matrix3x3.translation(x: dx, y: dy).concatenating(matrix)
            add(
                .shadow(
                    Shadow(
                        outline: outline(of: box), matrix: moved, kernel: GaussianKernel(sigma: sigma * matrix.m11),
                        color: color)))
        case .group(let box, let opacity): group = (shape(box), opacity, [])
        case .end: endGroup()
        case .linear(let box, let start, let end, let stops):
            paint(shape(box), .axial(start: start, end: end), stops)
        case .radial(let box, let center, let radius, let stops):
            paint(shape(box), .radial(center: center, radii: Point(radius, radius)), stops)
        case .path(let path, let fill, let stroke, let width):
            if fill.alpha > 0 { paint(.path(PathShape(path: path, matrix: matrix)), fill) }
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            paint(.path(PathShape(path: path, matrix: matrix, stroke: style)), stroke)
        case .push(let next):
            saved.append(matrix)
            matrix = next.concatenating(matrix)
        case .pop: matrix = saved.removeLast()
        case .backdrop(let box, let sigma, let tint):
            guard case .pixels(let rect) = shape(box) else { fatalError("backdrops lie on whole pixels") }
            add(.backdrop(rect, sigma: sigma * matrix.m11, tint: tint))
        }
    }

    private mutating func add(_ step: Step) {
        precondition(group == nil, "shadows and backdrops lie outside groups")
        endCommands()
        steps.append(step)
    }

    private mutating func endCommands() {
        if !commands.isEmpty { steps.append(.commands(commands)) }
        commands = []
    }

    private mutating func endGroup() {
        guard let ended = group else { return }
        group = nil
        commands.append(
            DrawCommand(
                shape: ended.outline, paint: .group(DrawGroup(ended.commands)), alpha: UInt8(ended.opacity * 255 + 0.5))
        )
    }

    private mutating func paint(_ shape: Shape, _ color: Color8) {
        append(DrawCommand(shape: shape, paint: .solid(color)))
    }

    private mutating func paint(_ shape: Shape, _ geometry: GradientPaint.Geometry, _ stops: [GradientPaint.Stop]) {
        append(
            DrawCommand(shape: shape, paint: .gradient(GradientPaint(geometry: geometry, stops: stops, matrix: matrix)))
        )
    }

    private mutating func append(_ command: DrawCommand) {
        if group == nil { commands.append(command) } else { group?.commands.append(command) }
    }

    /// Exact area coverage; whole pixels where the box lies on them.
    private func shape(_ box: Operation.Box) -> Shape {
        let low = matrix.apply(Point(box.x, box.y))
        let high = matrix.apply(Point(box.x + box.width, box.y + box.height))
        if box.radius == 0, matrix.m12 == 0, matrix.m21 == 0, let pixels = PixelRect(exactly: low, high) {
            return .pixels(pixels)
        }
        return .path(PathShape(path: outline(of: box), matrix: matrix))
    }

    private func outline(of box: Operation.Box) -> Path {
        let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        if box.radius == 0 { return CGPath(rect: rect, transform: nil).rasterPath }
        return CGPath.roundedOutline(rect: rect, radius: box.radius, corners: 15, continuous: false).rasterPath
    }
}

extension PixelRect {
    /// Nil unless both corners are corners of pixels.
    fileprivate init?(exactly low: Point, _ high: Point) {
        guard let minX = Int(exactly: low.x), let minY = Int(exactly: low.y), let maxX = Int(exactly: high.x),
            let maxY = Int(exactly: high.y)
        else { return nil }
        self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }
}
