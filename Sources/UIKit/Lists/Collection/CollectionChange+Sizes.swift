import CoreGraphics
import ListLayout
import ListUpdates

extension CollectionChange {
    /// What an update does to the sizes that cells answered.
    var measuredEdit: MeasuredEdit {
        var edit = MeasuredEdit()
        let reloaded = Set(batch.reloadedSections)
        edit.deletedSections = batch.deletedSections + reloaded
        edit.movedSections = batch.movedSections.map { ($0.from, $0.to) }
        let new = batch.insertedSections + reloaded.compactMap(map.newSection)
        edit.insertedSections = new.map { ($0, MeasuredSizes(count: map.after[$0])) }
        let gone = batch.deletedItems.filter { map.newSection(of: $0.section) != nil && !reloaded.contains($0.section) }
        edit.deletedRows = gone.map { ListRow($0.section, $0.item) }
        let anew = Set(new)
        edit.insertedRows = batch.insertedItems.filter { !anew.contains($0.section) }.map {
            (ListRow($0.section, $0.item), nil)
        }
        edit.movedRows = batch.movedItems.map {
            (ListRow($0.from.section, $0.from.item), ListRow($0.to.section, $0.to.item))
        }
        return edit
    }
}
