import UIKit

/// Reproducible numbers.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@MainActor
extension SplitMix64 {
    mutating func color() -> UIColor {
        UIColor(
            red: .random(in: 0...1, using: &self), green: .random(in: 0...1, using: &self),
            blue: .random(in: 0...1, using: &self), alpha: 1)
    }

    /// An opaque view somewhere in `bounds`, at whole points.
    mutating func box(in bounds: CGRect, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>) -> UIView {
        let size = CGSize(
            width: CGFloat.random(in: width, using: &self).rounded(),
            height: CGFloat.random(in: height, using: &self).rounded())
        let x = CGFloat.random(in: 0...max(0, bounds.width - size.width), using: &self).rounded()
        let y = CGFloat.random(in: 0...max(0, bounds.height - size.height), using: &self).rounded()
        let view = UIView(frame: CGRect(origin: CGPoint(x: x, y: y), size: size))
        view.backgroundColor = color()
        return view
    }

    /// A closed curve of four cubics.
    mutating func blob(in bounds: CGRect) -> CGPath {
        let center = CGPoint(
            x: .random(in: 0...bounds.width, using: &self), y: .random(in: 0...bounds.height, using: &self))
        func point(_ dx: CGFloat, _ dy: CGFloat, _ reach: CGFloat) -> CGPoint {
            CGPoint(x: center.x + dx * reach, y: center.y + dy * reach)
        }
        let path = CGMutablePath()
        let corners: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        let reaches = corners.map { _ in CGFloat.random(in: 6...18, using: &self) }
        path.move(to: point(1, 0, reaches[0]))
        for index in 0..<4 {
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            let reach = CGFloat.random(in: 8...22, using: &self)
            path.addCurve(
                to: point(b.0, b.1, reaches[(index + 1) % 4]),
                control1: point(a.0 * 0.9 + b.0 * 0.5, a.1 * 0.9 + b.1 * 0.5, reach),
                control2: point(a.0 * 0.5 + b.0 * 0.9, a.1 * 0.5 + b.1 * 0.9, reach))
        }
        path.closeSubpath()
        return path
    }
}
