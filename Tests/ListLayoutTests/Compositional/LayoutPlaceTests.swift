import CoreGraphics
import ListLayout
import Testing

@Suite("Why items stand where they stand")
struct LayoutPlaceTests {
    private static let half = LayoutItem(LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))

    /// All places, whatever they are in.
    private func all(_ places: [LayoutPlace]) -> [LayoutPlace] { places.flatMap { [$0] + all($0.parts) } }

    @Test("A group says its shares, its spaces and what is left over")
    func group() throws {
        var line = LayoutGroup(.horizontal, [Self.half])
        line.spacing = .fixed(10)
        var group = LayoutItem(LayoutSize(width: .fractionalWidth(1), height: .absolute(40)), group: line)
        group.insets = LayoutInsets(leading: 5, trailing: 5)
        var section = CompositionalSection(group)
        section.insets = LayoutInsets(top: 10, leading: 15, bottom: 10, trailing: 15)
        section.interGroupSpacing = 8
        var layout = CompositionalLayout(.vertical, bounds: CGSize(width: 321, height: 200), scale: 1)
        layout.append(section, itemCount: 3)
        let places = layout.places(in: CGRect(x: 0, y: 0, width: 321, height: 200))
        let first = try #require(places.first)
        #expect(
            places.count == 1 && first.kind == .section(0) && first.frame == CGRect(x: 0, y: 0, width: 321, height: 108)
        )
        #expect(first.inner == CGRect(x: 15, y: 10, width: 291, height: 88))
        #expect(first.rules == ["3 items in 2 groups", "insets [10, 15, 10, 15]", "8 between groups"])
        #expect(first.parts.map(\.kind) == [.group(0), .group(1)])
        let parts = first.parts[0].parts
        #expect(first.parts[0].inner == CGRect(x: 20, y: 10, width: 281, height: 40))
        // Half of 281 less 10 is 135.5: down to whole pixels.
        #expect(
            first.parts[0].rules == [
                "horizontal", "width 1 of the width 291 = 291", "height 40", "insets [0, 5, 0, 5]", "2 fit",
                "10 between",
                "1 left over at the end",
            ])
        #expect(parts.map(\.kind) == [.item(0), .item(1)])
        #expect(parts.map(\.frame.minX) == [20, 165] && parts[1].frame.size == CGSize(width: 135, height: 40))
        #expect(parts[0].rules == ["width 0.5 of the width 271 = 135", "height 1 of the height 40 = 40"])
        #expect(first.parts[1].parts.map(\.kind) == [.item(2), .missing])
    }

    @Test(
        "Flexible spaces say what they got, equal parts of what they are, measured sizes what they were thought to be")
    func words() throws {
        var line = LayoutGroup(
            .horizontal, [LayoutItem(LayoutSize(width: .absolute(50), height: .estimated(30)))], .count(3))
        line.spacing = .flexible(4)
        var layout = CompositionalLayout(.vertical, bounds: CGSize(width: 320, height: 200), scale: 1)
        layout.append(
            CompositionalSection(
                LayoutItem(LayoutSize(width: .fractionalWidth(1), height: .estimated(30)), group: line)), itemCount: 3)
        layout.setMeasured(CGSize(width: 50, height: 44), ofItem: 1, in: 0)
        let group = try #require(layout.places(in: CGRect(x: 0, y: 0, width: 320, height: 200)).first?.parts.first)
        #expect(
            group.rules == [
                "horizontal", "width 1 of the width 320 = 320", "height 44 as measured, estimated 30", "4 between",
                "81 more for each of 2 flexible spaces",
            ])
        #expect(
            group.parts.map { $0.rules[1] } == [
                "height 30 as estimated", "height 44 as measured, estimated 30", "height 30 as estimated",
            ])
        var equal = CompositionalLayout(.vertical, bounds: CGSize(width: 320, height: 200), scale: 1)
        let thirds = LayoutGroup(.vertical, [Self.half], .equal(3))
        equal.append(
            CompositionalSection(LayoutItem(LayoutSize(width: .absolute(100), height: .absolute(90)), group: thirds)),
            itemCount: 3)
        let item = equal.places(in: CGRect(x: 0, y: 0, width: 320, height: 200)).first?.parts.first?.parts.first
        #expect(item?.rules == ["width 0.5 of the width 100 = 50", "height 1 of 3 equal parts of 90 = 30"])
    }

    @Test("A line of a flow layout says how it was broken and spread")
    func lines() {
        var metrics = FlowMetrics()
        (metrics.header, metrics.insets.acrossStart) = (20, 10)
        var section = FlowSection(metrics, .vertical)
        section.append([100, 100, 90, 60, 200, 40, 30].map { CGSize(width: $0, height: 50) })
        var layout = FlowLayout(.vertical, across: 320, scale: 1)
        layout.append(section)
        let place = layout.places(in: CGRect(x: 0, y: 0, width: 320, height: 400))[0]
        #expect(place.parts.map(\.kind) == [.edge("header"), .line(0), .line(1), .line(2)])
        #expect(
            place.parts.dropFirst().map(\.rules) == [
                [
                    "3 items, together 290, in 310, at least 10 between",
                    "full: 10 between, so that it reaches from edge to edge",
                ],
                [
                    "2 items, together 260, in 310, at least 10 between",
                    "full: 50 between, so that it reaches from edge to edge",
                ],
                ["2 items, together 70, in 310, at least 10 between", "last: the least spaces, 230 left over"],
            ])
        #expect(all([place]).filter { if case .item = $0.kind { true } else { false } }.count == 7)
    }

    /// A cell's place, within its insets.
    private func cells(_ places: [LayoutPlace]) -> [Int: CGRect] {
        all(places).reduce(into: [:]) { cells, place in
            if case .item(let item) = place.kind { cells[item] = place.inner ?? place.frame }
        }
    }

    @Test("Places are those that the layout gives, whatever the groups are")
    func agreement() {
        var random = SplitMix64(seed: 7)
        for round in 0..<300 {
            func side(_ all: [LayoutDimension]) -> LayoutDimension { all[random.count(all.count - 1)] }
            func size() -> LayoutSize {
                LayoutSize(
                    width: side([.absolute(60), .fractionalWidth(0.5), .fractionalWidth(0.3), .estimated(50)]),
                    height: side([.absolute(30), .fractionalHeight(0.5), .estimated(40), .uniformAcrossSiblings(20)]))
            }
            func item(_ depth: Int) -> LayoutItem {
                var item = LayoutItem(size())
                if random.count(2) == 0 { item.insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
                if random.count(3) == 0 { item.edgeSpacing.leading = .fixed(3) }
                guard depth > 0, random.count(1) == 0 else { return item }
                return group(depth - 1)
            }
            func group(_ depth: Int) -> LayoutItem {
                var line = LayoutGroup(
                    random.count(1) == 0 ? .horizontal : .vertical, (0...random.count(2)).map { _ in item(depth) })
                line.spacing = [.fixed(0), .fixed(5), .flexible(3)][random.count(2)]
                if random.count(3) == 0 { line.repetition = .count(2) }
                return LayoutItem(
                    LayoutSize(width: .fractionalWidth(0.9), height: .absolute(CGFloat(50 + random.count(60)))),
                    group: line)
            }
            var section = CompositionalSection(group(2))
            section.interGroupSpacing = 4
            section.insets = LayoutInsets(top: 5, leading: 6)
            var layout = CompositionalLayout(
                .vertical, bounds: CGSize(width: 320, height: 4_000), scale: 2, isMirrored: round % 3 == 0)
            layout.append(section, itemCount: 1 + random.count(20))
            for item in 0..<5 { layout.setMeasured(CGSize(width: 33, height: 27.5), ofItem: item * 2, in: 0) }
            let cells = cells(layout.places(in: CGRect(x: -1_000, y: 0, width: 5_000, height: 100_000)))
            for (item, frame) in cells {
                let wanted = layout.frame(ofItem: item, in: 0)
                #expect(wanted == frame, "round \(round), item \(item)")
            }
        }
    }
}
