import ListUpdates

/// A right update made wrong in one place, with the sentence that it deserves.
struct Mistake {
    var name: String
    var sentence: String
    var batch: ListBatch
    var before: [Int]
    var after: [Int]

    /// Nil where the mistake that was drawn cannot be made in the update.
    init?(in model: RandomBatch, _ kind: ListKind, _ random: inout SplitMix64) {
        var mistake = Mistake(model)
        mistake.words = kind == .table ? ("row", "rows", "table view") : ("item", "items", "collection view")
        let maker = Self.makers[random.count(Self.makers.count - 1)]
        guard let sentence = maker.make(&mistake, model, &random) else { return nil }
        if maker.isTableOnly, kind != .table { return nil }
        mistake.name = maker.name
        mistake.sentence = sentence
        self = mistake
    }

    private var words = (item: "", items: "", list: "")

    private init(_ model: RandomBatch) {
        (name, sentence, batch) = ("", "", model.batch)
        (before, after) = (model.oldCounts, model.newCounts)
    }

    struct Maker: Sendable {
        var name: String
        var isTableOnly = false
        var make: @Sendable (inout Mistake, RandomBatch, inout SplitMix64) -> String?
    }

    private func path(_ path: ListPath) -> String { "{length = 2, path = \(path.section) - \(path.item)}" }

    static let makers: [Maker] = [
        Maker(name: "delete a section that is not there") { mistake, _, random in
            let section = mistake.before.count + random.count(2)
            mistake.batch.deletedSections.append(section)
            return
                "attempt to delete section \(section), but there are only \(mistake.before.count) sections before the "
                + "update"
        },
        Maker(name: "insert a section that is not there") { mistake, _, random in
            let section = mistake.after.count + random.count(2)
            mistake.batch.insertedSections.append(section)
            return "attempt to insert section \(section) but there are only \(mistake.after.count) sections after the "
                + "update"
        },
        Maker(name: "delete an item that is not there") { mistake, _, random in
            guard let section = mistake.before.indices.randomElement(using: &random) else { return nil }
            let item = mistake.before[section] + random.count(2)
            mistake.batch.deletedItems.append(ListPath(section, item))
            return "attempt to delete \(mistake.words.item) \(item) from section \(section) which only contains "
                + "\(mistake.before[section]) \(mistake.words.items) before the update"
        },
        Maker(name: "reload an item of a section that is not there") { mistake, _, random in
            let section = mistake.before.count + random.count(2)
            mistake.batch.reloadedItems.append(ListPath(section, 1))
            return "attempt to delete \(mistake.words.item) 1 from section \(section), but there are only "
                + "\(mistake.before.count) sections before the update"
        },
        Maker(name: "insert an item that is not there") { mistake, _, random in
            guard let section = mistake.after.indices.randomElement(using: &random) else { return nil }
            let item = mistake.after[section] + random.count(2)
            mistake.batch.insertedItems.append(ListPath(section, item))
            return "attempt to insert \(mistake.words.item) \(item) into section \(section), but there are only "
                + "\(mistake.after[section]) \(mistake.words.items) in section \(section) after the update"
        },
        Maker(name: "insert an item into a section that is not there") { mistake, _, random in
            let section = mistake.after.count + random.count(2)
            mistake.batch.insertedItems.append(ListPath(section, 0))
            return "attempt to insert \(mistake.words.item) 0 into section \(section), but there are only "
                + "\(mistake.after.count) sections after the update"
        },
        Maker(name: "move an item that is not there") { mistake, _, random in
            guard let section = mistake.before.indices.randomElement(using: &random) else { return nil }
            let from = ListPath(section, mistake.before[section] + random.count(2))
            mistake.batch.movedItems.append(ListMove(from: from, to: ListPath(0, 0)))
            return "attempt to move index path (\(mistake.path(from))) that does not exist - there are only "
                + "\(mistake.before[section]) \(mistake.words.items) in section \(section) before the update"
        },
        Maker(name: "move an item to where nothing is") { mistake, model, random in
            guard let from = model.freeOldPath(), let section = mistake.after.indices.randomElement(using: &random)
            else { return nil }
            let to = ListPath(section, mistake.after[section] + random.count(2))
            mistake.batch.movedItems.append(ListMove(from: from, to: to))
            return
                "attempt to move index path (\(mistake.path(from))) to index path (\(mistake.path(to))) that does not "
                + "exist - there are only \(mistake.after[section]) \(mistake.words.items) in section \(section) after "
                + "the update"
        },
        Maker(name: "delete and reload an item") { mistake, _, _ in
            guard let path = mistake.batch.deletedItems.first else { return nil }
            mistake.batch.reloadedItems.append(path)
            return "attempt to delete and reload the same index path (\(mistake.path(path)))"
        },
        Maker(name: "delete and move an item") { mistake, _, _ in
            guard let path = mistake.batch.movedItems.first?.from else { return nil }
            mistake.batch.deletedItems.append(path)
            return "attempt to perform a delete and a move from the same index path (\(mistake.path(path)))"
        },
        Maker(name: "reload and move an item") { mistake, _, _ in
            guard let path = mistake.batch.movedItems.first?.from else { return nil }
            mistake.batch.reloadedItems.append(path)
            return "attempt to perform a delete and a move from the same index path (\(mistake.path(path)))"
        },
        Maker(name: "insert and move to a place") { mistake, _, _ in
            guard let path = mistake.batch.movedItems.last?.to else { return nil }
            mistake.batch.insertedItems.append(path)
            return "attempt to perform an insert and a move to the same index path (\(mistake.path(path)))"
        },
        Maker(name: "delete an item twice") { mistake, _, random in
            guard let path = mistake.batch.deletedItems.randomElement(using: &random) else { return nil }
            mistake.batch.deletedItems.append(path)
            return "attempt to delete the same index path (\(mistake.path(path))) twice"
        },
        Maker(name: "delete and move a section") { mistake, _, _ in
            guard let section = mistake.batch.movedSections.first?.from else { return nil }
            mistake.batch.deletedSections.append(section)
            return "attempt to perform a delete and a move from the same section (\(section))"
        },
        Maker(name: "insert and move to a section") { mistake, _, _ in
            guard let section = mistake.batch.movedSections.first?.to else { return nil }
            mistake.batch.insertedSections.append(section)
            return "attempt to perform an insert and a move to the same section (\(section))"
        },
        Maker(name: "a section too many") { mistake, model, _ in
            mistake.after.append(2)
            return model.sectionCountSentence(mistake.after.count, mistake.words.list)
        },
        Maker(name: "an item too many") { mistake, model, random in
            let kept = model.keptSections()
            guard let section = kept.keys.sorted().randomElement(using: &random) else { return nil }
            mistake.after[section] += 1 + random.count(2)
            return model.itemCountSentence(section, kept[section] ?? 0, mistake.after[section], mistake.words.items)
        },
        Maker(name: "move out of a deleted section", isTableOnly: true) { mistake, model, _ in
            guard let section = model.batch.deletedSections.first(where: { model.before[$0].items.count > 0 }),
                let to = model.freeNewPath()
            else { return nil }
            mistake.batch.movedItems.append(ListMove(from: ListPath(section, 0), to: to))
            return "cannot move a row out of a deleted section (\(section))"
        },
        Maker(name: "move into an inserted section", isTableOnly: true) { mistake, model, _ in
            guard let section = model.batch.insertedSections.first(where: { model.after[$0].items.count > 0 }),
                let from = model.freeOldPath()
            else { return nil }
            mistake.batch.movedItems.append(ListMove(from: from, to: ListPath(section, 0)))
            return "cannot move a row into a newly inserted section (\(section))"
        },
    ]
}

