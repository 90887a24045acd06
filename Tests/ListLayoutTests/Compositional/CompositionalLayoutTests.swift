import ListLayout
import Testing

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    private func layout(
        _ section: CompositionalSection, _ count: Int, width: CGFloat, height: CGFloat = 480, scale: CGFloat = 2,
        isMirrored: Bool = false
    ) -> CompositionalLayout {
        var layout = CompositionalLayout(
            .vertical, bounds: CGSize(width: width, height: height), scale: scale, isMirrored: isMirrored)
        layout.append(section, itemCount: count)
        return layout
    }

    /// One row of items.
    private func row(
        _ items: [LayoutItem], _ spacing: LayoutSpacing = .fixed(0), height: LayoutDimension = .absolute(100)
    ) -> LayoutItem {
        var group = LayoutGroup(.horizontal, items)
        group.spacing = spacing
        return LayoutItem(size(.fractionalWidth(1), height), group: group)
    }

    private func frames(_ layout: CompositionalLayout, _ section: Int = 0) -> [CGRect] {
        var frames: [CGRect] = []
        while let frame = layout.frame(ofItem: frames.count, in: section) { frames.append(frame) }
        return frames
    }

    @Test("A group of 300, halves and thirds with a fixed 10 between them")
    func fractions() {
        let half = LayoutItem(size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let halves = frames(layout(CompositionalSection(row([half], .fixed(10))), 2, width: 300))
        #expect(halves.map(\.minX) == [0, 155])
        #expect(halves.map(\.width) == [145, 145])
        let part = LayoutItem(size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        let thirds = frames(layout(CompositionalSection(row([part], .fixed(10))), 4, width: 300))
        #expect(thirds.map(\.minX) == [0, 103, 206, 0])
        #expect(thirds.map(\.width) == [93, 93, 93, 93])
        #expect(thirds[3].minY == 100)
        let fine = frames(layout(CompositionalSection(row([part], .fixed(8))), 3, width: 375, scale: 3))
        let (width, second, third) = (359.0 / 3, 383.0 / 3, 766.0 / 3) as (CGFloat, CGFloat, CGFloat)
        #expect(fine.map(\.width) == [width, width, width])
        #expect(fine.map(\.minX) == [0, second, third])
    }

    @Test("A group of 320, absolute 100 with flexible spaces")
    func flexible() {
        let item = LayoutItem(size(.absolute(100), .fractionalHeight(1)))
        #expect(
            frames(layout(CompositionalSection(row([item], .flexible(0))), 3, width: 320)).map(\.minX) == [0, 110, 220])
    }

    @Test(
        "Items of a half with insets of 5, groups of 200, a section with insets of 10; a header of 44 lowers all")
    func insets() {
        var half = LayoutItem(size(.fractionalWidth(0.5), .fractionalHeight(1)))
        half.insets = LayoutInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        var section = CompositionalSection(row([half], height: .absolute(200)))
        section.insets = LayoutInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let plain = layout(section, 3, width: 320)
        #expect(
            frames(plain) == [
                CGRect(x: 15, y: 15, width: 140, height: 190), CGRect(x: 165, y: 15, width: 140, height: 190),
                CGRect(x: 15, y: 215, width: 140, height: 190),
            ])
        #expect(plain.contentSize == CGSize(width: 320, height: 420))
        section.boundaryItems = [LayoutBoundaryItem("header", size(.fractionalWidth(1), .absolute(44)), .top)]
        let headed = layout(section, 3, width: 320)
        #expect(headed.frame(ofBoundaryItem: 0, in: 0) == CGRect(x: 10, y: 0, width: 300, height: 44))
        #expect(frames(headed) == frames(plain).map { $0.offsetBy(dx: 0, dy: 44) })
        #expect(headed.contentSize.height == 464)
    }

    @Test("A vertical group of 300 of thirds with five items: the last group is shorter by what it lacks")
    func partial() {
        let third = LayoutItem(size(.fractionalWidth(1), .fractionalHeight(1.0 / 3)))
        let group = LayoutItem(size(.fractionalWidth(1), .absolute(300)), group: LayoutGroup(.vertical, [third]))
        let layout = layout(CompositionalSection(group), 5, width: 320)
        #expect(layout.contentSize.height == 500)
        #expect(frames(layout).map(\.minY) == [0, 100, 200, 300, 400])
    }

    @Test("A vertical group of two 30s with 5 between them and an estimate of 100 is 65 long")
    func openGroup() {
        let item = LayoutItem(size(.fractionalWidth(1), .absolute(30)))
        var lines = LayoutGroup(.vertical, [item, item])
        lines.spacing = .fixed(5)
        let group = LayoutItem(size(.fractionalWidth(1), .estimated(100)), group: lines)
        #expect(layout(CompositionalSection(group), 2, width: 320).contentSize.height == 65)
    }

    @Test("Insets larger than the item leave the difference")
    func largeInsets() {
        var item = LayoutItem(size(.absolute(9.5), .fractionalHeight(1)))
        item.insets = LayoutInsets(leading: 7, trailing: 7)
        let frame = layout(CompositionalSection(row([item])), 1, width: 320).frame(ofItem: 0, in: 0)
        #expect(frame?.width == 4.5)
        #expect(frame?.minX == 7)
    }

    @Test("So many of equal length share a group; so many of their own length may stick out")
    func counts() {
        let whole = LayoutItem(size(.fractionalWidth(1), .fractionalHeight(1)))
        var section = CompositionalSection(
            LayoutItem(size(.fractionalWidth(1), .absolute(50)), group: LayoutGroup(.horizontal, [whole], .equal(3))))
        section.group.group?.spacing = .fixed(10)
        let equal = frames(layout(section, 4, width: 320))
        #expect(equal.map(\.minX) == [0, 110, 220, 0])
        #expect(equal.map(\.width) == [100, 100, 100, 100])
        section.group.group?.repetition = .count(2)
        #expect(frames(layout(section, 2, width: 320)).map(\.minX) == [0, 320])
    }

    @Test("Nested groups: a large item beside two small ones, repeated")
    func nested() {
        let large = LayoutItem(size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
        let small = LayoutItem(size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = LayoutItem(
            size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), group: LayoutGroup(.vertical, [small]))
        let layout = layout(CompositionalSection(row([large, pair], height: .absolute(200))), 5, width: 300)
        #expect(
            frames(layout) == [
                CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 200, y: 0, width: 100, height: 100),
                CGRect(x: 200, y: 100, width: 100, height: 100), CGRect(x: 0, y: 200, width: 200, height: 200),
                CGRect(x: 200, y: 200, width: 100, height: 100),
            ])
        #expect(layout.contentSize.height == 400)
    }

    @Test("Flexible edges put an item into the middle; fixed ones move groups apart")
    func edges() {
        var item = LayoutItem(size(.absolute(100), .absolute(40)))
        (item.edgeSpacing.top, item.edgeSpacing.bottom) = (.flexible(0), .flexible(0))
        (item.edgeSpacing.leading, item.edgeSpacing.trailing) = (.flexible(10), .flexible(10))
        var group = row([item])
        (group.edgeSpacing.top, group.edgeSpacing.bottom) = (.fixed(3), .fixed(4))
        var section = CompositionalSection(group)
        section.interGroupSpacing = 5
        // Two fit with their edges: what is left goes to four edges.
        let frames = frames(layout(section, 4, width: 320))
        #expect(frames.map(\.minX) == [30, 190, 30, 190])
        #expect(frames.map(\.minY) == [33, 33, 145, 145])
    }

    @Test("An estimated group across is as long as its longest item, and grows with what is measured")
    func measuring() {
        let item = LayoutItem(size(.fractionalWidth(0.5), .estimated(50)))
        var section = CompositionalSection(row([item], height: .estimated(50)))
        section.interGroupSpacing = 10
        var layout = layout(section, 5, width: 320)
        #expect(layout.contentSize.height == 170)
        layout.setMeasured(CGSize(width: 160, height: 81), ofItem: 1, in: 0)
        layout.setMeasured(CGSize(width: 999, height: 30), ofItem: 0, in: 0)
        #expect(frames(layout)[0] == CGRect(x: 0, y: 0, width: 160, height: 30))
        #expect(frames(layout)[1] == CGRect(x: 160, y: 0, width: 160, height: 81))
        #expect(frames(layout)[2].minY == 91)
        #expect(layout.contentSize.height == 201)
        layout.setMeasured(CGSize(width: 160, height: 20), ofItem: 4, in: 0)
        #expect(layout.contentSize.height == 171)
        layout.setMeasured(nil, ofItem: 1, in: 0)
        #expect(layout.contentSize.height == 140)
        layout.setMeasured(CGSize(width: 1, height: 1), ofItem: 5, in: 0)
        layout.setMeasured(CGSize(width: 1, height: 1), ofItem: 0, in: 1)
        #expect(layout.contentSize.height == 140)
    }

    @Test("Siblings that are uniform are as high as the highest of them")
    func uniform() {
        let uniform = LayoutItem(size(.fractionalWidth(0.5), .uniformAcrossSiblings(20)))
        var layout = layout(CompositionalSection(row([uniform], height: .estimated(20))), 4, width: 320)
        layout.setMeasured(CGSize(width: 160, height: 66), ofItem: 1, in: 0)
        #expect(frames(layout).map(\.height) == [66, 66, 20, 20])
        #expect(layout.contentSize.height == 86)
    }

    @Test("Boundary items on one side do not stack; one that extends nothing lies over the content; pinned ones stick")
    func boundaries() {
        let item = LayoutItem(size(.fractionalWidth(1), .absolute(100)))
        var section = CompositionalSection(row([item]))
        section.insets = LayoutInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        var header = LayoutBoundaryItem("header", size(.fractionalWidth(1), .absolute(40)), .top)
        header.pinsToVisibleBounds = true
        var badge = LayoutBoundaryItem("badge", size(.absolute(30), .absolute(30)), [.top, .trailing])
        badge.extendsBoundary = false
        let second = LayoutBoundaryItem("second", size(.absolute(50), .absolute(25)), [.top, .leading])
        let footer = LayoutBoundaryItem("footer", size(.fractionalWidth(0.5), .estimated(20)), .bottom)
        section.boundaryItems = [header, badge, second, footer]
        var layout = layout(section, 3, width: 320)
        #expect(layout.contentSize.height == 380)
        #expect(layout.frame(ofBoundaryItem: 0, in: 0) == CGRect(x: 20, y: 0, width: 280, height: 40))
        #expect(layout.frame(ofBoundaryItem: 1, in: 0) == CGRect(x: 270, y: 40, width: 30, height: 30))
        #expect(layout.frame(ofBoundaryItem: 2, in: 0) == CGRect(x: 20, y: 0, width: 50, height: 25))
        #expect(layout.frame(ofBoundaryItem: 3, in: 0) == CGRect(x: 90, y: 360, width: 140, height: 20))
        #expect(frames(layout).map(\.minY) == [50, 150, 250])
        for (edge, y) in [(-20, 0), (100, 100), (340, 340), (400, 340)] as [(CGFloat, CGFloat)] {
            #expect(layout.frame(ofBoundaryItem: 0, in: 0, edge..<edge + 100)?.minY == y)
        }
        #expect(layout.frame(ofBoundaryItem: 2, in: 0, 100..<200)?.minY == 0)
        layout.setMeasured(CGSize(width: 5, height: 33), ofBoundaryItem: 3, in: 0)
        #expect(layout.contentSize.height == 393)
        section.supplementsFollowInsets = false
        #expect(self.layout(section, 3, width: 320).frame(ofBoundaryItem: 0, in: 0)?.width == 320)
        let pinned = layout.elements(in: CGRect(x: 0, y: 100, width: 320, height: 100), 100..<200)
        #expect(pinned.first { $0.kind == .boundary(0, 0) }?.zIndex == 1_000_000_000)
    }

    @Test("Sections are apart by their spacing, empty ones too; the layout's own header stands before all")
    func sections() {
        let section = CompositionalSection(row([LayoutItem(size(.fractionalWidth(1), .absolute(100)))]))
        let header = LayoutBoundaryItem("all", size(.fractionalWidth(1), .absolute(60)), .top)
        var layout = CompositionalLayout(
            .vertical, bounds: CGSize(width: 320, height: 480), scale: 2, interSectionSpacing: 12,
            boundaryItems: [header])
        for count in [1, 0, 2] { layout.append(section, itemCount: count) }
        #expect(layout.frame(ofItem: 0, in: 0)?.minY == 60)
        #expect(layout.extent(ofSection: 1).map { $0 == (172, 172) } == true)
        #expect(layout.frame(ofItem: 0, in: 2)?.minY == 184)
        #expect(layout.contentSize.height == 384)
        #expect(layout.frame(ofBoundaryItem: 0) == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(layout.frame(ofItem: 0, in: 1) == nil)
        #expect(layout.frame(ofItem: 0, in: 3) == nil)
        #expect(layout.frame(ofBoundaryItem: 1) == nil)
    }

    @Test("Nothing is shown of a section whose first item does not fit")
    func tooLarge() {
        let item = LayoutItem(size(.absolute(400), .absolute(100)))
        let layout = layout(CompositionalSection(row([item])), 5, width: 320)
        #expect(layout.contentSize.height == 0)
        #expect(frames(layout).isEmpty)
        #expect(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
    }

    @Test("A badge hangs on its item's corner; supplements are counted by kind in their section")
    func supplements() {
        var item = LayoutItem(size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.supplements = [
            LayoutSupplement(
                "badge", size(.absolute(20), .absolute(20)),
                LayoutAnchor([.top, .trailing], .fractional(CGPoint(x: 0.5, y: -0.5)))),
            LayoutSupplement(
                "title", size(.fractionalWidth(1), .absolute(10)), LayoutAnchor(.bottom), anchor: LayoutAnchor(.top)),
        ]
        let layout = layout(CompositionalSection(row([item])), 5, width: 320)
        let elements = layout.elements(in: CGRect(x: 0, y: 110, width: 320, height: 20))
        let items = elements.map(\.kind).filter { kind in
            if case .item = kind { true } else { false }
        }
        #expect(items == [.item(0, 2), .item(0, 3)])
        #expect(
            elements.first { $0.kind == .supplement("badge", 0, 2) }?.frame
                == CGRect(x: 150, y: 90, width: 20, height: 20))
        #expect(
            elements.first { $0.kind == .supplement("title", 0, 3) }?.frame
                == CGRect(x: 160, y: 200, width: 160, height: 10))
    }

    @Test("A decoration lies behind the whole section, its items above it")
    func decorations() {
        var section = CompositionalSection(row([LayoutItem(size(.fractionalWidth(1), .absolute(100)))]))
        section.insets = LayoutInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.boundaryItems = [LayoutBoundaryItem("header", size(.fractionalWidth(1), .absolute(40)), .top)]
        var card = LayoutDecoration("card")
        card.insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorations = [card]
        let layout = layout(section, 1, width: 320)
        #expect(layout.frame(ofDecoration: 0, in: 0) == CGRect(x: 2, y: 1, width: 314, height: 156))
        let elements = layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(elements.first { $0.kind == .item(0, 0) }?.zIndex == 1)
        #expect(elements.first { $0.kind == .decoration(0, 0) }?.zIndex == 0)
        #expect(layout.elements(in: CGRect(x: 50, y: 50, width: 0, height: 0)).map(\.kind) == [.decoration(0, 0)])
    }

    @Test("A group of code's own, repeated")
    func custom() {
        let places = [
            LayoutGroup.CustomItem(CGRect(x: 0, y: 0, width: 100, height: 60)),
            LayoutGroup.CustomItem(CGRect(x: 50, y: 40, width: 100, height: 60), zIndex: 3),
        ]
        let group = LayoutItem(size(.fractionalWidth(1), .absolute(120)), group: LayoutGroup(places))
        let layout = layout(CompositionalSection(group), 3, width: 320)
        #expect(frames(layout).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 40), CGPoint(x: 0, y: 120)])
        #expect(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 100)).map(\.zIndex) == [0, 3])
    }

    @Test("From the right, frames are mirrored")
    func mirrored() {
        let third = LayoutItem(size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        var section = CompositionalSection(row([third], .fixed(10)))
        section.insets = LayoutInsets(leading: 20, trailing: 5)
        section.boundaryItems = [LayoutBoundaryItem("header", size(.absolute(70), .absolute(40)), [.top, .leading])]
        let left = layout(section, 4, width: 320)
        let right = layout(section, 4, width: 320, isMirrored: true)
        for (a, b) in zip(frames(left), frames(right)) {
            let mirrored = CGRect(x: 320 - a.maxX, y: a.minY, width: a.width, height: a.height)
            #expect(b == mirrored)
        }
        #expect(right.frame(ofBoundaryItem: 0, in: 0)?.maxX == 300)
    }

    @Test("Horizontal layouts count along x")
    func horizontal() {
        let item = LayoutItem(size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = LayoutItem(size(.absolute(120), .fractionalHeight(1)), group: LayoutGroup(.vertical, [item]))
        var section = CompositionalSection(group)
        section.interGroupSpacing = 10
        section.insets = LayoutInsets(top: 8, leading: 20, bottom: 8, trailing: 30)
        section.boundaryItems = [LayoutBoundaryItem("side", size(.absolute(40), .fractionalHeight(1)), .leading)]
        var layout = CompositionalLayout(.horizontal, bounds: CGSize(width: 320, height: 216), scale: 2)
        layout.append(section, itemCount: 3)
        #expect(
            frames(layout) == [
                CGRect(x: 60, y: 8, width: 120, height: 100), CGRect(x: 60, y: 108, width: 120, height: 100),
                CGRect(x: 190, y: 8, width: 120, height: 100),
            ])
        #expect(layout.contentSize == CGSize(width: 340, height: 216))
        #expect(layout.frame(ofBoundaryItem: 0, in: 0) == CGRect(x: 0, y: 8, width: 40, height: 200))
    }

    @Test("100,000 items of which nothing was measured are one solved group")
    func large() {
        let third = LayoutItem(size(.fractionalWidth(1.0 / 3), .estimated(100)))
        var layout = layout(CompositionalSection(row([third], height: .estimated(100))), 100_000, width: 300)
        #expect(layout.contentSize.height == 3_333_400)
        #expect(layout.frame(ofItem: 99_999, in: 0) == CGRect(x: 0, y: 3_333_300, width: 100, height: 100))
        let screen = CGRect(x: 0, y: 1_000_000, width: 300, height: 480)
        #expect(layout.elements(in: screen).count == 15)
        layout.setMeasured(CGSize(width: 100, height: 160), ofItem: 50_000, in: 0)
        #expect(layout.contentSize.height == 3_333_460)
    }

    @Test("Nothing that code makes up traps")
    func hostile() {
        let lengths: [LayoutDimension] = [
            .absolute(.nan), .absolute(-5), .absolute(.infinity), .fractionalWidth(.nan), .fractionalHeight(-3),
            .estimated(0), .absolute(0), .uniformAcrossSiblings(-.infinity), .fractionalWidth(1e300),
        ]
        var random = SplitMix64(seed: 101)
        for _ in 0..<LongRuns.count(5_000) {
            let pick = { (random: inout SplitMix64) in lengths[random.count(lengths.count - 1)] }
            var item = LayoutItem(size(pick(&random), pick(&random)))
            item.insets = LayoutInsets(top: 1e9, leading: -1e9, bottom: .nan, trailing: 3)
            var lines = LayoutGroup(random.count(1) == 0 ? .horizontal : .vertical, random.count(4) == 0 ? [] : [item])
            lines.spacing = random.count(1) == 0 ? .flexible(-40) : .fixed(.infinity)
            if random.count(3) == 0 { lines.repetition = .count(random.count(3) - 1) }
            var section = CompositionalSection(LayoutItem(size(pick(&random), pick(&random)), group: lines))
            section.interGroupSpacing = random.count(1) == 0 ? -30 : .nan
            section.orthogonal = random.count(1) == 0 ? nil : .groupPagingCentered
            section.boundaryItems = [LayoutBoundaryItem("x", size(pick(&random), pick(&random)), [])]
            var layout = CompositionalLayout(
                random.count(1) == 0 ? .vertical : .horizontal, bounds: CGSize(width: 320, height: 0), scale: .nan)
            layout.append(section, itemCount: random.count(100) - 5)
            layout.setMeasured(CGSize(width: CGFloat.nan, height: -4), ofItem: random.count(9), in: 0)
            _ = layout.elements(in: CGRect(x: -10, y: -10, width: 400, height: 400))
            _ = layout.rests(ofSection: 0)?.rest(from: 0, landing: .nan, velocity: 1)
            _ = layout.frame(ofItem: 3, in: 0)
            _ = layout.contentSize
        }
    }
}
