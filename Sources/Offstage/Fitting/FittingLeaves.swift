import CoreGraphics
import UIKit

/// The views of a window that show something themselves: texts, controls, pictures.
@MainActor
struct FittingLeaves {
    private struct Leaf {
        let view: UIView
        /// What it shows, in the screen's space.
        let frame: CGRect
        /// Whether it can be scrolled to where it shows.
        let scrolls: Bool
    }

    /// A view and its siblings, each with what shows in it.
    private struct Family {
        let members: [[Leaf]]
    }

    /// Pairs are looked at in families and views up to this many: lists of thousands place their rows themselves.
    private static let most = 200

    private let window: UIWindow
    private var leaves: [Leaf] = []
    private var families: [Family] = []

    init(_ window: UIWindow, on screen: UIScreen) {
        self.window = window
        leaves = collect(window, clip: screen.bounds, scrolls: false)
    }

    private mutating func collect(_ view: UIView, clip: CGRect, scrolls: Bool) -> [Leaf] {
        guard !view.isHidden, view.alpha > 0, !AuditScreen.isSystems(view) else { return [] }
        let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        let clip = view.clipsToBounds ? clip.intersection(frame) : clip
        if clip.isNull || clip.isEmpty { return [] }
        if let shown = Self.shown(by: view) {
            let area = UIAccessibility.convertToScreenCoordinates(shown, in: view)
            let visible = scrolls ? area.intersection(clip) : area
            return visible.isNull || visible.isEmpty ? [] : [Leaf(view: view, frame: visible, scrolls: scrolls)]
        }
        let scrolls = scrolls || view is UIScrollView
        let members = view.subviews.map { collect($0, clip: clip, scrolls: scrolls) }.filter { !$0.isEmpty }
        if (2...Self.most).contains(members.count) { families.append(Family(members: members)) }
        return members.flatMap { $0 }
    }

    /// The part of a view that shows something, in its own space; nil for one that only holds others.
    private static func shown(by view: UIView) -> CGRect? {
        switch view {
        case let label as UILabel:
            guard let text = label.text, !text.isEmpty else { return .zero }
            var area = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
            area.origin.y = label.bounds.minY + max(0, label.bounds.height - area.height) / 2
            return area
        case is UIScrollView: return view is UITextView ? view.bounds : nil
        case is UIControl, is UIImageView: return view.bounds
        default: return nil
        }
    }

    // MARK: Findings

    /// Two siblings that share more than a point of what they show, neither of them around the other.
    var overlaps: [FittingFinding] {
        families.flatMap { family in
            family.members.indices.flatMap { first in
                family.members[(first + 1)...].compactMap { Self.overlap(family.members[first], $0) }
            }
        }
    }

    private static func overlap(_ first: [Leaf], _ second: [Leaf]) -> FittingFinding? {
        for one in first.prefix(most) {
            for other in second.prefix(most) {
                let common = one.frame.intersection(other.frame)
                guard !common.isNull, common.width > 1, common.height > 1, !one.frame.contains(other.frame),
                    !other.frame.contains(one.frame)
                else { continue }
                let size = "\(Int(common.width.rounded())) × \(Int(common.height.rounded()))"
                return FittingFinding(
                    .overlap, one.view, "shares \(size) points with \(other.view.accessibilityName)", common)
            }
        }
        return nil
    }

    /// Texts and controls that lie in no scroll view, and more than half a point beyond the safe area.
    var outsideSafeArea: [FittingFinding] {
        let safe = UIAccessibility.convertToScreenCoordinates(
            window.bounds.inset(by: window.safeAreaInsets), in: window)
        return leaves.compactMap { leaf in
            guard !leaf.scrolls, !(leaf.view is UIImageView) else { return nil }
            let over = max(
                safe.minX - leaf.frame.minX, leaf.frame.maxX - safe.maxX, safe.minY - leaf.frame.minY,
                leaf.frame.maxY - safe.maxY)
            guard over > 0.5 else { return nil }
            return FittingFinding(
                .outsideSafeArea, leaf.view, "is \(Int(over.rounded(.up))) points beyond the safe area", leaf.frame)
        }
    }
}
