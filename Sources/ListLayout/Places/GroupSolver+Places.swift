import CoreGraphics

// Why items of a group stand where they stand.
extension GroupSolver {
    /// A group, or a cell, with all in it, from its own origin.
    /// - Parameters:
    ///   - number: Among its siblings.
    ///   - rules: What is said first.
    /// - Returns: Nil if not even the first item fits, or there is none.
    func place(
        of item: LayoutItem, _ number: Int, in container: CGSize, _ items: Range<Int>, rules: [String]? = nil
    ) -> LayoutPlace? {
        guard let solved = solve(item, in: container, items) else { return nil }
        let sizes = rules ?? LayoutWords.size(item.size, in: container, is: solved.size)
        guard let group = item.group else {
            let place = LayoutPlace(.item(items.lowerBound), .zero, rules: sizes)
            return cell(item, at: CGRect(origin: .zero, size: solved.size), place)
        }
        switch group.arrangement {
        case .line(let axis):
            return planned(item, group, axis, in: container, items).map {
                line($0, of: item, group, number, items, solved.size, sizes)
            }
        case .custom:
            let parts = solved.cells.map { cell in
                LayoutPlace(.item(items.lowerBound + cell.item), cell.frame, rules: ["a place that code gives"])
            }
            return LayoutPlace(
                .group(number), CGRect(origin: .zero, size: solved.size), rules: ["of code"] + sizes, parts: parts)
        }
    }

    private func cell(_ item: LayoutItem, at slot: CGRect, _ place: LayoutPlace) -> LayoutPlace {
        var place = place
        let inner = cellFrame(of: item, in: slot)
        place.frame = slot
        place.inner = inner == slot ? nil : inner
        if let insets = LayoutWords.insets(item.insets), !place.rules.contains(insets) { place.rules.append(insets) }
        return place
    }

    private func line(
        _ line: Line, of item: LayoutItem, _ group: LayoutGroup, _ number: Int, _ items: Range<Int>, _ size: CGSize,
        _ sizes: [String]
    ) -> LayoutPlace {
        var rest = items
        var parts: [LayoutPlace] = []
        for (index, (slot, start)) in zip(line.slots, line.starts).enumerated() {
            let rules = rules(of: slot, group, line)
            guard !slot.isMissing, let part = place(of: slot.item, index, in: line.basis, rest, rules: rules) else {
                parts.append(LayoutPlace(.missing, CGRect(origin: start, size: slot.solved.size), rules: rules))
                continue
            }
            rest = rest.dropFirst(slot.solved.cells.count)
            var moved = part.moved { $0.offsetBy(dx: start.x, dy: start.y) }
            if slot.item.group == nil {
                // Siblings that are as long as the longest of them are longer than they are alone.
                moved = cell(slot.item, at: CGRect(origin: start, size: slot.solved.size), moved)
            }
            parts.append(moved)
        }
        let whole = CGRect(origin: .zero, size: size)
        let insets = LayoutWords.insets(item.insets)
        let inner = CGRect(
            x: item.insets.leading, y: item.insets.top, width: max(0, size.width - item.insets.width),
            height: max(0, size.height - item.insets.height))
        return LayoutPlace(
            .group(number), whole, inner: insets == nil ? nil : inner,
            rules: [line.main == .horizontal ? "horizontal" : "vertical"] + sizes + [insets].compactMap { $0 }
                + spaces(group, line), parts: parts)
    }

    private func rules(of slot: Slot, _ group: LayoutGroup, _ line: Line) -> [String] {
        let names = [ListAxis.horizontal: "width", .vertical: "height"]
        return [ListAxis.horizontal, .vertical].map { axis in
            let length = slot.length(axis)
            if case .equal(let count) = group.repetition, axis == line.main {
                let room = LayoutWords.points(line.main.along(line.basis))
                return "\(names[axis] ?? "") 1 of \(count) equal parts of \(room) = \(LayoutWords.points(length))"
            }
            return LayoutWords.dimension(names[axis] ?? "", slot.item.size[axis], in: line.basis, is: length)
        }
    }

    /// What is between items, and what becomes of the rest.
    private func spaces(_ group: LayoutGroup, _ line: Line) -> [String] {
        var words: [String] = []
        let count = line.slots.count
        if case .filling = group.repetition, !line.isOpen { words.append("\(count) fit") }
        if group.spacing.least > 0, count > 1 { words.append("\(LayoutWords.points(group.spacing.least)) between") }
        if line.isOpen { words.append("as long as what it holds") }
        guard line.rest.magnitude > 1 / 1024 else { return words }
        if line.rest < 0 { return words + ["\(LayoutWords.points(-line.rest)) too long"] }
        let share = line.rest / CGFloat(max(1, line.flexibleSpaces))
        words.append(
            line.flexibleSpaces > 0
                ? "\(LayoutWords.points(share)) more for each of \(line.flexibleSpaces) flexible spaces"
                : "\(LayoutWords.points(line.rest)) left over at the end")
        return words
    }
}