extension RandomBatch {
    /// By new place of a section that stays and is not reloaded, its old place.
    fileprivate func keptSections() -> [Int: Int] {
        var kept: [Int: Int] = [:]
        for (place, section) in before.enumerated() where !batch.reloadedSections.contains(place) {
            if let new = after.firstIndex(where: { $0.id == section.id }) { kept[new] = place }
        }
        return kept
    }

    /// An old item of a section that stays, of which nothing was said.
    fileprivate func freeOldPath() -> ListPath? {
        let used = Set(batch.deletedItems + batch.reloadedItems + batch.movedItems.map(\.from))
        return keptSections().values.sorted().flatMap { section in
            before[section].items.indices.map { ListPath(section, $0) }
        }.first { !used.contains($0) }
    }

    /// A new item of a section that stays to which nothing came.
    fileprivate func freeNewPath() -> ListPath? {
        let used = Set(batch.insertedItems + batch.movedItems.map(\.to))
        return keptSections().keys.sorted().flatMap { section in
            after[section].items.indices.map { ListPath(section, $0) }
        }.first { !used.contains($0) }
    }

    fileprivate func sectionCountSentence(_ count: Int, _ list: String) -> String {
        let reloaded = batch.reloadedSections.count
        return "Invalid update: invalid number of sections.  The number of sections contained in the \(list) after the "
            + "update (\(count)) must be equal to the number of sections contained in the \(list) before the update "
            + "(\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(batch.insertedSections.count + reloaded) inserted, "
            + "\(batch.deletedSections.count + reloaded) deleted)."
    }

    fileprivate func itemCountSentence(_ section: Int, _ old: Int, _ count: Int, _ items: String) -> String {
        let reloaded = batch.reloadedItems.filter { $0.section == old }.count
        let inserted = batch.insertedItems.filter { $0.section == section }.count + reloaded
        let deleted = batch.deletedItems.filter { $0.section == old }.count + reloaded
        let movedIn = batch.movedItems.filter { $0.to.section == section && $0.from.section != old }.count
        let movedOut = batch.movedItems.filter { $0.to.section != section && $0.from.section == old }.count
        return
            "Invalid update: invalid number of \(items) in section \(section). The number of \(items) contained in an "
            + "existing section after the update (\(count)) must be equal to the number of \(items) contained in that "
            + "section before the update (\(before[old].items.count)), plus or minus the number of \(items) inserted or "
            + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
            + "\(items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
}
