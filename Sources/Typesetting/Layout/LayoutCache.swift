/// Layouts by what was asked for, so that a label that is drawn again is not laid out again. What was used longest ago
/// leaves first.
package final class LayoutCache: Sendable {
    package static let shared = LayoutCache(budget: 32 << 20)

    private let layouts: BudgetedCache<LayoutRequest, TextLayout>

    /// - Parameter budget: bytes, about.
    package init(budget: Int) {
        layouts = BudgetedCache(budget: budget)
    }

    package var counters: CacheCounters { layouts.counters }

    func limit(to bytes: Int) { layouts.limit(to: bytes) }

    package func removeAll() {
        layouts.removeAll()
    }

    /// The layout of a request, from here or made now.
    package func layout(_ request: LayoutRequest, with typesetter: Typesetter = Typesetter()) -> TextLayout {
        if let known = layouts.value(for: request) { return known }
        let new = typesetter.layout(request)
        layouts.keep(new, for: request, bytes: new.byteCount + request.text.string.utf8.count)
        return new
    }
}
