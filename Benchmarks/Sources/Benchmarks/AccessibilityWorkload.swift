import Foundation
import Offstage
import UIKit

/// Accessibility: what a step of a reader costs among 10,000 views, which needs the tree but tells one element; and what all
/// of the tree takes with all that is spoken.
@MainActor
enum AccessibilityWorkload {
    /// A reader on a scrolled screen of labels.
    @MainActor
    private final class Screen {
        let stage = Stage()
        let scroll = UIScrollView()
        private(set) var labels: [UILabel] = []

        /// - Parameter groups: How many groups the labels are in; 1: one group of all.
        init(_ count: Int, groups: Int) {
            stage.makeCurrent()
            scroll.frame = stage.window.bounds
            scroll.contentSize = CGSize(width: 393, height: 1e5)
            stage.window.addSubview(scroll)
            let size = count / groups
            for place in 0..<groups {
                let group = UIView(frame: CGRect(x: 0, y: CGFloat(place) * 10 * CGFloat(size), width: 393, height: 10))
                group.shouldGroupAccessibilityChildren = true
                for row in 0..<size {
                    let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 10, width: 60, height: 10))
                    label.text = "\(place).\(row)"
                    group.addSubview(label)
                    labels.append(label)
                }
                scroll.addSubview(group)
            }
            stage.runTurn()
        }
    }

    /// Milliseconds.
    static func rows(_ milliseconds: (() -> Void) -> Double, _ median: ([Double]) -> Double) -> [[String]] {
        func fresh(_ groups: Int, _ work: @escaping (Screen) -> Void) -> Double {
            median(
                (0..<5).map { _ in
                    let screen = Screen(10_000, groups: groups)
                    _ = screen.stage.accessibility.reader
                    return milliseconds { work(screen) }
                })
        }
        func again(_ change: (Screen, Int) -> Void) -> Double {
            let screen = Screen(10_000, groups: 100)
            _ = try? screen.stage.accessibility.reader.first()
            return median(
                (0..<21).map { turn in
                    change(screen, turn)
                    screen.stage.runTurn()
                    return milliseconds { _ = try? screen.stage.accessibility.reader.next() }
                })
        }
        let step: (Screen) -> Void = { _ = try? $0.stage.accessibility.reader.first() }
        return [
            ["10,000 labels for those who do not see", "ms"],
            ["first step, 100 groups of 100", text(fresh(100, step))],
            ["first step, one group of 10,000", text(fresh(1, step))],
            ["step after nothing changed", text(again { _, _ in })],
            ["step after a label moved", text(again { $0.labels[4_321].frame.origin.x = CGFloat($1) })],
            ["step after a scroll", text(again { $0.scroll.contentOffset.y = CGFloat($1 * 10) })],
            ["all that is spoken", text(fresh(100) { _ = $0.stage.accessibility.tree })],
        ]
    }

    private static func text(_ milliseconds: Double) -> String { String(format: "%.2f", milliseconds) }
}
