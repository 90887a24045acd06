@testable import CoreGraphics
@testable import Rasterizer

/// Draws operations as the peers do: every edge antialiased, nothing remembered from frame to frame.
///
/// Paths are built before, in points; mapping, flattening, stroking and blurring belong to a frame.
struct DisplayList {
    private let workload: Workload
    /// The outline of every rounded box, in points; nil for square ones.
    private let outlines: [Path?]
    private let renderer: TileRenderer

    init(_ workload: Workload, threads: Int, tileSize: Int = 64) {
        self.workload = workload
        renderer = TileRenderer(threads: threads, tileSize: tileSize)
        outlines = workload.operations.map { operation in
            switch operation {
            case .box(let box, _, _, _), .shadow(let box, _, _, _, _), .group(let box, _): Self.outline(of: box)
            default: nil
            }
        }
    }

    func draw(into bitmap: inout Bitmap) {
        var frame = Frame(renderer: renderer, matrix: .scale(x: Double(workload.scale), y: Double(workload.scale)))
        for (operation, outline) in zip(workload.operations, outlines) {
            frame.add(operation, outline: outline, bitmap: &bitmap)
        }
        frame.flush(into: &bitmap)
    }

    fileprivate static func outline(of box: Operation.Box) -> Path? {
        guard box.radius > 0 else { return nil }
        return CGPath.roundedOutline(
            rect: CGRect(x: box.x, y: box.y, width: box.width, height: box.height), radius: box.radius, corners: 15,
            continuous: false
        ).rasterPath
    }
}

/// The commands of one frame.
private struct Frame {
    let renderer: TileRenderer
    var matrix: Matrix3x3
    private var saved: [Matrix3x3] = []
    private var commands: [DrawCommand] = []
    private var shadows = ShadowMasks()
    private var kernels: [Double: GaussianKernel] = [:]
    private var group: (outline: Shape, opacity: Double, commands: [DrawCommand])?

    init(renderer: TileRenderer, matrix: Matrix3x3) {
        self.renderer = renderer
        self.matrix = matrix
    }

    mutating func add(_ operation: Operation, outline: Path?, bitmap: inout Bitmap) {
        switch operation {
        case .clear(let color): paint(.everything, color)
        case .box(let box, let fill, let borderWidth, let border):
            let shape = shape(box, outline)
            paint(shape, fill)
            guard borderWidth > 0 else { return }
            let inner = Operation.Box(
                x: box.x + borderWidth, y: box.y + borderWidth, width: box.width - 2 * borderWidth,
                height: box.height - 2 * borderWidth, radius: max(0, box.radius - borderWidth))
            paint(.difference(outer: shape, inner: self.shape(inner, DisplayList.outline(of: inner))), border)
        case .shadow(let box, let sigma, let dx, let dy, let color):
            let moved = Matrix3x3.translation(x: dx, y: dy).concatenating(matrix)
            let polygon = outline.map { Polygon(flattening: $0, matrix: moved) } ?? polygon(box, moved)
            paint(.mask(shadows.mask(of: polygon, kernel: kernel(sigma * matrix.m11))), color)
        case .group(let box, let opacity): group = (shape(box, outline), opacity, [])
        case .end:
            guard let ended = group else { return }
            group = nil
            commands.append(
                DrawCommand(
                    shape: ended.outline, paint: .group(DrawGroup(ended.commands)),
                    alpha: UInt8(ended.opacity * 255 + 0.5)))
        case .linear(let box, let start, let end, let stops):
            paint(shape(box, nil), .axial(start: start, end: end), stops)
        case .radial(let box, let center, let radius, let stops):
            paint(shape(box, nil), .radial(center: center, radii: Point(radius, radius)), stops)
        case .path(let path, let fill, let stroke, let width):
            if fill.alpha > 0 { paint(.path(PathShape(path: path, matrix: matrix)), fill) }
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            paint(.path(PathShape(path: path, matrix: matrix, stroke: style)), stroke)
        case .push(let next):
            saved.append(matrix)
            matrix = next.concatenating(matrix)
        case .pop: matrix = saved.removeLast()
        case .backdrop(let box, let sigma, let tint): backdrop(box, sigma: sigma, tint: tint, &bitmap)
        }
    }

    private mutating func kernel(_ sigma: Double) -> GaussianKernel {
        if let known = kernels[sigma] { return known }
        let kernel = GaussianKernel(sigma: sigma)
        kernels[sigma] = kernel
        return kernel
    }

    mutating func flush(into bitmap: inout Bitmap) {
        renderer.render(commands, into: &bitmap)
        commands = []
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
    private func shape(_ box: Operation.Box, _ outline: Path?) -> Shape {
        if let outline { return .path(PathShape(path: outline, matrix: matrix)) }
        let low = matrix.apply(Point(box.x, box.y))
        let high = matrix.apply(Point(box.x + box.width, box.y + box.height))
        if matrix.m12 == 0, matrix.m21 == 0, let pixels = PixelRect(exactly: low, high) { return .pixels(pixels) }
        return .polygon(polygon(box, matrix), .nonZero)
    }

    private func polygon(_ box: Operation.Box, _ matrix: Matrix3x3) -> Polygon {
        let corners = [
            Point(box.x, box.y), Point(box.x + box.width, box.y), Point(box.x + box.width, box.y + box.height),
            Point(box.x, box.y + box.height),
        ]
        return Polygon(contours: [corners.map(matrix.apply)])
    }

    /// What has been drawn so far, blurred as behind an effect view, under the tint.
    private mutating func backdrop(
        _ box: Operation.Box, sigma: Double, tint: Color8, _ bitmap: inout Bitmap
    ) {
        flush(into: &bitmap)
        guard case .pixels(let rect) = shape(box, nil) else { fatalError("backdrops lie on whole pixels") }
        let blurred = BackdropBlur(sigma: sigma * matrix.m11, threads: renderer.threads).blurred(bitmap, rect: rect)
        commands.append(
            DrawCommand(shape: .pixels(rect), paint: .image(ImagePaint(bitmap: blurred, matrix: .identity))))
        paint(.pixels(rect), tint)
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
