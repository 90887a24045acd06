import ListLayout
import Testing

/// Compositional layouts against the rules written down once more, plainly: each group by itself, all items in turn.
@Suite("Random compositional layouts")
struct RandomCompositionalTests {
    /// What one layout is made of: a section with groups of one line of cells.
    private struct Case {
        var axis: ListAxis
        var main: ListAxis
        var bounds = CGSize(width: 320, height: 480)
        var scale: CGFloat
        var isMirrored: Bool
        var section: CompositionalSection
        var count: Int
        var measured: [Int: CGSize] = [:]

        init(_ random: inout SplitMix64) {
            axis = random.count(2) > 0 ? .vertical : .horizontal
            main = random.count(2) > 0 ? axis.other : axis
            scale = CGFloat(1 + random.count(2))
            isMirrored = random.count(3) == 0
            count = random.count(20)
            var items: [LayoutItem] = []
            let isOpenAcross = random.count(2) == 0
            for _ in 0...random.count(2) { items.append(Self.item(&random, main, isOpenAcross)) }
            var lines = LayoutGroup(main, items)
            lines.spacing = Self.space(&random, [0, 8, 10, 12.5])
            if random.count(5) == 0 { lines.repetition = .count(1 + random.count(3)) }
            if random.count(5) == 0 { lines.repetition = .equal(1 + random.count(3)) }
            let along = LayoutDimension.absolute(CGFloat(60 + random.count(100)))
            let across: LayoutDimension =
                isOpenAcross && main == axis.other ? .estimated(50) : main == axis ? Self.share(axis.other) : along
            let size =
                main == axis.other
                ? Self.size(axis, along: across, across: Self.share(axis.other))
                : Self.size(axis, along: .absolute(CGFloat(100 + random.count(200))), across: across)
            var group = LayoutItem(size, group: lines)
            if random.count(2) == 0 {
                group.insets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
            }
            if random.count(2) == 0 { (group.edgeSpacing.top, group.edgeSpacing.leading) = (.fixed(7), .fixed(2)) }
            section = CompositionalSection(group)
            section.interGroupSpacing = CGFloat([0, 5, 10][random.count(2)])
            if random.count(1) == 0 { section.insets = LayoutInsets(top: 10, leading: 15, bottom: 20, trailing: 25) }
            if random.count(2) == 0 { section.referenceInsets = LayoutInsets(leading: 20, trailing: 20) }
            for item in 0..<count where random.count(2) == 0 {
                measured[item] = CGSize(width: CGFloat(10 + random.count(90)), height: CGFloat(10 + random.count(90)))
            }
        }

        private static func share(_ axis: ListAxis) -> LayoutDimension {
            axis == .horizontal ? .fractionalWidth(1) : .fractionalHeight(1)
        }

        private static func size(
            _ axis: ListAxis, along: LayoutDimension, across: LayoutDimension
        ) -> LayoutSize {
            axis == .vertical ? LayoutSize(width: across, height: along) : LayoutSize(width: along, height: across)
        }

        private static func space(_ random: inout SplitMix64, _ points: [CGFloat]) -> LayoutSpacing {
            let points = points[random.count(points.count - 1)]
            return random.count(2) == 0 ? .flexible(points) : .fixed(points)
        }

        private static func item(_ random: inout SplitMix64, _ main: ListAxis, _ isOpen: Bool) -> LayoutItem {
            let share = CGFloat([0.25, 1.0 / 3, 0.5, 0.4][random.count(3)])
            let lengths: [LayoutDimension] = [
                main == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share),
                .absolute(CGFloat(20 + random.count(60))),
            ]
            let across: [LayoutDimension] =
                isOpen
                ? [.estimated(40), .absolute(45)]
                : [main == .horizontal ? .fractionalHeight(0.75) : .fractionalWidth(0.75), .absolute(30)]
            var item = LayoutItem(
                size(main, along: lengths[random.count(1)], across: across[random.count(1)]))
            if random.count(2) == 0 { item.insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
            if random.count(3) == 0 {
                (item.edgeSpacing.leading, item.edgeSpacing.bottom) = (.flexible(4), .flexible(2))
            }
            if random.count(3) == 0 { (item.edgeSpacing.trailing, item.edgeSpacing.top) = (.fixed(3), .fixed(1)) }
            return item
        }
    }

