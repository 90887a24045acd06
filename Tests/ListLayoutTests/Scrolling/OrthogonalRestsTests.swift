import ListLayout
import Testing

@Suite("Where sections rest that scroll across")
struct OrthogonalRestsTests {
    /// Eight groups of 200 with 10 between them, 375 wide.
    private func layout(_ behavior: OrthogonalBehavior) -> CompositionalLayout {
        let item = LayoutItem(LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let group = LayoutItem(
            LayoutSize(width: .absolute(200), height: .absolute(120)), group: LayoutGroup(.horizontal, [item]))
        var section = CompositionalSection(group)
        section.interGroupSpacing = 10
        section.orthogonal = behavior
        var layout = CompositionalLayout(.vertical, bounds: CGSize(width: 375, height: 600), scale: 2)
        layout.append(section, itemCount: 8)
        return layout
    }

    private func rests(_ behavior: OrthogonalBehavior) throws -> OrthogonalRests {
        try #require(layout(behavior).rests(ofSection: 0))
    }

    @Test("Group by group: 0, 210, … 1260, 1295; in the middle: -87.5, 122.5, … 1382.5")
    func groups() throws {
        let paging = try rests(.groupPaging)
        #expect(paging.content == 1_670)
        #expect((0..<paging.count).map(paging.rest) == [0, 210, 420, 630, 840, 1_050, 1_260, 1_295])
        let centered = try rests(.groupPagingCentered)
        let expected = (0..<8).map { -87.5 + 210 * CGFloat($0) }
        #expect((0..<centered.count).map(centered.rest) == expected)
        #expect(centered.range == -87.5...1_382.5)
    }

    @Test("Pages are as long as what is seen; the last one ends with the content")
    func pages() throws {
        let paging = try rests(.paging)
        #expect((0..<paging.count).map(paging.rest) == [0, 375, 750, 1_125, 1_295])
        #expect(paging.rest(from: 375, landing: 3_000, velocity: 4) == 750)
        #expect(paging.rest(from: 375, landing: 300, velocity: 0) == 375)
        #expect(paging.rest(from: 375, landing: -900, velocity: -4) == 0)
    }

    @Test("Paging moves one step, leading boundaries as many as it takes, continuous scrolling rests anywhere")
    func steps() throws {
        let groups = try rests(.groupPaging)
        #expect(groups.rest(from: 210, landing: 1_200, velocity: 3) == 420)
        #expect(groups.rest(from: 210, landing: 1_200, velocity: 0) == 420)
        #expect(groups.rest(from: 210, landing: 220, velocity: -0.1) == 0)
        #expect(groups.rest(from: 1_295, landing: 1_400, velocity: 2) == 1_295)
        let leading = try rests(.continuousGroupLeadingBoundary)
        #expect(leading.rest(from: 0, landing: 1_000, velocity: 3) == 1_050)
        #expect(leading.rest(from: 0, landing: 944, velocity: 3) == 840)
        #expect(leading.rest(from: 0, landing: 9_000, velocity: 3) == 1_295)
        let free = try rests(.continuous)
        #expect(free.count == 0)
        #expect(free.rest(from: 0, landing: 333.3, velocity: 3) == 333.3)
        #expect(free.rest(from: 0, landing: 2_000, velocity: 3) == 1_295)
    }

    @Test("The section is as long as its groups are thick; groups stand beside each other")
    func section() throws {
        let layout = layout(.continuous)
        #expect(layout.contentSize == CGSize(width: 375, height: 120))
        #expect(layout.window(ofSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 120))
        #expect(layout.frame(ofItem: 7, in: 0) == CGRect(x: 1_470, y: 0, width: 200, height: 120))
        #expect(CompositionalLayout(.vertical, bounds: .zero, scale: 1).rests(ofSection: 0) == nil)
    }
}
