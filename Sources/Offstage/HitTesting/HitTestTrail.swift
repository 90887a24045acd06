import Foundation
import UIKit

/// How a hit test went: every view that was asked, in order, and the rule that stopped each branch.
public struct HitTestTrail: Hashable, Sendable {
    /// One view that was asked.
    public struct Step: Hashable, Sendable {
        /// `UIButton:pay`, or the class and index path.
        public var view: String
        /// How many views are above this one; the window's is 0.
        public var depth: Int
        /// The point in the view's own space.
        public var point: CGPoint
        /// Why the branch ends here without a hit; nil when the view or one below it is hit.
        public var rule: HitTestRule?
        /// True for the view that takes the touch.
        public var isHit: Bool

        /// The rule as a sentence.
        public var obstacle: String? { rule?.sentence }
    }

    /// In the order in which the views were asked.
    public internal(set) var steps: [Step] = []
    /// The view that takes the touch, nil when none does.
    public internal(set) var hit: String?

    /// A walk that asked nobody.
    public init() {}
}

extension HitTestTrail {
    /// Writes down `view` and what was asked below it; stops with the branch that holds `target`.
    @MainActor
    mutating func descend(_ view: UIView, at point: CGPoint, depth: Int, target: UIView?) {
        let obstacle = view.hitTestObstacle.map(HitTestRule.init)
        let rule = obstacle ?? (view.point(inside: point, with: nil) ? nil : .outside)
        let place = steps.count
        steps.append(Step(view: view.label, depth: depth, point: point, rule: rule, isHit: view === target))
        guard rule == nil else { return }
        for child in view.childViews.reversed() {
            guard let local = child.pointFromSuperview(point) else {
                steps.append(
                    Step(view: child.label, depth: depth + 1, point: point, rule: .singularTransform, isHit: false))
                continue
            }
            descend(child, at: local, depth: depth + 1, target: target)
            if let target, target.isDescendant(of: child) { return }
        }
        if view !== target, target.map({ !$0.isDescendant(of: view) }) ?? true {
            steps[place].rule = .noAnswer
        }
    }
}
