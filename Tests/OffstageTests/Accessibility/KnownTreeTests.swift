import Offstage
import Testing

@testable import UIKit

/// What a tree needs anew after a change, and what it may not keep.
@MainActor
@Suite struct KnownTreeTests {
    /// A scroll view with 20 groups of 10 labels each.
    private func screen() -> (stage: Stage, scroll: UIScrollView, labels: [[UILabel]]) {
        let stage = Stage()
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 393, height: 2_000)
        stage.window.addSubview(scroll)
        let labels = (0..<20).map { row in
            let group = UIView(frame: CGRect(x: 0, y: 100 * CGFloat(row), width: 393, height: 100))
            group.shouldGroupAccessibilityChildren = true
            scroll.addSubview(group)
            return (0..<10).map { column in
                let label = UILabel(frame: CGRect(x: 35 * CGFloat(column), y: 10, width: 30, height: 20))
                label.text = "\(row).\(column)"
                group.addSubview(label)
                return label
            }
        }
        stage.runTurn()
        return (stage, scroll, labels)
    }

    private func tree(_ stage: Stage) -> AccessibilityTree {
        stage.runTurn()
        return stage.perform { stage.host.accessibilityTree }
    }

    private func texts(_ stage: Stage) -> [String] { tree(stage).objects.map { $0.accessibilityLabel ?? "" } }

    @Test("Nothing is looked at twice while nothing changes; after a change what lies around it, and no more")
    func visits() {
        let (stage, scroll, labels) = screen()
        #expect(tree(stage).visits > 220 && tree(stage).visits == 0)
        labels[3][4].frame.origin.x = 0
        // The window, the scroll view with its indicators, the group and its ten labels.
        let visits = tree(stage).visits
        #expect(visits > 10 && visits <= 15, "\(visits)")
        #expect(texts(stage)[30..<35] == ["3.0", "3.4", "3.1", "3.2", "3.3"])
        for offset in 1...60 {
            scroll.contentOffset.y = 10 * CGFloat(offset)
            #expect(tree(stage).visits <= 5)
        }
        #expect(tree(stage).objects.count == 200)
        #expect(tree(stage).elements[0].frame == CGRect(x: 0, y: -590, width: 30, height: 20))
    }

    @Test("What the app says of a view is known at once, as are texts that come and go, and items that leave")
    func says() {
        let (stage, _, labels) = screen()
        _ = tree(stage)
        labels[0][0].isAccessibilityElement = false
        labels[0][1].text = ""
        labels[0][2].removeFromSuperview()
        labels[0][3].accessibilityFrame = CGRect(x: 300, y: 69, width: 10, height: 10)
        labels[0][4].isHidden = true
        #expect(texts(stage)[0..<5] == ["0.5", "0.6", "0.7", "0.8", "0.3"])
        labels[0][1].text = "back"
        labels[0][5].superview?.accessibilityElementsHidden = true
        #expect(texts(stage).first == "1.0")
        labels[0][5].superview?.accessibilityElementsHidden = false
        #expect(texts(stage).first == "back")
    }

    @Test("Closures and code of a class are asked each time")
    func asks() {
        let (stage, _, labels) = screen()
        var isShown = true
        let probe = Probe(frame: CGRect(x: 0, y: 5, width: 5, height: 5))
        labels[0][0].superview?.addSubview(probe)
        labels[0][0].isAccessibilityElementBlock = { isShown }
        #expect(texts(stage).prefix(2) == ["0.0", "0.1"])
        isShown = false
        #expect(texts(stage).prefix(2) == ["0.1", "0.2"])
        probe.isMet = true
        #expect(texts(stage).prefix(2) == ["probe", "0.1"])
        probe.isMet = false
        #expect(texts(stage).prefix(2) == ["0.1", "0.2"])
    }

    private final class Probe: UIView {
        var isMet = false
        override var isAccessibilityElement: Bool {
            get { isMet }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "probe" }
            set {}
        }
    }

    @Test("What was found keeps no view alive")
    func lifetimes() {
        let (stage, _, labels) = screen()
        _ = tree(stage)
        weak let group = labels[5][0].superview
        #expect(group?.finding != nil)
        group?.removeFromSuperview()
        stage.runTurn()
        #expect(group == nil)
        #expect(texts(stage).count == 190 && labels.count == 20)
    }

    @Test("A tree that is kept holds no view: what left is no more in it, and what stays is where it was")
    func keptTree() {
        let (stage, _, labels) = screen()
        let kept = tree(stage)
        let first = labels[0][0]
        weak let group = labels[5][0].superview
        group?.removeFromSuperview()
        stage.runTurn()
        #expect(group == nil && kept.count == 200)
        #expect(kept.index(of: first) == 0 && kept.object(at: 199) === labels[19][9])
    }

    @Test("Groups that nothing changed in are those of the tree before, the one that it did is another")
    func sharedGroups() {
        let (stage, _, labels) = screen()
        func groups(_ tree: AccessibilityTree) -> [ObjectIdentifier] {
            guard case .group(let window)? = tree.root.members.first else { return [] }
            return window.members.map {
                if case .group(let group) = $0 { ObjectIdentifier(group) } else { .init(window) }
            }
        }
        let before = tree(stage)
        labels[3][4].frame.origin.x = 0
        let after = tree(stage)
        let changed = zip(groups(before), groups(after)).enumerated().filter { $0.element.0 != $0.element.1 }
        #expect(groups(after).count == 20 && changed.map(\.offset) == [3])
    }

    @Test("A stage that nobody listens to keeps nothing, over 60 frames of a scroll, in no view and for itself")
    func costsNothing() {
        let (stage, scroll, labels) = screen()
        for offset in 1...60 {
            scroll.contentOffset.y = 10 * CGFloat(offset)
            labels[offset % 20][0].frame.origin.x += 1
            stage.runTurn()
        }
        func keeps(_ view: UIView) -> Bool {
            view.finding != nil || view.childViews.contains(where: keeps)
        }
        #expect(!keeps(stage.window))
        #expect(!stage.host.stores.values.contains { $0 is AccessibilityCenter })
        _ = tree(stage)
        #expect(keeps(stage.window))
    }
}
