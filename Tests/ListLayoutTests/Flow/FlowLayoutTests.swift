import ListLayout
import Testing

/// Flow layouts of the cases that were printed by UIKit, at @2x.
@Suite("Flow layouts")
struct FlowLayoutTests {
    private func layout(
        _ axis: ListAxis = .vertical, across: CGFloat, _ sizes: [CGSize], estimate: CGSize? = nil,
        isMirrored: Bool = false, metrics: FlowMetrics = FlowMetrics()
    ) -> FlowLayout {
        var section = FlowSection(metrics, axis, estimate: estimate)
        if estimate == nil {
            section.append(sizes)
        } else {
            for size in sizes { section.append(1, .measured(size)) }
        }
        var layout = FlowLayout(axis, across: across, scale: 2, isMirrored: isMirrored)
        layout.append(section)
        return layout
    }

    private func origins(_ layout: FlowLayout, _ section: Int = 0) -> [CGPoint] {
        (0..<(layout.itemCount(in: section) ?? 0)).compactMap { layout.frame(ofItem: $0, in: section)?.origin }
    }

    private func sizes(_ widths: [CGFloat], _ height: CGFloat) -> [CGSize] {
        widths.map { CGSize(width: $0, height: height) }
    }

    @Test("350 wide, 100×50: three items are spread, a fourth begins the next line")
    func spread() {
        let three = layout(across: 350, sizes([100, 100, 100], 50))
        #expect(origins(three) == [CGPoint(x: 0, y: 0), CGPoint(x: 125, y: 0), CGPoint(x: 250, y: 0)])
        let four = layout(across: 350, sizes([100, 100, 100, 100], 50))
        #expect(origins(four).prefix(3) == origins(three)[...])
        #expect(four.frame(ofItem: 3, in: 0) == CGRect(x: 0, y: 60, width: 100, height: 50))
        #expect(four.contentSize == CGSize(width: 350, height: 110))
    }

    @Test("375 wide, four of 50×50 stand as if the line were full")
    func lastLine() {
        #expect(origins(layout(across: 375, sizes([50, 50, 50, 50], 50))).map(\.x) == [0, 65, 130, 195])
    }

