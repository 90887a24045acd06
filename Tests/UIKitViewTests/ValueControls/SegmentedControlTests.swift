import Offstage
import Testing
import Typesetting

@testable import UIKit

@Suite("UISegmentedControl")
@MainActor
struct SegmentedControlTests: StageSuite {
    let made = makeWhiteStage(300, 100, scale: 3)
    private let log = CallLog()

    private func shown(_ items: [Any] = ["One", "Two", "Three"], width: CGFloat = 263) -> UISegmentedControl {
        let stage = stage
        let view = UISegmentedControl(items: items)
        view.frame = CGRect(x: 20, y: 20, width: width, height: 32)
        stage.window.addSubview(view)
        view.addAction(
            UIAction { [log] action in
                log.note("value \((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)")
            }, for: .valueChanged)
        stage.advance(by: 0.1)
        return view
    }

    private func at(_ x: CGFloat) -> CGPoint { CGPoint(x: 20 + x, y: 36) }

    @Test("Ruler: edges, lines, plates, shadow, fonts and colours")
    func ruler() {
        let view = shown()
        let row = view.row
        expectLength(view.intrinsicContentSize.height, 32, "height")
        expectLength(row.layer.cornerRadius, 8, "radius")
        #expect(row.clipsToBounds && bytes(row.backgroundColor) == [118, 118, 128, 31])
        #expect((0..<3).map { row.frame(of: $0).minX } == [0, 88, 176], "where segments begin")
        #expect((0..<3).map { row.frame(of: $0).maxX } == [87, 175, 263], "and end")
        #expect(row.dividers.map(\.frame.minX) == [87, 175] && row.dividers.map(\.frame.width) == [1, 1])
        expectLength(row.dividers[0].frame.minY, 6, "line y")
        expectLength(row.dividers[0].frame.height, 20, "line height")
        #expect(row.pill.alpha == 0 && row.dividers.map(\.alpha) == [1, 1])
        view.selectedSegmentIndex = 1
        #expect(row.pill.frame == CGRect(x: 90, y: 2, width: 83, height: 28) && row.pill.alpha == 1)
        #expect(row.dividers.map(\.alpha) == [0, 0], "hidden beside the selection")
        expectLength(row.pill.plate.layer.cornerRadius, 7, "pill radius")
        let shadow = row.pill.subviews[0].layer
        #expect(abs(shadow.shadowOpacity - 0.13) < 1e-6 && shadow.shadowOffset.height == 2.5)
        expectLength(shadow.shadowRadius * 0.945, 3, "shadow σ")
        #expect(bytes(row.pill.color) == [255, 255, 255, 255] && bytes(row.pill.color, .dark) == [99, 99, 102, 255])
        #expect(row.views[0].textLabel.font == .systemFont(ofSize: 13) && row.views[0].textLabel.textColor == .label)
        #expect(row.views[1].textLabel.font == .systemFont(ofSize: 13, weight: .medium))
        #expect(
            pixel(stage, 24, 24, scale: 3) == [238, 238, 240] && pixel(stage, 114, 26, scale: 3) == [255, 255, 255])
    }

    @Test("Between segments lies a point, the rest is shared, edges are floored: 361 in four, and set widths")
    func pointBetween() {
        let row = shown(["A", "B", "C", "D"], width: 361).row
        #expect((0..<4).map { row.frame(of: $0).minX } == [0, 90, 181, 271])
        #expect((0..<4).map { row.frame(of: $0).maxX } == [89, 180, 270, 361])
        for count in 1...7 {
            for width in stride(from: 60, through: 430, by: 1) as StrideThrough<CGFloat> {
                let edges = SegmentWidths.edges(ofEqual: count, in: width)
                #expect(edges.first == 0 && edges.last == width && edges.count == count + 1)
                let each = (width - CGFloat(count) + 1) / CGFloat(count)
                for (index, edge) in edges.dropFirst().enumerated() {
                    #expect(abs(edge - (CGFloat(index + 1) * each + CGFloat(index) - 0.5)) <= 0.5 + 1e-9)
                }
            }
        }
        let own = shown(["A", "B", "C"], width: 200)
        own.setWidth(50, forSegmentAt: 0)
        #expect((0..<3).map { own.row.frame(of: $0).minX } == [0, 51, 126])
        #expect((0..<3).map { own.row.frame(of: $0).width } == [50, 74, 74])
    }

    @Test("A tap selects and tells of it; the selected one again and code tell of nothing")
    func taps() throws {
        let view = shown()
        try stage.touch.tap(at(200))
        #expect(view.selectedSegmentIndex == 2 && log.take() == ["value 2"])
        try stage.touch.tap(at(200))
        view.selectedSegmentIndex = 0
        #expect(log.take().isEmpty)
        view.setEnabled(false, forSegmentAt: 1)
        try stage.touch.tap(at(130))
        #expect(view.selectedSegmentIndex == 0 && log.take().isEmpty && !view.isEnabledForSegment(at: 1))
        try stage.touch.drag(at(200), by: CGVector(dx: 0, dy: 300))
        #expect(view.selectedSegmentIndex == 0, "lifted outside")
        view.selectedSegmentIndex = 7
        #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
        view.isEnabled = false
        _ = try? stage.touch.tap(at(200))
        #expect(view.selectedSegmentIndex == -1 && view.row.alpha == 0.5)
    }

    @Test("A finger on the selected segment takes the selection along and tells once")
    func drags() throws {
        let view = shown()
        view.selectedSegmentIndex = 0
        try stage.touch.down(at(30))
        #expect(view.row.pill.transform.a < 1, "held, it is smaller")
        try stage.touch.move(at(120))
        stage.advance(by: 0.5)
        #expect(view.selectedSegmentIndex == 0 && view.row.pill.center.x == 131.5 && log.take().isEmpty)
        try stage.touch.move(at(500))
        try stage.touch.up()
        #expect(view.selectedSegmentIndex == 2 && log.take() == ["value 2"] && view.row.pill.transform == .identity)
        try stage.touch.down(at(200))
        try stage.touch.move(at(30))
        stage.touch.cancel()
        #expect(view.selectedSegmentIndex == 2 && view.row.pill.frame.minX == 178)
    }

    @Test("The selection moves in a quarter of a second; one that comes from nowhere does not fly in")
    func animation() throws {
        let view = shown()
        try stage.touch.tap(at(200))
        #expect(view.row.pill.layer.presentation()?.position.x == 219.5)
        stage.advance(by: 1)
        try stage.touch.tap(at(30), hold: 0)
        stage.advance(by: 0.12)
        let x = view.row.pill.layer.presentation()?.position.x ?? 0
        #expect(x > 45 && x < 218)
        stage.advance(by: 0.3)
        #expect(view.row.pill.layer.presentation()?.position.x == 43.5)
    }

    @Test("Momentary: each tap is told of with its segment, and none stays")
    func momentary() throws {
        let view = shown()
        view.isMomentary = true
        try stage.touch.tap(at(30))
        try stage.touch.tap(at(30))
        #expect(log.take() == ["value 0", "value 0"] && view.selectedSegmentIndex == -1 && view.row.pill.alpha == 0)
    }

    @Test("Segments come, go and change; the selection stays with its own")
    func editing() {
        let view = shown()
        view.selectedSegmentIndex = 1
        view.insertSegment(withTitle: "Zero", at: -5, animated: true)
        #expect(view.numberOfSegments == 4 && view.titleForSegment(at: 0) == "Zero" && view.selectedSegmentIndex == 2)
        view.insertSegment(with: plainImage(10, 10), at: 99, animated: false)
        #expect(view.imageForSegment(at: 4) != nil && view.titleForSegment(at: 4) == nil)
        view.removeSegment(at: 0, animated: false)
        #expect(view.selectedSegmentIndex == 1)
        view.removeSegment(at: 1, animated: false)
        #expect(view.selectedSegmentIndex == -1 && view.numberOfSegments == 3)
        view.setTitle("New", forSegmentAt: 2)
        view.setImage(plainImage(4, 4), forSegmentAt: 0)
        view.setTitle("nowhere", forSegmentAt: 12)
        #expect(view.titleForSegment(at: 2) == "New" && view.imageForSegment(at: 2) == nil)
        #expect(view.titleForSegment(at: 0) == nil && view.titleForSegment(at: 12) == nil)
        view.removeAllSegments()
        view.removeSegment(at: 0, animated: false)
        #expect(view.numberOfSegments == 0 && view.row.views.isEmpty && view.row.dividers.isEmpty)
        #expect(UISegmentedControl(items: ["a", 7, plainImage(1, 1)]).numberOfSegments == 2)
    }

    @Test("Actions are performed before the value is told of; their identifiers find segments")
    func actions() throws {
        let first = UIAction(title: "A", identifier: .init("a")) { [log] _ in log.note("a") }
        let second = UIAction(title: "B", image: plainImage(3, 3), identifier: .init("b")) { [log] _ in log.note("b") }
        let view = UISegmentedControl(frame: CGRect(x: 20, y: 20, width: 200, height: 32), actions: [first, second])
        stage.window.addSubview(view)
        listen(to: view, log, ["valueChanged"])
        #expect(
            view.titleForSegment(at: 0) == "A" && view.imageForSegment(at: 1) != nil
                && view.titleForSegment(at: 1) == nil)
        try stage.touch.tap(at(150))
        #expect(log.take() == ["b", "valueChanged"])
        #expect(view.segmentIndex(identifiedBy: .init("b")) == 1 && view.actionForSegment(at: 0) === first)
        #expect(view.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
        view.insertSegment(action: UIAction(title: "A2", identifier: .init("a")) { _ in }, at: 2, animated: false)
        #expect(view.numberOfSegments == 2 && view.titleForSegment(at: 1) == "A2")
        view.setAction(second, forSegmentAt: 1)
        #expect(stage.diagnostics.all.count == 1)
    }

    @Test("Widths: alike, set, by content; sizes follow them")
    func widths() {
        let view = shown(["i", "A longer title"], width: 200)
        let natural = (0..<2).map { view.row.naturalWidth(of: $0) }
        expectLength(view.intrinsicContentSize.width, 2 * natural[1], within: 0.34, "all as wide as the widest")
        view.apportionsSegmentWidthsByContent = true
        expectLength(view.intrinsicContentSize.width, natural[0] + natural[1], within: 0.34, "each as it needs")
        let share = (199 * natural[0] / (natural[0] + natural[1])).rounded(.down)
        #expect(view.row.frame(of: 0).maxX == share)
        view.setWidth(50, forSegmentAt: 0)
        #expect(view.row.frame(of: 0).maxX == 50 && view.widthForSegment(at: 0) == 50)
        expectLength(view.intrinsicContentSize.width, 50 + natural[1], within: 0.34, "a width that was set")
        view.setWidth(150, forSegmentAt: 1)
        view.frame.size.width = 100
        #expect(view.row.frame(of: 0).maxX == 24, "all set: scaled to 99")
        view.setWidth(.nan, forSegmentAt: 0)
        #expect(view.widthForSegment(at: 0) == 0)
    }

    @Test("From right to left the first segment is at the right")
    func rightToLeft() throws {
        let view = shown()
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.row.frame(of: 0).maxX == 263 && view.row.frame(of: 2).minX == 0)
        try stage.touch.tap(at(250))
        #expect(view.selectedSegmentIndex == 0)
    }

    @Test("Looks: tint, text attributes by state, images, positions; by appearance, too")
    func looks() {
        // Proxies are the current stage's: other tests may have made theirs in between.
        stage.makeCurrent()
        UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let view = shown()
        view.selectedSegmentIndex = 0
        #expect(view.row.pill.color == .yellow && view.selectedSegmentTintColor == .yellow)
        #expect(view.row.views[1].textLabel.textColor == .red)
        view.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
        #expect(view.row.views[0].textLabel.font.pointSize == 20 && view.row.views[0].textLabel.textColor == .red)
        #expect(view.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor == .red)
        view.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: -2), forSegmentType: .left, barMetrics: .default)
        let base = view.row.views[1].textLabel.frame
        #expect(view.row.views[0].textLabel.frame.minY == base.minY - 2)
        #expect(view.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3)
        view.setContentOffset(CGSize(width: 5, height: 6), forSegmentAt: 1)
        #expect(view.row.views[1].textLabel.frame.origin == CGPoint(x: base.minX + 5, y: base.minY + 6))
        let (back, line) = (plainImage(4, 4), plainImage(3, 32))
        view.setBackgroundImage(back, for: .normal, barMetrics: .default)
        view.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(view.row.backgroundColor == nil && view.row.pill.alpha == 0)
        #expect(view.backgroundImage(for: .selected, barMetrics: .compact) === back)
        #expect(view.row.dividers[0].image === line && view.row.dividers[0].frame.width == 3)
    }

    @Test("A size that is asked for again shapes no text again")
    func work() {
        let view = shown(["Alpha", "Beta", "Gamma"])
        _ = view.intrinsicContentSize
        let before = LayoutCache.shared.counters.misses
        for _ in 0..<5 { _ = view.intrinsicContentSize }
        view.frame.size.width = 240
        #expect(LayoutCache.shared.counters.misses == before)
    }

    @Test("A subclass decides where a touch goes and how large it is")
    func subclasses() throws {
        final class Own: UISegmentedControl {
            var ended = 0
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                super.endTracking(touch, with: event)
                ended += 1
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 99, height: 44) }
            override func titleForSegment(at segment: Int) -> String? { "own" }
        }
        let view = Own(items: ["a", "b"])
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 99, height: 44) && view.titleForSegment(at: 0) == "own")
        view.frame.origin = .zero
        stage.window.addSubview(view)
        try stage.touch.tap(CGPoint(x: 90, y: 20))
        #expect(view.selectedSegmentIndex == 1 && view.ended == 1)
    }
}
