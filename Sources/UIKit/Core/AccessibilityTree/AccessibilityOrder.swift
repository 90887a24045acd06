import CoreGraphics

/// In which order elements of one group are met: upper ones first, of those in one line the one where reading begins.
///
/// Two are in one line where their tops are less than `lineHeight` apart. That is no order that a sort could rely on (of
/// three tops 6 apart the first and the last are in two lines), so what counts is how it is applied: in the order of
/// subviews each newcomer moves before its neighbours as long as it comes before the next one.
struct AccessibilityOrder {
    /// How far tops are apart from where on one is above the other, in points: 8 on phones, 13 on pads.
    let lineHeight: CGFloat
    let isRightToLeft: Bool

    /// Whether something at one origin comes before something at another.
    func puts(_ first: CGPoint, before second: CGPoint) -> Bool {
        if abs(first.y - second.y) >= lineHeight { return first.y < second.y }
        return isRightToLeft ? first.x > second.x : first.x < second.x
    }

    /// The places of things with these origins, in their order.
    func sorted(_ origins: [CGPoint]) -> [Int] {
        var order: [Entry] = []
        order.reserveCapacity(origins.count)
        for (place, origin) in origins.enumerated() {
            var index = order.count
            while index > 0, puts(origin, before: order[index - 1].origin) { index -= 1 }
            order.insert(Entry(origin: origin, place: place), at: index)
        }
        return order.map(\.place)
    }

    private struct Entry {
        var origin: CGPoint
        var place: Int
    }
}
