extension UIBezierPath {
    /// What `reversing()` gives.
    var reversedPath: UIBezierPath {
        let reversed = CGMutablePath()
        for subpath in elements.subpaths.reversed() { subpath.addReversed(to: reversed) }
        let result = copy() as? UIBezierPath ?? UIBezierPath()
        result.cgPath = reversed
        return result
    }
}

/// The elements from one move to the next.
private struct Subpath {
    var start: CGPoint
    /// Control points and end of each line or curve.
    var segments: [[CGPoint]] = []
    var isClosed = false

    func addReversed(to path: CGMutablePath) {
        path.move(to: segments.last?.last ?? start)
        for (index, points) in segments.enumerated().reversed() {
            let end = index > 0 ? segments[index - 1].last ?? start : start
            switch points.count {
            case 1: path.addLine(to: end)
            case 2: path.addQuadCurve(to: end, control: points[0])
            default: path.addCurve(to: end, control1: points[1], control2: points[0])
            }
        }
        if isClosed { path.closeSubpath() }
    }
}

extension CGPath {
    fileprivate var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        applyWithBlock { pointer in
            let (type, points) = (pointer.pointee.type, pointer.pointee.points)
            func add(_ count: Int) {
                subpaths[subpaths.count - 1].segments.append((0..<count).map { points[$0] })
            }
            switch type {
            case .moveToPoint: subpaths.append(Subpath(start: points[0]))
            case .addLineToPoint: add(1)
            case .addQuadCurveToPoint: add(2)
            case .addCurveToPoint: add(3)
            case .closeSubpath: subpaths[subpaths.count - 1].isClosed = true
            }
        }
        return subpaths
    }
}
