import CoreGraphics

/// In which order elements of one group are met: upper ones first, of those in one line the one where reading begins.
///
/// Two are in one line where their tops are less than `lineHeight` apart. That is no order that a sort could rely on (of
/// three tops 6 apart the first and the last are in two lines), so what counts is how it is applied: in the order of
/// subviews each newcomer moves before its neighbours as long as it comes before the next one.
struct AccessibilityOrder: Hashable {
    /// How far tops are apart from where on one is above the other, in points: 8 on phones, 13 on pads.
    let lineHeight: CGFloat
    let isRightToLeft: Bool

    /// Whether something at one origin comes before something at another.
    func puts(_ first: CGPoint, before second: CGPoint) -> Bool {
        if abs(first.y - second.y) >= lineHeight { return first.y < second.y }
        return isRightToLeft ? first.x > second.x : first.x < second.x
    }

    /// Puts things with these origins into their order.
    func sort(_ items: inout [AccessibilityWalk.Item]) {
        guard items.count > 1, let first = firstNewcomer(items) else { return }
        for index in first..<items.count {
            let item = items[index]
            var place = index
            while place > 0, puts(item.origin, before: items[place - 1].origin) { place -= 1 }
            guard place < index else { continue }
            items.remove(at: index)
            items.insert(item, at: place)
        }
    }

    /// The first thing that comes before its neighbour; nil where all are in order, as those of most screens are.
    private func firstNewcomer(_ items: [AccessibilityWalk.Item]) -> Int? {
        for index in 1..<items.count where puts(items[index].origin, before: items[index - 1].origin) { return index }
        return nil
    }
}
