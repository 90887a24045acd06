import CoreGraphics

extension FlowLayout {
    /// Sections, lines and items that meet a rectangle, and why they stand where they stand.
    package func places(in rect: CGRect) -> [LayoutPlace] {
        sections(in: rect).compactMap { number in
            guard let extent = extent(ofSection: number) else { return nil }
            let placed = sections[number]
            let start = ExactLength(extent.start)
            let whole = axis.rect(along: (extent.start, extent.end - extent.start), across: (0, width))
            let (low, high) = axis.along(mirrored(rect))
            let linesStart = start + placed.linesStart
            let lines = placed.lines.bands(
                from: ExactLength(low - 1) - linesStart, to: ExactLength(high + 1) - linesStart)
            return LayoutPlace(
                .section(number), mirrored(whole), inner: inner(of: placed, linesStart),
                rules: placed.rules,
                parts: edges(of: number, rect) + lines.map { line($0, of: number, start) })
        }
    }

    private func edges(of section: Int, _ rect: CGRect) -> [LayoutPlace] {
        [("header", headerFrame(in: section)), ("footer", footerFrame(in: section))].compactMap { name, frame in
            guard let frame, frame.overlaps(rect) else { return nil }
            let length = LayoutWords.points(axis.along(frame.size))
            return LayoutPlace(.edge(name), frame, rules: ["\(length) along the list, as wide as it is across"])
        }
    }

    private func inner(of placed: FlowSection, _ linesStart: ExactLength) -> CGRect? {
        let insets = placed.metrics.insets
        guard insets != FlowMetrics().insets else { return nil }
        return mirrored(
            axis.rect(
                along: (linesStart.points, placed.lines.length.points),
                across: (insets.acrossStart, max(0, width - insets.acrossStart - insets.acrossEnd))))
    }

    private func line(_ line: Band, of section: Int, _ start: ExactLength) -> LayoutPlace {
        let placed = sections[section]
        let items = placed.places(in: line).enumerated().map { index, place in
            let frame = mirrored(frame(place, in: line, of: section, from: start))
            return LayoutPlace(
                .item(line.items.lowerBound + index), frame, rules: [placed.rule(ofItem: line.items.lowerBound + index)]
            )
        }
        let whole = axis.rect(
            along: ((start + placed.linesStart + line.start).points, line.length.points),
            across: (placed.metrics.insets.acrossStart, placed.breaker.width.points))
        return LayoutPlace(.line(line.number), mirrored(whole), rules: placed.rules(of: line), parts: items)
    }
}

extension FlowSection {
    fileprivate var rules: [String] {
        var rules = ["\(LayoutWords.count(itemCount, "item")) in \(LayoutWords.count(lines.count, "line"))"]
        let insets = metrics.insets
        if insets != FlowMetrics().insets {
            let sides = [insets.alongStart, insets.acrossStart, insets.alongEnd, insets.acrossEnd]
            rules.append("insets [\(sides.map(LayoutWords.points).joined(separator: ", "))]")
        }
        if metrics.lineSpacing > 0 { rules.append("\(LayoutWords.points(metrics.lineSpacing)) between lines") }
        return rules
    }

    fileprivate func rule(ofItem item: Int) -> String {
        switch sizes.kind(of: item) {
        case .open: "not measured yet: the average of those that are, else the estimate"
        case .measured: "measured by its cell"
        case .told, nil: "a size that was told"
        }
    }

    /// How a line was broken and spread.
    fileprivate func rules(of line: Band) -> [String] {
        let sizes = places(in: line).map(\.size.across)
        let sum = sizes.reduce(ExactLength.zero) { $0 + $1 }
        let words = [sum, breaker.width, breaker.spacing].map { LayoutWords.points($0.points) }
        let isLast = line.items.upperBound == itemCount
        return [
            "\(LayoutWords.count(sizes.count, "item")), together \(words[0]), in \(words[1]), at least \(words[2]) between",
            isLast ? lastRule(sizes, sum) : fullRule(sizes, sum),
        ]
    }

    private func fullRule(_ sizes: [ExactLength], _ sum: ExactLength) -> String {
        let rest = (breaker.width - sum).points
        guard sizes.count > 1 else { return "alone: in the middle of \(LayoutWords.points(rest)) that are left" }
        let gap = LayoutWords.points(rest / CGFloat(sizes.count - 1))
        return "full: \(gap) between, so that it reaches from edge to edge"
    }

    private func lastRule(_ sizes: [ExactLength], _ sum: ExactLength) -> String {
        if sizes.count == 1, !breaker.fits(sum * 2, 2) { return fullRule(sizes, sum) }
        if sizes.count == 1 { return "alone and last: at the start" }
        if Set(sizes).count == 1 { return "last, of equal items: spaced as full lines are" }
        let rest = breaker.width - sum - breaker.spacing * (sizes.count - 1)
        return "last: the least spaces, \(LayoutWords.points(rest.points)) left over"
    }
}
