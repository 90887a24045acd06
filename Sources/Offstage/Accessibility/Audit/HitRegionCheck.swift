import TextFormatting
import UIKit

/// Whether what acts on touch is large enough for a finger, nobody's but its own, and in front.
@MainActor
struct HitRegionCheck {
    let screen: AuditScreen

    /// Points of a side, and how much less is still taken for it.
    private static let side: CGFloat = 44
    private static let slack: CGFloat = 0.1

    private var acting: [AccessibilityTree.Element] {
        let bounds = screen.stage.screen.bounds
        return screen.elements.filter {
            $0.actsOnTouch && bounds.contains($0.frame) && !screen.isUnderBar($0.view, $0.frame)
        }
    }

    // MARK: Size

    var sizes: [AccessibilityAuditIssue] {
        acting.compactMap { element in
            guard let view = element.view, !Self.isExempt(view), !AuditScreen.isSystems(view) else { return nil }
            let least = Self.side - Self.slack
            if element.frame.width >= least, element.frame.height >= least { return nil }
            let size = element.object === view ? hitSize(of: view, element) : element.frame.size
            guard let size, size.width < least || size.height < least else { return nil }
            return AccessibilityAuditIssue(
                .hitRegion, "Hit area is too small", element.object, element.frame,
                "takes touches in \(Self.text(size)) points, where 44 × 44 are asked for",
                figure: min(size.width, size.height))
        }
    }

    /// Controls of the system's own size.
    private static func isExempt(_ view: UIView) -> Bool {
        view is UISwitch || view is UISlider || view is UIStepper || view is UISegmentedControl
            || view is UIPageControl || view is UIPickerView
    }

    /// How far from its middle touches reach the view; nil where another view has its middle.
    private func hitSize(of view: UIView, _ element: AccessibilityTree.Element) -> CGSize? {
        guard let window = view.window else { return nil }
        let middle = window.convert(
            CGPoint(x: element.frame.midX, y: element.frame.midY), from: window.screen.coordinateSpace)
        func hits(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            let hit = window.hitTest(CGPoint(x: middle.x + dx, y: middle.y + dy), with: nil)
            return hit?.isDescendant(of: view) ?? false
        }
        guard hits(0, 0) else { return nil }
        func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            var (near, far) = (CGFloat(0), CGFloat(64))
            if hits(x * far, y * far) { return far }
            while far - near > 1.0 / 64 {
                let middle = (near + far) / 2
                if hits(x * middle, y * middle) { near = middle } else { far = middle }
            }
            return far
        }
        return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
    }

    private static func text(_ size: CGSize) -> String {
        func side(_ value: CGFloat) -> String { DecimalText.number(value, decimals: 1) }
        return "\(side(size.width)) × \(side(size.height))"
    }

    // MARK: Others in the way

    /// Pairs that share more than a quarter of the smaller one.
    var overlaps: [AccessibilityAuditIssue] {
        let elements = acting
        var found: [AccessibilityAuditIssue] = []
        for (index, first) in elements.enumerated() {
            for second in elements[(index + 1)...] where !isNested(first, second) {
                let common = first.frame.intersection(second.frame)
                let smaller = min(first.frame.width * first.frame.height, second.frame.width * second.frame.height)
                guard !common.isNull, smaller > 0 else { continue }
                let share = common.width * common.height / smaller
                guard share > 0.25 else { continue }
                found.append(
                    AccessibilityAuditIssue(
                        .overlap, "Targets overlap", first.object, common,
                        "shares \(Int((share * 100).rounded())) % of the smaller one with "
                            + second.object.accessibilityName, figure: share))
            }
        }
        return found
    }

    private func isNested(_ first: AccessibilityTree.Element, _ second: AccessibilityTree.Element) -> Bool {
        guard let a = first.view, let b = second.view else { return false }
        return a === b || a.isDescendant(of: b) || b.isDescendant(of: a)
    }

    /// What has another element in front of its middle.
    var covered: [AccessibilityAuditIssue] {
        acting.compactMap { element in
            guard let view = element.view, let window = view.window else { return nil }
            let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
            let point = window.convert(middle, from: window.screen.coordinateSpace)
            guard let hit = window.hitTest(point, with: nil), !hit.isDescendant(of: view),
                let other = screen.elements.first(where: { other in
                    other.view.map { $0 !== view && hit.isDescendant(of: $0) && !view.isDescendant(of: $0) } ?? false
                })
            else { return nil }
            return AccessibilityAuditIssue(
                .covered, "Element is covered", element.object, element.frame,
                "lies behind \(other.object.accessibilityName), which takes its touches")
        }
    }
}
