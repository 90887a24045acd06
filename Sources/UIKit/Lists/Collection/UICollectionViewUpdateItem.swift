import Foundation
import ListUpdates

/// What an update does with one item, or with a whole section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to the item.
    public enum Action: Int, Sendable {
        /// The item comes.
        case insert = 0
        /// The item leaves.
        case delete = 1
        /// Another one takes its place.
        case reload = 2
        /// The item goes elsewhere.
        case move = 3
        /// Nothing.
        case none = 4
    }

    private let (before, after): (IndexPath?, IndexPath?)
    private let action: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    /// The place before the update; nil for what comes. Of a section the item is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The place after the update; nil for what leaves. Of a section the item is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens.
    open var updateAction: Action { action }
}

extension UICollectionViewUpdateItem {
    /// All changes of a batch: what leaves, what comes, what moves, what is replaced.
    static func items(of batch: ListBatch, _ map: ListIndexMap) -> [UICollectionViewUpdateItem] {
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        var items: [UICollectionViewUpdateItem] = []
        for old in batch.deletedSections { items.append(.init(.delete, from: section(old), to: nil)) }
        for old in batch.deletedItems { items.append(.init(.delete, from: IndexPath(old), to: nil)) }
        for new in batch.insertedSections { items.append(.init(.insert, from: nil, to: section(new))) }
        for new in batch.insertedItems { items.append(.init(.insert, from: nil, to: IndexPath(new))) }
        for move in batch.movedSections { items.append(.init(.move, from: section(move.from), to: section(move.to))) }
        for move in batch.movedItems {
            items.append(.init(.move, from: IndexPath(move.from), to: IndexPath(move.to)))
        }
        for old in batch.reloadedSections {
            items.append(.init(.reload, from: section(old), to: map.newSection(of: old).map(section)))
        }
        for old in batch.reloadedItems {
            items.append(
                .init(.reload, from: IndexPath(old), to: map.newPath(of: old).map(IndexPath.init)))
        }
        return items
    }
}