    /// The rules, plainly.
    private struct Plain {
        let layout: Case
        var frames: [CGRect] = []
        var length: CGFloat = 0

        init(_ layout: Case) {
            self.layout = layout
            place()
            guard layout.isMirrored else { return }
            let width =
                layout.axis == .vertical
                ? layout.bounds.width : (length * layout.scale + 1.0 / 1024).rounded(.down) / layout.scale
            frames = frames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }

        private func down(_ value: CGFloat) -> CGFloat {
            (value * layout.scale + 1.0 / 1024).rounded(.down) / layout.scale
        }

        private func near(_ value: CGFloat) -> CGFloat {
            (value * layout.scale + 0.5 + 1.0 / 1024).rounded(.down) / layout.scale
        }

        private func length(_ dimension: LayoutDimension, _ container: CGSize) -> CGFloat {
            switch dimension {
            case .fractionalWidth(let share): down(container.width * share)
            case .fractionalHeight(let share): down(container.height * share)
            case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
            }
        }

        private func isOpen(_ dimension: LayoutDimension) -> Bool {
            if case .estimated = dimension { true } else { false }
        }

        private func dimension(_ size: LayoutSize, _ axis: ListAxis) -> LayoutDimension {
            axis == .horizontal ? size.width : size.height
        }

        private func inset(_ insets: LayoutInsets, _ axis: ListAxis) -> (start: CGFloat, end: CGFloat) {
            axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        }

        private func edges(_ item: LayoutItem, _ axis: ListAxis) -> (start: LayoutSpacing, end: LayoutSpacing) {
            axis == .horizontal
                ? (item.edgeSpacing.leading, item.edgeSpacing.trailing)
                : (item.edgeSpacing.top, item.edgeSpacing.bottom)
        }

        private func least(_ space: LayoutSpacing) -> CGFloat {
            switch space {
            case .fixed(let points), .flexible(let points): points
            }
        }

        private func isFlexible(_ space: LayoutSpacing) -> Bool {
            if case .flexible = space { true } else { false }
        }

        private mutating func place() {
            let (axis, section) = (layout.axis, layout.section)
            let (inset, reference) = (inset(section.insets, axis.other), inset(section.referenceInsets, axis.other))
            let across = axis.across(layout.bounds) - inset.start - inset.end - reference.start - reference.end
            let container = axis.size(along: axis.along(layout.bounds), across: across)
            let alongInset = self.inset(section.insets, axis)
            var along = alongInset.start
            var item = 0
            var isFirst = true
            while item < layout.count {
                let lead = least(edges(section.group, axis).start)
                let side = least(edges(section.group, axis.other).start)
                guard let (cells, size) = solve(from: item, in: container), !cells.isEmpty else { break }
                if !isFirst { along += section.interGroupSpacing }
                isFirst = false
                for cell in cells {
                    let (cellAlong, _) = axis.along(cell)
                    let (cellAcross, _) = axis.across(cell)
                    let start = near(inset.start + reference.start + side)
                    frames.append(
                        axis.rect(
                            along: (near(along + lead + cellAlong), axis.along(cell.size)),
                            across: (start + cellAcross, axis.across(cell.size))))
                }
                item += cells.count
                along += lead + axis.along(size) + least(edges(section.group, axis).end)
            }
            length = layout.count == 0 || isFirst ? 0 : along + alongInset.end
        }

        /// The cells of one group from its own origin, and its size.
        private func solve(from first: Int, in container: CGSize) -> ([CGRect], CGSize)? {
            let (main, item) = (layout.main, layout.section.group)
            guard let group = item.group else { return nil }
            let outer = CGSize(width: length(item.size.width, container), height: length(item.size.height, container))
            let inner = CGSize(
                width: outer.width - item.insets.leading - item.insets.trailing,
                height: outer.height - item.insets.top - item.insets.bottom)
            let count: Int
            var isEqual = false
            switch group.repetition {
            case .count(let number): count = number
            case .equal(let number): (count, isEqual) = (number, true)
            case .filling: count = filling(group, inner)
            }
            guard count > 0 else { return nil }
            let spaces = CGFloat(count - 1) * least(group.spacing)
            let basis = main.size(along: max(0, main.along(inner) - spaces), across: main.across(inner))
            var sizes: [CGSize] = []
            for number in 0..<count {
                let sub = group.subitems[number % group.subitems.count]
                var size = CGSize(width: length(sub.size.width, basis), height: length(sub.size.height, basis))
                if isEqual {
                    size = main.size(along: down(main.along(basis) / CGFloat(count)), across: main.across(size))
                }
                if let measured = layout.measured[first + number], first + number < layout.count {
                    if isOpen(sub.size.width) { size.width = measured.width }
                    if isOpen(sub.size.height) { size.height = measured.height }
                }
                sizes.append(size)
            }
            return spread(group, item, sizes, inner, outer, min(count, layout.count - first))
        }

