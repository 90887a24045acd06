import ListLayout
import Testing

@Suite("Sections that are lists")
struct ListAppearanceTests {
    private func layout(_ section: CompositionalSection, rows: Int) -> CompositionalLayout {
        var layout = CompositionalLayout(.vertical, bounds: CGSize(width: 393, height: 852), scale: 3)
        layout.append(section, itemCount: rows)
        return layout
    }

    @Test("A plain list: rows of 44 from edge to edge, a header of 28 that sticks, 22 above a header that is an item")
    func plain() {
        let list = layout(.list(.plain, header: .supplementary), rows: 3)
        #expect(list.frame(ofItem: 2, in: 0) == CGRect(x: 0, y: 116, width: 393, height: 44))
        #expect(list.frame(ofBoundaryItem: 0, in: 0, 50..<900) == CGRect(x: 0, y: 50, width: 393, height: 28))
        #expect(list.elements(in: CGRect(x: 0, y: 0, width: 393, height: 852)).last?.zIndex == 200)
        let first = layout(.list(.plain, header: .firstItemInSection), rows: 1)
        #expect(first.frame(ofItem: 0, in: 0)?.minY == 22)
    }

    @Test("Grouped lists: 35 above without a header, 20 below without a footer; inset ones keep the margin free")
    func grouped() {
        let bare = layout(.list(.grouped), rows: 1)
        #expect(bare.frame(ofItem: 0, in: 0) == CGRect(x: 0, y: 35, width: 393, height: 44))
        #expect(bare.contentSize.height == 99)
        let full = layout(.list(.insetGrouped, header: .supplementary, hasFooter: true, margin: 20), rows: 1)
        #expect(full.frame(ofBoundaryItem: 0, in: 0) == CGRect(x: 20, y: 0, width: 353, height: 17.5))
        #expect(full.frame(ofBoundaryItem: 0, in: 0, 10..<900)?.minY == 0)
        // On whole pixels of a third.
        #expect(full.frame(ofItem: 0, in: 0)?.minX == 20)
        #expect(full.frame(ofItem: 0, in: 0)?.width == 353)
    }

    @Test("Two sections of header, two rows and footer, measured: 38.667, 97.667, 141.667, then the footer's 33.667")
    func measured() {
        var list = CompositionalLayout(.vertical, bounds: CGSize(width: 393, height: 852), scale: 3)
        let section = CompositionalSection.list(.insetGrouped, header: .supplementary, hasFooter: true, margin: 20)
        for number in 0..<2 {
            list.append(section, itemCount: 2)
            list.setMeasured(CGSize(width: 353, height: 116.0 / 3), ofBoundaryItem: 0, in: number)
            list.setMeasured(CGSize(width: 353, height: 101.0 / 3), ofBoundaryItem: 1, in: number)
        }
        // From 59, where the list begins on the screen.
        let tops = (0..<2).flatMap { section in
            (0..<2).compactMap { list.frame(ofItem: $0, in: section).map { ($0.minY + 59) * 3 } }
        }
        #expect(tops.map { $0.rounded() } == [293, 425, 774, 906])
        #expect(list.frame(ofBoundaryItem: 1, in: 0).map { (($0.minY + 59) * 3).rounded() } == 557)
        #expect(list.frame(ofBoundaryItem: 1, in: 0).map { (($0.maxY + 59) * 3).rounded() } == 658)
        #expect(list.frame(ofBoundaryItem: 0, in: 1).map { (($0.minY + 59) * 3).rounded() } == 658)
    }
}
