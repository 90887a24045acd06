import Offstage
import UIKit

/// A hit test's way as indented lines: each view that was asked, and the rule that stopped it.
struct HitTrailText {
    let lines: [String]

    init(_ trail: HitTestTrail) {
        lines = trail.steps.map(Self.line) + ["→ " + (trail.hit ?? "nothing")]
    }

    private static func line(_ step: HitTestTrail.Step) -> String {
        let indent = String(repeating: "  ", count: step.depth)
        let outcome = step.obstacle.map { "stops: \($0)" } ?? (step.isHit ? "hit" : "holds the view that is hit")
        return "\(indent)\(step.view) at \(number(step.point.x)), \(number(step.point.y)): \(outcome)"
    }

    /// A number with at most two decimals, none that say nothing.
    private static func number(_ value: CGFloat) -> String {
        guard abs(value) < 1e12 else { return "\(Double(value))" }
        let hundredths = Int((Double(value) * 100).rounded())
        let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
