/// A cubic's arc length by Gauss–Legendre quadrature: five nodes in each of sixteen parts, the same on every machine.
struct CubicLength {
    private static let parts = 16
    /// Nodes in 0…1 with their weights.
    private static let nodes: [(position: Double, weight: Double)] = {
        let root = (10.0 / 7).squareRoot()
        let inner = (5 - 2 * root).squareRoot() / 3
        let outer = (5 + 2 * root).squareRoot() / 3
        let innerWeight = (322 + 13 * 70.0.squareRoot()) / 1800
        let outerWeight = (322 - 13 * 70.0.squareRoot()) / 1800
        return [
            (0.5, 64.0 / 225), ((1 - inner) / 2, innerWeight), ((1 + inner) / 2, innerWeight),
            ((1 - outer) / 2, outerWeight), ((1 + outer) / 2, outerWeight),
        ]
    }()

    let curve: Cubic
    /// Lengths from the start to the end of each part.
    private var sums: [Double] = [0]

    init(_ curve: Cubic) {
        self.curve = curve
        var sum = 0.0
        for part in 0..<Self.parts {
            sum += length(from: Double(part) / Double(Self.parts), to: Double(part + 1) / Double(Self.parts))
            sums.append(sum)
        }
    }

    var length: Double { sums[Self.parts] }

    private func length(from a: Double, to b: Double) -> Double {
        Self.nodes.reduce(0) { sum, node in
            sum + node.weight * curve.derivative(at: a + (b - a) * node.position).length
        } * (b - a)
    }

    /// The parameter at a length from the start.
    func parameter(at distance: Double) -> Double {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        let part = max(0, min(Self.parts - 1, (sums.firstIndex { $0 > distance } ?? Self.parts) - 1))
        let low = Double(part) / Double(Self.parts)
        let high = Double(part + 1) / Double(Self.parts)
        let wanted = distance - sums[part]
        var t = low + (high - low) * wanted / (sums[part + 1] - sums[part])
        // Newton's method: a fixed number of steps, so that nothing depends on when it is good enough.
        for _ in 0..<4 {
            let speed = curve.derivative(at: t).length
            guard speed > 0 else { break }
            t = min(high, max(low, t - (length(from: low, to: t) - wanted) / speed))
        }
        return t
    }

    func part(from low: Double, to high: Double) -> Cubic {
        var result = curve
        let end = parameter(at: high)
        let start = parameter(at: low)
        if end < 1 { result = result.split(at: end).0 }
        if start > 0, end > 0 { result = result.split(at: start / end).1 }
        return result
    }
}