    @Test("320 wide, two of 200×40: each stands alone in the middle")
    func alone() {
        #expect(
            origins(layout(across: 320, sizes([200, 200], 40))) == [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 50)])
    }

    @Test("320 wide, 100×40 and 60×80, then 200×40 as well: thinner items in the middle of the line")
    func unequal() {
        let two = [CGSize(width: 100, height: 40), CGSize(width: 60, height: 80)]
        #expect(origins(layout(across: 320, two)) == [CGPoint(x: 0, y: 20), CGPoint(x: 110, y: 0)])
        let three = two + [CGSize(width: 200, height: 40)]
        #expect(
            origins(layout(across: 320, three)) == [
                CGPoint(x: 0, y: 20), CGPoint(x: 260, y: 0), CGPoint(x: 60, y: 90),
            ])
    }

    @Test("320 × 480, 40 full-width cells fitted while in sight: the rest counts their average")
    func averages() {
        let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
        var metrics = FlowMetrics()
        metrics.lineSpacing = 10
        for (told, rest, content) in [
            (nil, [487, 541, 595, 649.5, 703.5, 757.5, 811.5, 866], 2_154), (70, [487, 567, 647], 2_957),
        ] as [(CGFloat?, [CGFloat], CGFloat)] {
            var section = FlowSection(metrics, .vertical, estimate: CGSize(width: 50, height: 50))
            section.append(40, told.map { .told(CGSize(width: 320, height: $0)) } ?? .open)
            var layout = FlowLayout(.vertical, across: 320, scale: 2)
            layout.append(section)
            var item = 0
            // Top down, as long as the next one is in sight.
            while let frame = layout.frame(ofItem: item, in: 0), frame.minY < 480 {
                layout.set(.measured(CGSize(width: 320, height: heights[item % 9])), ofItem: item, in: 0)
                item += 1
            }
            #expect(item == 9)
            #expect(origins(layout).prefix(9).map(\.y) == [0, 39, 112, 151, 190, 263, 302, 375, 414])
            #expect(origins(layout).dropFirst(9).prefix(rest.count).map(\.y) == rest)
            #expect(layout.contentSize.height == content)
        }
    }

    @Test("320 wide, fitted widths: full lines spread, the last one not")
    func fitted() {
        let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
        let estimate = CGSize(width: 50, height: 50)
        let all = layout(across: 320, sizes(widths, 29), estimate: estimate)
        #expect(origins(all).map(\.x) == [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
        #expect(origins(all).map(\.y) == [0, 0, 39, 39, 39, 78, 78, 78])
        #expect(all.contentSize == CGSize(width: 320, height: 107))
        let two = layout(across: 320, sizes(Array(widths.prefix(5)), 29), estimate: estimate)
        #expect(origins(two).dropFirst(2).map(\.x) == [0, 93.5, 170])
        #expect(two.contentSize.height == 68)
    }

    @Test("320 wide, cells wider than the list: alone in the middle, at 0 if they measured themselves")
    func tooWide() {
        let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
        let fitted = layout(across: 320, sizes(widths, 29), estimate: CGSize(width: 50, height: 50))
        #expect(
            origins(fitted) == [
                CGPoint(x: 131, y: 0), CGPoint(x: 0, y: 39), CGPoint(x: 0, y: 78), CGPoint(x: 295.5, y: 78),
                CGPoint(x: 0, y: 117), CGPoint(x: 0, y: 156),
            ])
        #expect(fitted.contentSize.height == 185)
        let told = layout(across: 320, sizes([400], 29))
        #expect(origins(told) == [CGPoint(x: -40, y: 0)])
    }

    @Test("Horizontal, 480 high, the same cells: one column, gaps as if it were full of cells so high")
    func horizontal() {
        let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
        let column = layout(.horizontal, across: 480, sizes(widths, 29), estimate: CGSize(width: 50, height: 50))
        #expect(origins(column).map(\.x) == [340.5, 21, 265, 357.5, 0, 353])
        #expect(origins(column).map(\.y) == [0, 41, 82, 123, 164, 205])
        #expect(column.contentSize == CGSize(width: 739, height: 480))
    }

    @Test("320 wide, insets 5 12 5 12, a header of 30, cells 90 wide: fitted, and 30 high in two sections")
    func insets() {
        var metrics = FlowMetrics()
        metrics.header = 30
        metrics.insets = AxisInsets(top: 5, left: 12, bottom: 5, right: 12, .vertical)
        let heights: [CGFloat] = [29, 233, 80, 29, 233, 29]
        let fitted = layout(
            across: 320, heights.map { CGSize(width: 90, height: $0) }, estimate: CGSize(width: 50, height: 50),
            metrics: metrics)
        #expect(origins(fitted).map(\.x) == [12, 115, 218, 12, 115, 218])
        #expect(origins(fitted).map(\.y) == [137, 35, 111.5, 380, 278, 380])
        var first = FlowSection(metrics, .vertical)
        first.append(9, .told(CGSize(width: 90, height: 30)))
        var second = FlowSection(metrics, .vertical)
        second.append(3, .told(CGSize(width: 90, height: 30)))
        var plain = FlowLayout(.vertical, across: 320, scale: 2)
        plain.append(first)
        plain.append(second)
        #expect(origins(plain).map(\.y) == [35, 35, 35, 75, 75, 75, 115, 115, 115])
        #expect(origins(plain, 1).map(\.y) == [185, 185, 185])
        #expect(plain.contentSize.height == 220)
        #expect(plain.headerFrame(in: 1) == CGRect(x: 0, y: 150, width: 320, height: 30))
        #expect(plain.footerFrame(in: 1) == nil)
    }

    @Test("A section without items has its header, insets and footer")
    func empty() {
        var metrics = FlowMetrics()
        (metrics.header, metrics.footer) = (30, 20)
        metrics.insets = AxisInsets(top: 5, left: 12, bottom: 6, right: 12, .vertical)
        let empty = layout(across: 320, [], metrics: metrics)
        #expect(empty.contentSize == CGSize(width: 320, height: 61))
        #expect(empty.footerFrame(in: 0) == CGRect(x: 0, y: 41, width: 320, height: 20))
        #expect(empty.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).count == 2)
        #expect(empty.frame(ofItem: 0, in: 0) == nil)
        #expect(empty.frame(ofItem: 0, in: 1) == nil)
        #expect(empty.headerFrame(in: -1) == nil)
    }

    @Test("From the right, frames are mirrored")
    func mirrored() {
        let left = layout(across: 320, sizes([117, 100.5, 83.5], 29))
        let right = layout(across: 320, sizes([117, 100.5, 83.5], 29), isMirrored: true)
        for item in 0..<3 {
            let (a, b) = (left.frame(ofItem: item, in: 0), right.frame(ofItem: item, in: 0))
            #expect(a.map { 320 - $0.maxX } == b?.minX)
            #expect(a?.minY == b?.minY && a?.size == b?.size)
        }
    }

    @Test("100,000 items of one size are few runs; those in sight are found by search")
    func large() {
        var section = FlowSection(FlowMetrics(), .vertical)
        section.append(100_000, .told(CGSize(width: 100, height: 50)))
        var layout = FlowLayout(.vertical, across: 350, scale: 2)
        layout.append(section)
        #expect(layout.contentSize.height == 2_000_030)
        let rect = CGRect(x: 0, y: 1_000_000, width: 350, height: 480)
        let elements = layout.elements(in: rect)
        #expect(elements.first?.kind == .item(0, 16_666 * 3))
        #expect(elements.count == 27)
        #expect(elements.allSatisfy { shareMore($0.frame, rect) })
    }

    @Test("Nothing that a delegate makes up traps")
    func hostile() {
        let odd = [
            CGSize(width: CGFloat.nan, height: -5), CGSize(width: 0, height: 0),
            CGSize(width: CGFloat.infinity, height: 3), CGSize(width: -1, height: CGFloat.greatestFiniteMagnitude),
        ]
        var metrics = FlowMetrics()
        (metrics.itemSpacing, metrics.lineSpacing) = (-50, -.infinity)
        metrics.insets = AxisInsets(top: -10, left: 400, bottom: .nan, right: 400, .vertical)
        for metrics in [FlowMetrics(), metrics] {
            var layout = layout(across: 320, odd + odd + odd, metrics: metrics)
            for item in 0..<12 { _ = layout.frame(ofItem: item, in: 0) }
            layout.set(.measured(CGSize(width: CGFloat.nan, height: .nan)), ofItem: 3, in: 0)
            layout.set(.open, ofItem: 30, in: 0)
            layout.set(.open, ofItem: 0, in: 9)
            _ = layout.elements(in: CGRect(x: 0, y: -1e300, width: 1, height: 2e300))
            _ = layout.contentSize
        }
    }
}

