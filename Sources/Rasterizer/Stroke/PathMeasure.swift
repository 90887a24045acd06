/// A path's subpaths with the lengths of their steps, to cut parts out by length. Quadratics have become cubics.
struct PathMeasure {
    struct Step {
        enum Kind {
            case line(Point, Point)
            case cubic(CubicLength)
        }

        var kind: Kind
        /// Where it begins, measured from the subpath's origin.
        var start: Double
        var length: Double
    }

    struct Subpath {
        var origin: Point
        var steps: [Step] = []
        var length = 0.0
        var isClosed = false
        /// The last step is the line that the close draws.
        var endsInClosingLine = false

        mutating func add(_ kind: Step.Kind, length: Double) {
            steps.append(Step(kind: kind, start: self.length, length: length))
            self.length += length
        }
    }

    private(set) var subpaths: [Subpath] = []

    init(_ path: Path) {
        path.forEachSegment { segment in
            switch segment {
            case .move(let p): subpaths.append(Subpath(origin: p))
            case .line(let a, let b): subpaths[subpaths.count - 1].add(.line(a, b), length: (b - a).length)
            case .cubic(let curve):
                let measured = CubicLength(curve)
                subpaths[subpaths.count - 1].add(.cubic(measured), length: measured.length)
            case .close(let a, let b):
                if a != b {
                    subpaths[subpaths.count - 1].add(.line(a, b), length: (b - a).length)
                    subpaths[subpaths.count - 1].endsInClosingLine = true
                }
                subpaths[subpaths.count - 1].isClosed = true
            }
        }
    }

    var length: Double { subpaths.reduce(0) { $0 + $1.length } }
}

extension PathMeasure.Subpath {
    /// Adds the part between two lengths from the origin to `path`: as a subpath of its own, or going on with the last.
    func append(from start: Double, to end: Double, to path: inout Path, goesOn: Bool = false) {
        var needsMove = !goesOn
        for step in steps[stepIndex(at: start)...] {
            if step.start >= end { return }
            let (low, high) = (max(start - step.start, 0), min(end - step.start, step.length))
            guard low < high else { continue }
            step.append(from: low, to: high, to: &path, needsMove: needsMove)
            needsMove = false
        }
    }

    /// The last step that begins at or before a length from the origin.
    private func stepIndex(at distance: Double) -> Int {
        var low = 0
        var high = steps.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if steps[middle].start <= distance { low = middle } else { high = middle }
        }
        return low
    }

    /// Where a length from the origin ends, and the direction there.
    func place(at distance: Double) -> (point: Point, direction: Point) {
        guard !steps.isEmpty else { return (origin, Point(1, 0)) }
        let step = steps[stepIndex(at: distance)]
        return step.place(at: min(max(0, distance - step.start), step.length))
    }

    /// Adds the whole subpath.
    func appendAll(to path: inout Path) {
        path.move(to: origin)
        for step in endsInClosingLine ? steps.dropLast() : steps[...] {
            step.append(from: 0, to: step.length, to: &path, needsMove: false)
        }
        if isClosed { path.close() }
    }
}

extension PathMeasure.Step {
    fileprivate func append(from low: Double, to high: Double, to path: inout Path, needsMove: Bool) {
        switch kind {
        case .line(let a, let b):
            if needsMove { path.move(to: low > 0 ? a.mixed(with: b, low / length) : a) }
            path.line(to: high < length ? a.mixed(with: b, high / length) : b)
        case .cubic(let curve):
            let part = curve.part(from: low, to: high)
            if needsMove { path.move(to: part.p0) }
            path.cubic(to: part.p3, control1: part.p1, control2: part.p2)
        }
    }

    fileprivate func place(at distance: Double) -> (point: Point, direction: Point) {
        switch kind {
        case .line(let a, let b):
            return (a.mixed(with: b, length > 0 ? distance / length : 0), (b - a).direction ?? Point(1, 0))
        case .cubic(let measured):
            let t = measured.parameter(at: distance)
            let direction = measured.curve.derivative(at: t).direction ?? measured.curve.endDirection
            return (measured.curve.point(at: t), direction ?? Point(1, 0))
        }
    }
}
