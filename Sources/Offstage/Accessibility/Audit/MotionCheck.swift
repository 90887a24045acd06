import TextFormatting
import UIKit

/// What moves or grows by more than half a screen for more than a fifth of a second, though the user wants less motion.
///
/// It looks at the animations that run now. Those of controllers that come and go are the system's own.
@MainActor
struct MotionCheck {
    let screen: AuditScreen

    var issues: [AccessibilityAuditIssue] {
        guard screen.stage.accessibility.isReduceMotionEnabled else { return [] }
        var issues: [AccessibilityAuditIssue] = []
        for window in screen.stage.windows where window.screen === screen.stage.screen { look(at: window, &issues) }
        return issues
    }

    private func look(at view: UIView, _ issues: inout [AccessibilityAuditIssue]) {
        if isInTransition(view) { return }
        if let way = longestWay(of: view.layer) {
            issues.append(
                AccessibilityAuditIssue(
                    .motion, "Motion is not reduced", view,
                    UIAccessibility.convertToScreenCoordinates(view.bounds, in: view),
                    "moves or grows by \(DecimalText.number(way.rounded())) points with Reduce Motion on", figure: way))
        }
        for child in view.subviews { look(at: child, &issues) }
    }

    private func isInTransition(_ view: UIView) -> Bool {
        (view.next as? UIViewController)?.transitionCoordinator != nil
    }

    private func longestWay(of layer: CALayer) -> CGFloat? {
        let size = screen.stage.screen.bounds.size
        return (layer.animationKeys() ?? []).lazy
            .compactMap { layer.animation(forKey: $0) }
            .filter { $0.duration > 0.2 }
            .map { AnimatedWay($0, of: layer) }
            .filter { $0.across > size.width / 2 || $0.down > size.height / 2 }
            .map { max($0.across, $0.down) }
            .max()
    }
}

/// How far an animation moves a layer's edges, in points.
struct AnimatedWay {
    private(set) var across: CGFloat = 0
    private(set) var down: CGFloat = 0

    @MainActor
    init(_ animation: CAAnimation, of layer: CALayer) {
        if let group = animation as? CAAnimationGroup {
            for part in group.animations ?? [] { take(AnimatedWay(part, of: layer)) }
        }
        guard let property = animation as? CAPropertyAnimation, let path = property.keyPath else { return }
        var values = Self.values(of: property)
        if property.isAdditive {
            // A transform is added by going before the layer's own.
            values = values.map { value in
                (value as? CATransform3D).map { CATransform3DConcat($0, layer.transform) } ?? value
            }
        }
        for first in values {
            for second in values { take(Self.way(path, first, second, layer.bounds.size)) }
        }
    }

    private init(_ across: CGFloat, _ down: CGFloat) { (self.across, self.down) = (abs(across), abs(down)) }

    private mutating func take(_ other: AnimatedWay) {
        (across, down) = (max(across, other.across), max(down, other.down))
    }

    @MainActor
    private static func values(of animation: CAPropertyAnimation) -> [Any] {
        if let basic = animation as? CABasicAnimation { return [basic.fromValue, basic.toValue].compactMap { $0 } }
        // The extremes are what counts, and few animations have many values.
        return Array(((animation as? CAKeyframeAnimation)?.values ?? []).prefix(100))
    }

    private static func way(_ path: String, _ first: Any, _ second: Any, _ size: CGSize) -> AnimatedWay {
        switch (first, second) {
        case (let a as CGPoint, let b as CGPoint) where path == "position": return AnimatedWay(a.x - b.x, a.y - b.y)
        case (let a as CGRect, let b as CGRect) where path == "bounds":
            return AnimatedWay(a.width - b.width, a.height - b.height)
        case (let a as CGSize, let b as CGSize): return AnimatedWay(a.width - b.width, a.height - b.height)
        case (let a as CATransform3D, let b as CATransform3D):
            return AnimatedWay(
                max(abs(a.m41 - b.m41), abs(a.m11 - b.m11) * size.width),
                max(abs(a.m42 - b.m42), abs(a.m22 - b.m22) * size.height))
        default:
            guard let a = number(first), let b = number(second) else { return AnimatedWay(0, 0) }
            return way(path, a - b, size)
        }
    }

    private static func way(_ path: String, _ change: CGFloat, _ size: CGSize) -> AnimatedWay {
        switch path {
        case "position.x", "transform.translation.x", "bounds.size.width": AnimatedWay(change, 0)
        case "position.y", "transform.translation.y", "bounds.size.height": AnimatedWay(0, change)
        case "transform.scale": AnimatedWay(change * size.width, change * size.height)
        case "transform.scale.x": AnimatedWay(change * size.width, 0)
        case "transform.scale.y": AnimatedWay(0, change * size.height)
        default: AnimatedWay(0, 0)
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