@Suite("Flow layouts that change")
struct FlowLayoutEditTests {
    private func section(_ heights: [CGFloat], header: CGFloat = 0) -> FlowSection {
        var metrics = FlowMetrics()
        (metrics.header, metrics.footer) = (header, 20)
        var section = FlowSection(metrics, .vertical, estimate: CGSize(width: 320, height: 40))
        for height in heights { section.append(1, .measured(CGSize(width: 320, height: height))) }
        return section
    }

    private func heights(_ layout: FlowLayout) -> [[CGFloat]] {
        (0..<layout.sectionCount).map { section in
            (0..<(layout.itemCount(in: section) ?? 0)).compactMap { layout.frame(ofItem: $0, in: section)?.height }
        }
    }

    @Test("Items and sections take what was measured along; new ones are estimates")
    func edit() {
        var layout = FlowLayout(.vertical, across: 320, scale: 2)
        layout.append(section([10, 20, 30]))
        layout.append(section([40, 50]))
        layout.append(section([60]))
        var edit = FlowEdit()
        edit.deletedRows = [ListRow(0, 1)]
        edit.movedRows = [
            (ListRow(0, 2), ListRow(1, 2)), (ListRow(1, 0), ListRow(0, 0)), (ListRow(9, 9), ListRow(0, 0)),
        ]
        edit.movedSections = [(2, 0)]
        edit.deletedSections = [1]
        edit.insertedSections = [(1, section([70, 80]))]
        edit.insertedRows = [(ListRow(2, 1), .open), (ListRow(2, 0), .told(CGSize(width: 320, height: 15)))]
        layout.apply(edit)
        #expect(heights(layout) == [[40, 60], [70, 80, 30], [15, 10, 10]])
        #expect(layout.contentSize.height == 425)
    }

    @Test("Headers and footers stick to what is in sight, as in tables")
    func pinning() {
        var layout = FlowLayout(.vertical, across: 320, scale: 2)
        layout.append(section([100, 100, 100], header: 30))
        layout.append(section([100], header: 30))
        for (edge, start) in [(-10, 0), (50, 50), (340, 340), (345, 340)] as [(CGFloat, CGFloat)] {
            #expect(layout.pinnedHeaderFrame(in: 0, edge..<edge + 200)?.minY == start)
        }
        #expect(layout.pinnedHeaderFrame(in: 1, 345..<500)?.minY == 370)
        for (edge, start) in [(500, 350), (300, 280), (10, 0)] as [(CGFloat, CGFloat)] {
            #expect(layout.pinnedFooterFrame(in: 0, edge - 200..<edge)?.minY == start)
        }
    }
}
