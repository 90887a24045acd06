import Rasterizer

extension CGPath {
    /// Calls `block` with each element in order. The element and its points are valid during the call only.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        let path = rasterPath
        var next = 0
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            buffer.initialize(repeating: .zero)
            guard let points = buffer.baseAddress else { return }
            for verb in path.verbs {
                for index in 0..<verb.pointCount { points[index] = CGPoint(path.points[next + index]) }
                next += verb.pointCount
                var element = CGPathElement(type: CGPathElementType(verb), points: points)
                block(&element)
            }
        }
    }

    /// Calls `function` with `info` and each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension CGPathElementType {
    init(_ verb: Path.Verb) {
        switch verb {
        case .move: self = .moveToPoint
        case .line: self = .addLineToPoint
        case .quadratic: self = .addQuadCurveToPoint
        case .cubic: self = .addCurveToPoint
        case .close: self = .closeSubpath
        }
    }
}
