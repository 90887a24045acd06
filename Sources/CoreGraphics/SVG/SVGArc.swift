import Arithmetic
import Rasterizer

/// An elliptical arc between two points, as SVG 1.1 appendix F.6 turns it into centre and angles.
struct SVGArc {
    private enum Form {
        case nothing
        case line(Point)
        /// The image of an arc of the unit circle; ends at the given point exactly.
        case arc(toEllipse: CGAffineTransform, startAngle: Double, sweep: Double, end: Point)
    }

    private let form: Form

    init(from p: Point, to q: Point, radii: Point, rotation: Double, isLarge: Bool, sweeps: Bool) {
        guard p != q else {
            form = .nothing
            return
        }
        guard radii.x > 0, radii.y > 0 else {
            form = .line(q)
            return
        }
        // In a space where the ellipse is a circle of radius 1, after radii too small have grown.
        let turned = CGAffineTransform(rotationAngle: CGFloat(rotation))
        let unturned = CGAffineTransform(a: turned.a, b: turned.c, c: turned.b, d: turned.d, tx: 0, ty: 0)
        let half = unturned.apply(Point((p.x - q.x) / 2, (p.y - q.y) / 2))
        let (ux, uy) = (half.x / radii.x, half.y / radii.y)
        let distance = ux * ux + uy * uy
        let growth = max(1, distance.squareRoot())
        let (x, y) = (ux / growth, uy / growth)
        let length = x * x + y * y
        let offset = (max(0, 1 - length) / length).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let center = Point(offset * y, -offset * x)
        let startAngle = Trigonometry.arctangent(y: y - center.y, x: x - center.x)
        let endAngle = Trigonometry.arctangent(y: -y - center.y, x: -x - center.x)
        var sweep = endAngle - startAngle
        if sweeps, sweep < 0 { sweep += 2 * .pi }
        if !sweeps, sweep > 0 { sweep -= 2 * .pi }
        let toEllipse = CGAffineTransform(translationX: CGFloat(center.x), y: CGFloat(center.y))
            .concatenating(CGAffineTransform(scaleX: CGFloat(radii.x * growth), y: CGFloat(radii.y * growth)))
            .concatenating(turned)
            .concatenating(CGAffineTransform(translationX: CGFloat((p.x + q.x) / 2), y: CGFloat((p.y + q.y) / 2)))
        form = .arc(toEllipse: toEllipse, startAngle: startAngle, sweep: sweep, end: q)
    }

    /// Adds the arc to a path whose current point is the arc's start.
    func append(to path: inout Path) {
        switch form {
        case .nothing: break
        case .line(let end): path.line(to: end)
        case .arc(let transform, let startAngle, let sweep, let end):
            var arc = Path()
            arc.addArc(
                center: .zero, radius: 1, startAngle: CGFloat(startAngle), sweep: CGFloat(sweep), transform: transform)
            let count = arc.verbs.count - 1
            for piece in 0..<count {
                let p = arc.points[(1 + piece * 3)..<(4 + piece * 3)]
                let last = piece == count - 1 ? end : p[p.startIndex + 2]
                path.cubic(to: last, control1: p[p.startIndex], control2: p[p.startIndex + 1])
            }
        }
    }
}