        private func filling(_ group: LayoutGroup, _ inner: CGSize) -> Int {
            let main = layout.main
            var count = 0
            while true {
                let spaces = CGFloat(count) * least(group.spacing)
                let basis = main.size(along: max(0, main.along(inner) - spaces), across: main.across(inner))
                var sum = spaces
                for number in 0...count {
                    let sub = group.subitems[number % group.subitems.count]
                    let edges = edges(sub, main)
                    sum += length(dimension(sub.size, main), basis) + least(edges.start) + least(edges.end)
                }
                if sum > main.along(inner) + 1.0 / 1024 { return count }
                count += 1
            }
        }

        private func spread(
            _ group: LayoutGroup, _ item: LayoutItem, _ sizes: [CGSize], _ inner: CGSize, _ outer: CGSize,
            _ present: Int
        ) -> ([CGRect], CGSize) {
            let (main, cross) = (layout.main, layout.main.other)
            let subs = sizes.indices.map { group.subitems[$0 % group.subitems.count] }
            var spaces = subs.flatMap { [edges($0, main).start, edges($0, main).end] }
            spaces += Array(repeating: group.spacing, count: sizes.count - 1)
            let taken = sizes.reduce(0) { $0 + main.along($1) } + spaces.reduce(0) { $0 + least($1) }
            let flexible = spaces.filter(isFlexible).count
            let share = flexible == 0 ? 0 : (main.along(inner) - taken) / CGFloat(flexible)
            let full = { (space: LayoutSpacing) in least(space) + (isFlexible(space) ? share : 0) }
            let thickness = (0..<present).map { number in
                main.across(sizes[number]) + least(edges(subs[number], cross).start)
                    + least(edges(subs[number], cross).end)
            }
            let isOpenAcross = isOpen(dimension(item.size, cross))
            let across = isOpenAcross ? thickness.max() ?? 0 : main.across(inner)
            var cells: [CGRect] = []
            var along: CGFloat = 0
            for number in 0..<present {
                if number > 0 { along += full(group.spacing) }
                along += full(edges(subs[number], main).start)
                let (start, end) = edges(subs[number], cross)
                let parts = [start, end].filter(isFlexible).count
                let free = across - thickness[number]
                let beside = least(start) + (isFlexible(start) ? free / CGFloat(parts) : 0)
                let insets = inset(item.insets, main)
                var cell = main.rect(
                    along: (near(insets.start + along), main.along(sizes[number])),
                    across: (near(inset(item.insets, cross).start + beside), main.across(sizes[number])))
                if !isOpen(subs[number].size.width) {
                    cell.origin.x += subs[number].insets.leading
                    cell.size.width = abs(cell.width - subs[number].insets.leading - subs[number].insets.trailing)
                }
                if !isOpen(subs[number].size.height) {
                    cell.origin.y += subs[number].insets.top
                    cell.size.height = abs(cell.height - subs[number].insets.top - subs[number].insets.bottom)
                }
                cells.append(cell)
                along += main.along(sizes[number]) + full(edges(subs[number], main).end)
            }
            var length = main.along(outer)
            if main == layout.axis {
                for number in present..<sizes.count {
                    let (start, end) = edges(subs[number], main)
                    length -= main.along(sizes[number]) + least(start) + least(end) + least(group.spacing)
                }
            }
            let insets = inset(item.insets, cross)
            let side = isOpenAcross ? across + insets.start + insets.end : main.across(outer)
            return (cells, main.size(along: max(0, length), across: side))
        }
    }

    private func near(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return abs(a.minX - b.minX) < 1e-5 && abs(a.minY - b.minY) < 1e-5 && abs(a.width - b.width) < 1e-5
            && abs(a.height - b.height) < 1e-5
    }

