import Offstage
import TextFormatting
import UIKit

/// A hit test's way: each view that was asked, and the rule that stopped it.
struct HitReport {
    private let trail: HitTestTrail
    private let point: CGPoint
    private let time: Double

    /// - Parameters:
    ///   - point: Where the touch was, in points of the screen.
    ///   - time: When it was, in seconds of virtual time.
    init(_ trail: HitTestTrail, at point: CGPoint, time: Double) {
        self.trail = trail
        self.point = point
        self.time = time
    }

    var jsonValue: JSONValue {
        .object([
            ("time", .exact(time)), ("point", .exact([point.x, point.y])), ("hit", .text(trail.hit)),
            ("steps", .array(trail.steps.map(Self.object))),
        ])
    }

    static func object(_ step: HitTestTrail.Step) -> JSONValue {
        .object([
            ("view", .string(step.view)), ("depth", .integer(step.depth)),
            ("point", .exact([step.point.x, step.point.y])), ("isHit", .bool(step.isHit)),
            ("rule", .text(step.rule?.rawValue)), ("sentence", .text(step.rule?.sentence)),
        ])
    }

    /// Indented lines, and who takes the touch.
    var lines: [String] { trail.steps.map(Self.line) + ["→ " + (trail.hit ?? "nothing")] }

    private static func line(_ step: HitTestTrail.Step) -> String {
        let indent = String(repeating: "  ", count: step.depth)
        let outcome = step.obstacle.map { "stops: \($0)" } ?? (step.isHit ? "hit" : "holds the view that is hit")
        return "\(indent)\(step.view) at \(number(step.point.x)), \(number(step.point.y)): \(outcome)"
    }

    private static func number(_ value: CGFloat) -> String { DecimalText.number(Double(value), decimals: 2) }
}
