import QuartzCore
import Testing

@Suite("Values by type")
struct TypeTableTests {
    private class Box<Content> {}

    /// Puts objects of `count` types into the table, and gives them in their order.
    private func fill<Content>(_ table: inout TypeTable<AnyObject>, _ type: Content.Type, _ count: Int) -> [AnyObject] {
        guard count > 0 else { return [] }
        let box = Box<Content>()
        #expect(table[Box<Content>.self] == nil)
        table[Box<Content>.self] = box
        return [box] + fill(&table, Box<Content>.self, count - 1)
    }

    private func find<Content>(_ table: TypeTable<AnyObject>, _ type: Content.Type, _ count: Int) -> [AnyObject?] {
        guard count > 0 else { return [] }
        return [table[Box<Content>.self]] + find(table, Box<Content>.self, count - 1)
    }

    private func clear<Content>(_ table: inout TypeTable<AnyObject>, _ type: Content.Type, _ count: Int, every: Int) {
        guard count > 0 else { return }
        if count.isMultiple(of: every) { table[Box<Content>.self] = nil }
        clear(&table, Box<Content>.self, count - 1, every: every)
    }

    private func ids(_ objects: [AnyObject?]) -> [ObjectIdentifier?] { objects.map { $0.map(ObjectIdentifier.init) } }

    @Test("Each of 100 types finds its own object, in any number, also after others are gone and replaced")
    func manyTypes() {
        var table = TypeTable<AnyObject>()
        let made = fill(&table, Int.self, 100)
        #expect(ids(table.values) == ids(made) && ids(find(table, Int.self, 100)) == ids(made))
        #expect(find(table, String.self, 100).allSatisfy { $0 == nil }, "other types have none")
        clear(&table, Int.self, 100, every: 3)
        let kept = (0..<100).map { (100 - $0).isMultiple(of: 3) ? nil : made[$0] }
        #expect(ids(find(table, Int.self, 100)) == ids(kept) && ids(table.values) == ids(kept.compactMap(\.self)))
        let other = Box<Int>()
        table[Box<Int>.self] = other
        #expect(table[Box<Int>.self] === other && table.values.count == 67)
    }
}
