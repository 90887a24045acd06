import ListUpdates
import Testing

@Suite("Random operations on snapshots")
struct RandomSnapshotTests {
    /// Sections and their items as plain arrays.
    private struct Model {
        var sections: [(id: Int, items: [Int])] = []

        var items: [Int] { sections.flatMap(\.items) }

        func place(of item: Int) -> (section: Int, item: Int)? {
            for (section, entry) in sections.enumerated() {
                if let place = entry.items.firstIndex(of: item) { return (section, place) }
            }
            return nil
        }

        mutating func remove(_ ids: [Int]) {
            for section in sections.indices { sections[section].items.removeAll(where: ids.contains) }
        }

        mutating func insert(_ ids: [Int], beside target: Int, _ offset: Int) {
            remove(ids)
            guard let place = place(of: target) else { return }
            sections[place.section].items.insert(contentsOf: ids, at: place.item + offset)
        }
    }

    @Test("50,000 random operations leave what plain arrays hold")
    func model() throws {
        var random = SplitMix64(seed: 21)
        var model = Model()
        var snapshot = ListSnapshot<Int, Int>()
        for step in 0..<LongRuns.count(50_000) {
            try change(&snapshot, &model, &random)
            #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), "\(step)")
            #expect(snapshot.counts == model.sections.map(\.items.count), "\(step)")
            #expect(snapshot.itemIdentifiers == model.items, "\(step)")
            guard let item = model.items.randomElement(using: &random), let place = model.place(of: item) else {
                continue
            }
            #expect(snapshot.path(of: item) == ListPath(place.section, place.item))
            #expect(snapshot.item(at: ListPath(place.section, place.item)) == item)
            #expect(snapshot.section(containing: item) == model.sections[place.section].id)
        }
    }

    private func change(
        _ snapshot: inout ListSnapshot<Int, Int>, _ model: inout Model, _ random: inout SplitMix64
    ) throws {
        let ids = Array((0..<60).shuffled(using: &random).prefix(random.count(4)))
        let sections = Array((0..<8).shuffled(using: &random).prefix(2))
        let offset = random.count(1)
        let target = model.items.randomElement(using: &random)
        let section = model.sections.map(\.id).randomElement(using: &random)
        switch random.count(11) {
        case 0:
            let new = sections.filter { id in !model.sections.contains { $0.id == id } }
            try snapshot.appendSections(new)
            model.sections += new.map { ($0, []) }
        case 1:
            guard let section else { return }
            let new = sections.filter { id in !model.sections.contains { $0.id == id } }
            if offset == 0 {
                try snapshot.insertSections(new, before: section)
            } else {
                try snapshot.insertSections(new, after: section)
            }
            let place = model.sections.firstIndex { $0.id == section } ?? 0
            model.sections.insert(contentsOf: new.map { ($0, []) }, at: place + offset)
        case 2 where random.count(5) == 0:
            try snapshot.deleteSections(sections)
            model.sections.removeAll { sections.contains($0.id) }
        case 3:
            guard let section, let other = model.sections.map(\.id).first(where: { $0 != section }) else { return }
            if offset == 0 {
                try snapshot.moveSection(section, before: other)
            } else {
                try snapshot.moveSection(section, after: other)
            }
            guard let from = model.sections.firstIndex(where: { $0.id == section }) else { return }
            let moved = model.sections.remove(at: from)
            let to = model.sections.firstIndex { $0.id == other } ?? 0
            model.sections.insert(moved, at: to + offset)
        case 4, 5, 6:
            guard let section else { return }
            try snapshot.appendItems(ids, to: section)
            model.remove(ids)
            guard let place = model.sections.firstIndex(where: { $0.id == section }) else { return }
            model.sections[place].items += ids
        case 7:
            guard let target, !ids.contains(target) else { return }
            if offset == 0 {
                try snapshot.insertItems(ids, before: target)
            } else {
                try snapshot.insertItems(ids, after: target)
            }
            model.insert(ids, beside: target, offset)
        case 8:
            try snapshot.deleteItems(ids)
            model.remove(ids)
        default:
            guard let target, let item = model.items.randomElement(using: &random), item != target else { return }
            if offset == 0 {
                try snapshot.moveItem(item, before: target)
            } else {
                try snapshot.moveItem(item, after: target)
            }
            model.insert([item], beside: target, offset)
        }
    }
}