    private func layout(_ plain: Case) -> CompositionalLayout {
        var layout = CompositionalLayout(
            plain.axis, bounds: plain.bounds, scale: plain.scale, isMirrored: plain.isMirrored)
        layout.append(plain.section, itemCount: plain.count)
        for (item, size) in plain.measured.sorted(by: { $0.key < $1.key }) {
            layout.setMeasured(size, ofItem: item, in: 0)
        }
        return layout
    }

    @Test("Both axes, shares, spaces, insets, estimates, scales 1 to 3, from the right: frames are those of the rules")
    func frames() {
        var random = SplitMix64(seed: 111)
        var compared = 0
        for index in 0..<LongRuns.count(5_000) {
            let plain = Case(&random)
            let (layout, expected) = (layout(plain), Plain(plain))
            for (item, frame) in expected.frames.enumerated() {
                let found = layout.frame(ofItem: item, in: 0)
                #expect(near(found, frame), "\(index): \(item): \(String(describing: found)), not \(frame) in \(plain)")
            }
            compared += expected.frames.count
            #expect(layout.frame(ofItem: expected.frames.count, in: 0) == nil)
            #expect(abs(plain.axis.along(layout.contentSize) - expected.length) < 1 / plain.scale, "\(index)")
        }
        // Some layouts have no item, or none that fits.
        #expect(compared > LongRuns.count(5_000) * 5)
    }

    @Test("A layout made anew with what was measured is the one that was measured item by item")
    func again() throws {
        var random = SplitMix64(seed: 112)
        for _ in 0..<LongRuns.count(5_000) {
            let plain = Case(&random)
            let measured = layout(plain)
            var again = CompositionalLayout(
                plain.axis, bounds: plain.bounds, scale: plain.scale, isMirrored: plain.isMirrored)
            again.append(plain.section, try #require(measured.measuredSizes(in: 0)))
            #expect(again.contentSize == measured.contentSize)
            for item in 0..<plain.count {
                #expect(again.frame(ofItem: item, in: 0) == measured.frame(ofItem: item, in: 0))
            }
        }
    }

    @Test("What is shown for a rectangle is what the groups hold that meet it")
    func elements() {
        var random = SplitMix64(seed: 113)
        for _ in 0..<LongRuns.count(5_000) {
            var plain = Case(&random)
            // Groups as large as what they hold, so that items tell where their groups are.
            plain.section.group.size = LayoutSize(width: .absolute(100), height: .absolute(50))
            let whole = LayoutItem(LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
            plain.section.group.group = LayoutGroup(plain.axis.other, [whole])
            plain.section.group.insets = .zero
            let layout = layout(plain)
            let length = plain.axis.along(layout.contentSize)
            guard length > 0 else { continue }
            let rect = plain.axis.rect(
                along: (CGFloat.random(in: -50...length, using: &random), CGFloat(1 + random.count(200))),
                across: (CGFloat(random.count(200)), CGFloat(1 + random.count(300))))
            let content = CGRect(origin: .zero, size: layout.contentSize)
            let expected = (0..<plain.count).filter { item in
                layout.frame(ofItem: item, in: 0).map { shareMore($0, rect) && shareMore(rect, content) } == true
            }
            #expect(layout.elements(in: rect).map(\.kind) == expected.map { .item(0, $0) })
        }
    }

    @Test("Measured sizes go where updates take their items")
    func updates() {
        var sizes = [MeasuredSizes(count: 3), MeasuredSizes(count: 2)]
        for item in 0..<3 { sizes[0][item] = CGSize(width: 10, height: CGFloat(item)) }
        sizes[1][1] = CGSize(width: 20, height: 9)
        sizes[1][7] = .zero
        var edit = MeasuredEdit()
        edit.deletedRows = [ListRow(0, 0)]
        edit.insertedRows = [(ListRow(1, 0), nil), (ListRow(1, 1), CGSize(width: 5, height: 5))]
        edit.movedRows = [(ListRow(1, 1), ListRow(1, 3))]
        edit.movedSections = [(1, 0)]
        edit.deletedSections = []
        sizes.apply(edit)
        #expect((0..<sizes[0].count).map { sizes[0][$0] } == [nil])
        #expect((0..<sizes[1].count).map { sizes[1][$0]?.height } == [nil, 5, 1, 9, 2])
    }
}
