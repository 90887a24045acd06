import ListUpdates

/// An update made at random together with the lists before and after it, as plain arrays.
struct RandomBatch {
    struct Section {
        var id: Int
        var items: [Int]
    }

    var before: [Section] = []
    var after: [Section] = []
    var batch = ListBatch()
    var reloadedItems: Set<Int> = []
    var movedItems: Set<Int> = []
    private var nextID = 0

    init(_ random: inout SplitMix64, in kind: ListKind) {
        before = (0..<random.count(5)).map { _ in freshSection(random.count(6)) }
        changeSections(&random)
        changeItems(&random, in: kind)
    }

    var oldCounts: [Int] { before.map(\.items.count) }
    var newCounts: [Int] { after.map(\.items.count) }

    /// By identifier, the place in a list.
    static func paths(_ list: [Section]) -> [Int: ListPath] {
        var paths: [Int: ListPath] = [:]
        for (section, items) in list.map(\.items).enumerated() {
            for (item, id) in items.enumerated() { paths[id] = ListPath(section, item) }
        }
        return paths
    }

    private mutating func freshID() -> Int {
        nextID += 1
        return nextID
    }

    private mutating func freshSection(_ count: Int) -> Section {
        Section(id: freshID(), items: (0..<count).map { _ in freshID() })
    }

    /// Sections leave, move, come and are reloaded, in arrays first; the places are read off at the end.
    private mutating func changeSections(_ random: inout SplitMix64) {
        var inserted: [Int] = []
        var moving: [Section] = []
        for (place, section) in before.enumerated() {
            switch random.count(9) {
            case 0: batch.deletedSections.append(place)
            case 1: moving.append(section)
            case 2:
                batch.reloadedSections.append(place)
                var section = section
                section.items = (0..<random.count(6)).map { _ in freshID() }
                after.append(section)
            default: after.append(section)
            }
        }
        for _ in 0..<(random.count(3) == 0 ? random.count(2) : 0) {
            let section = freshSection(random.count(4))
            inserted.append(section.id)
            moving.append(section)
        }
        for section in moving.shuffled(using: &random) { after.insert(section, at: random.count(after.count)) }
        for (place, section) in after.enumerated() {
            if inserted.contains(section.id) {
                batch.insertedSections.append(place)
            } else if moving.contains(where: { $0.id == section.id }),
                let old = before.firstIndex(where: { $0.id == section.id })
            {
                batch.movedSections.append(ListMove(from: old, to: place))
            }
        }
    }

    private mutating func changeItems(_ random: inout SplitMix64, in kind: ListKind) {
        let oldPaths = Self.paths(before)
        var arriving: [Int] = []
        let isKept = { (batch: ListBatch, section: Int) in
            !batch.deletedSections.contains(section) && !batch.reloadedSections.contains(section)
        }
        for (place, section) in before.enumerated() {
            let isKept = isKept(batch, place)
            for id in section.items {
                let fate = random.count(9)
                guard let path = oldPaths[id] else { continue }
                let canLeave = isKept || kind == .collection
                if fate == 0, isKept {
                    batch.deletedItems.append(path)
                } else if fate == 1, isKept {
                    batch.reloadedItems.append(path)
                    reloadedItems.insert(id)
                } else if fate == 2, canLeave {
                    arriving.append(id)
                    movedItems.insert(id)
                }
                if isKept, fate == 0 || fate == 2 { remove(id) }
            }
        }
        let fresh = (0..<random.count(3)).map { _ in freshID() }
        let targets = after.indices.filter { target in
            guard let old = before.firstIndex(where: { $0.id == after[target].id }) else { return kind == .collection }
            return isKept(batch, old)
        }
        for id in (arriving + fresh).shuffled(using: &random) {
            guard let section = targets.randomElement(using: &random) else {
                giveUpMove(of: id, at: oldPaths[id])
                continue
            }
            after[section].items.insert(id, at: random.count(after[section].items.count))
        }
        let newPaths = Self.paths(after)
        batch.insertedItems = fresh.compactMap { newPaths[$0] }.filter { !batch.insertedSections.contains($0.section) }
        batch.movedItems = arriving.compactMap { id in
            guard let from = oldPaths[id], let to = newPaths[id] else { return nil }
            return ListMove(from: from, to: to)
        }
    }

    /// An item that has nowhere to go is deleted, if its section is not gone with it.
    private mutating func giveUpMove(of id: Int, at path: ListPath?) {
        movedItems.remove(id)
        guard let path, !batch.deletedSections.contains(path.section), !batch.reloadedSections.contains(path.section)
        else { return }
        batch.deletedItems.append(path)
    }

    private mutating func remove(_ id: Int) {
        for section in after.indices { after[section].items.removeAll { $0 == id } }
    }
}
