import ListLayout
import Testing

/// Flow layouts against the rules written down once more, plainly: one pass over all items, in floating-point numbers.
@Suite("Random flow layouts")
struct RandomFlowTests {
    /// What one layout is made of.
    private struct Case {
        struct Section {
            var metrics = FlowMetrics()
            var insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0)
            var sizes: [FlowSection.Size] = []
        }

        var axis: ListAxis
        var across: CGFloat
        var scale: CGFloat
        var isMirrored: Bool
        var estimate: CGSize?
        var sections: [Section] = []

        init(_ random: inout SplitMix64) {
            axis = random.count(2) > 0 ? .vertical : .horizontal
            across = CGFloat([320, 375, 393, 402, 768][random.count(4)])
            scale = CGFloat(1 + random.count(2))
            isMirrored = random.count(3) == 0
            estimate = random.count(1) == 0 ? nil : CGSize(width: 50, height: 50)
            sections = (0..<1 + random.count(2)).map { _ in section(&random) }
        }

        private func section(_ random: inout SplitMix64) -> Section {
            var section = Section()
            section.metrics.itemSpacing = CGFloat([0, 0, 8, 10, 12.5][random.count(4)])
            section.metrics.lineSpacing = CGFloat([0, 8, 10, 7.5][random.count(3)])
            section.metrics.header = CGFloat([0, 0, 30, 44.5][random.count(3)])
            section.metrics.footer = CGFloat([0, 0, 25][random.count(2)])
            if random.count(1) == 0 {
                section.insets = (
                    CGFloat(random.count(20)), CGFloat(random.count(20)), CGFloat(random.count(20)),
                    CGFloat(random.count(20))
                )
                let (top, left, bottom, right) = section.insets
                section.metrics.insets = AxisInsets(top: top, left: left, bottom: bottom, right: right, axis)
            }
            let isUniform = random.count(3) == 0
            let widths = [30, 44, 50.5, 100, 133.0 / 3, 200, 370] as [CGFloat]
            let uniform = CGSize(width: widths[random.count(5)], height: widths[random.count(5)])
            for _ in 0..<random.count(25) {
                let size =
                    isUniform ? uniform : CGSize(width: widths[random.count(6)], height: widths[random.count(4)])
                let kind = estimate == nil ? 0 : random.count(2)
                section.sizes.append(kind == 0 ? .told(size) : kind == 1 ? .measured(size) : .open)
            }
            return section
        }
    }

    /// The rules, plainly.
    private struct Plain {
        let layout: Case
        var frames: [[CGRect]] = []
        var headers: [CGRect?] = []
        var footers: [CGRect?] = []
        var length: CGFloat = 0

        init(_ layout: Case) {
            self.layout = layout
            for section in layout.sections { place(section) }
            mirror()
        }

        private func pixel(_ value: CGFloat) -> CGFloat {
            (value * layout.scale + 0.5 + 1.0 / 1024).rounded(.down) / layout.scale
        }

        private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
            let origin = layout.axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
            return CGRect(origin: origin, size: size)
        }

        private func bar(_ start: CGFloat, _ length: CGFloat) -> CGRect? {
            guard length > 0 else { return nil }
            let size =
                layout.axis == .vertical
                ? CGSize(width: layout.across, height: length) : CGSize(width: length, height: layout.across)
            return rect(pixel(start), 0, size)
        }

        private func sizes(_ section: Case.Section) -> [CGSize] {
            let measured = section.sizes.compactMap { size -> CGSize? in
                if case .measured(let size) = size { size } else { nil }
            }
            let count = CGFloat(measured.count)
            let average =
                measured.isEmpty
                ? CGSize(width: 50, height: 50)
                : CGSize(
                    width: measured.reduce(0) { $0 + $1.width } / count,
                    height: measured.reduce(0) { $0 + $1.height } / count)
            return section.sizes.map { size in
                switch size {
                case .told(let size), .measured(let size): size
                case .open: average
                }
            }
        }

        private mutating func place(_ section: Case.Section) {
            let isVertical = layout.axis == .vertical
            let insets = section.insets
            let (start, end) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
            let (left, right) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
            let width = layout.across - left - right
            headers.append(bar(length, section.metrics.header))
            length += section.metrics.header + start
            let sizes = sizes(section)
            let across = sizes.map { isVertical ? $0.width : $0.height }
            let along = sizes.map { isVertical ? $0.height : $0.width }
            let gap = section.metrics.itemSpacing
            var lines: [[Int]] = []
            for item in sizes.indices {
                let used = lines.last?.reduce(0) { $0 + across[$1] + gap } ?? 0
                if lines.isEmpty || used + across[item] > width + 1e-5 { lines.append([]) }
                lines[lines.count - 1].append(item)
            }
            var placed: [CGRect] = []
            for (number, line) in lines.enumerated() {
                if number > 0 { length += section.metrics.lineSpacing }
                let thickness = line.map { along[$0] }.max() ?? 0
                let isLast = number == lines.count - 1
                let starts = starts(line.map { across[$0] }, width, gap, isLast)
                for (item, x) in zip(line, starts) {
                    placed.append(
                        rect(pixel(length + (thickness - along[item]) / 2), pixel(left + x), sizes[item]))
                }
                length += thickness
            }
            frames.append(placed)
            length += end
            footers.append(bar(length, section.metrics.footer))
            length += section.metrics.footer
        }

        private func starts(_ widths: [CGFloat], _ width: CGFloat, _ least: CGFloat, _ isLast: Bool) -> [CGFloat] {
            let sum = widths.reduce(0, +)
            var gap = least
            if widths.count == 1 {
                let secondFits = widths[0] * 2 + least <= width + 1e-5
                if isLast && secondFits || layout.estimate != nil && widths[0] > width { return [0] }
                return [(width - widths[0]) / 2]
            }
            if !isLast {
                gap = (width - sum) / CGFloat(widths.count - 1)
            } else if widths.allSatisfy({ abs($0 - widths[0]) < 1e-5 }) {
                var full = widths.count
                while CGFloat(full + 1) * widths[0] + CGFloat(full) * least <= width + 1e-5 { full += 1 }
                gap = (width - CGFloat(full) * widths[0]) / CGFloat(full - 1)
            }
            var x: CGFloat = 0
            return widths.map { width in
                defer { x += width + gap }
                return x
            }
        }

        private mutating func mirror() {
            guard layout.isMirrored else { return }
            let width =
                layout.axis == .vertical
                ? layout.across : (length * layout.scale + 1.0 / 1024).rounded(.down) / layout.scale
            let mirrored = { (rect: CGRect) in
                CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            }
            frames = frames.map { $0.map(mirrored) }
            headers = headers.map { $0.map(mirrored) }
            footers = footers.map { $0.map(mirrored) }
        }
    }

    private func layout(_ plain: Case) -> FlowLayout {
        var layout = FlowLayout(
            plain.axis, across: plain.across, scale: plain.scale, isMirrored: plain.isMirrored)
        for part in plain.sections {
            var section = FlowSection(part.metrics, plain.axis, estimate: plain.estimate)
            for size in part.sizes { section.append(1, size) }
            layout.append(section)
        }
        return layout
    }

    private func near(_ a: CGRect?, _ b: CGRect?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        // Averages are rounded in another way.
        return abs(a.minX - b.minX) < 1e-5 && abs(a.minY - b.minY) < 1e-5 && abs(a.width - b.width) < 1e-5
            && abs(a.height - b.height) < 1e-5
    }

    private func expectEqual(_ layout: FlowLayout, _ plain: Plain, _ name: String) {
        for section in plain.frames.indices {
            #expect(near(layout.headerFrame(in: section), plain.headers[section]), "\(name)")
            #expect(near(layout.footerFrame(in: section), plain.footers[section]), "\(name)")
            for (item, frame) in plain.frames[section].enumerated() {
                let found = layout.frame(ofItem: item, in: section)
                #expect(near(found, frame), "\(name): \(section) - \(item): \(String(describing: found)), not \(frame)")
            }
        }
        #expect(abs(plain.layout.axis.along(layout.contentSize) - plain.length) < 1 / plain.layout.scale)
    }

    @Test("Both axes, insets, headers, estimates, scales 1 to 3, from the right: frames are those of the rules")
    func frames() {
        var random = SplitMix64(seed: 91)
        for index in 0..<LongRuns.count(5_000) {
            let plain = Case(&random)
            expectEqual(layout(plain), Plain(plain), "\(index)")
        }
    }

    @Test("Items that are measured one by one leave what a layout made anew has")
    func measuring() {
        var random = SplitMix64(seed: 92)
        for index in 0..<LongRuns.count(5_000) {
            var plain = Case(&random)
            plain.estimate = CGSize(width: 50, height: 50)
            var layout = layout(plain)
            for _ in 0..<4 {
                let section = random.count(plain.sections.count - 1)
                guard let item = plain.sections[section].sizes.indices.randomElement(using: &random) else { continue }
                let size = CGSize(width: [20, 80, 133.0 / 3][random.count(2)], height: [20, 60][random.count(1)])
                let new: FlowSection.Size = random.count(4) == 0 ? .open : .measured(size)
                plain.sections[section].sizes[item] = new
                layout.set(new, ofItem: item, in: section)
                expectEqual(layout, Plain(plain), "\(index)")
            }
        }
    }

    @Test("What lies in a rectangle is what meets it, nothing else, in order")
    func elements() {
        var random = SplitMix64(seed: 93)
        for _ in 0..<LongRuns.count(5_000) {
            let plain = Case(&random)
            let layout = layout(plain)
            let length = plain.axis.along(layout.contentSize)
            let start = CGFloat.random(in: -100...length, using: &random)
            let rect = plain.axis.rect(
                along: (start, CGFloat(random.count(300))),
                across: (CGFloat(random.count(300)) - 50, CGFloat(random.count(400))))
            var expected: [FlowElement.Kind] = []
            for section in plain.sections.indices {
                let items = plain.sections[section].sizes.indices.map { FlowElement.Kind.item(section, $0) }
                for kind in [.header(section)] + items + [.footer(section)] {
                    if let frame = frame(kind, layout), shareMore(frame, rect) { expected.append(kind) }
                }
            }
            #expect(layout.elements(in: rect).map(\.kind) == expected)
        }
    }

    private func frame(_ kind: FlowElement.Kind, _ layout: FlowLayout) -> CGRect? {
        switch kind {
        case .header(let section): layout.headerFrame(in: section)
        case .item(let section, let item): layout.frame(ofItem: item, in: section)
        case .footer(let section): layout.footerFrame(in: section)
        }
    }
}
