import Foundation
import QuartzCore

/// What tells registrations apart.
final class RegistrationIdentity: Sendable {
    /// Made while a data source gives a cell, and so each time.
    let isMadeWhileAsked: Bool
    let identifier: String

    @MainActor private static var count = 0

    @MainActor
    init(_ name: String) {
        isMadeWhileAsked = UICollectionView.openAsks > 0
        Self.count += 1
        identifier = "\(name)-registration-\(Self.count)"
    }
}

extension UICollectionView {
    /// A class of cells, and how one is set up for an item. Cells of one registration are used again for it alone.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Sets a cell up for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity: RegistrationIdentity

        /// A registration of the class that the handler takes. To be kept: one that is made while the data source gives a cell
        /// raises.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity("\(Cell.self)")
        }
    }

    /// A class of views beside cells, of a kind, and how one is set up.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Sets a view up.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let handler: Handler
        let elementKind: String
        let identity: RegistrationIdentity

        /// A registration of the class that the handler takes.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identity = RegistrationIdentity("\(Supplementary.self)")
        }
    }

    /// A cell of a registration for the item that the data source is asked for, set up by the registration's handler.
    /// - Parameter item: What the handler gets; nil: it is not called.
    @discardableResult
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        check(registration.identity)
        let view = dequeue(.cell(indexPath), .cell(registration.identity.identifier), Cell.self)
        guard let cell = view as? Cell else { preconditionFailure("a registration's cells are of its class") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of a registration that the data source is asked for, set up by the registration's handler.
    @discardableResult
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        check(registration.identity)
        let kind = registration.elementKind
        let key = ReuseKey(.supplementaryView, kind, registration.identity.identifier)
        let element = CollectionElement(.supplementaryView, kind: kind, indexPath)
        guard let view = dequeue(element, key, Supplementary.self) as? Supplementary else {
            preconditionFailure("a registration's views are of its class")
        }
        registration.handler(view, kind, indexPath)
        return view
    }

    private func check(_ identity: RegistrationIdentity) {
        guard identity.isMadeWhileAsked else { return }
        report(
            misuse:
                "NSInternalInconsistencyException: Attempted to dequeue a cell using a registration that was created "
                + "inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
                + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
                + "front and reused.")
    }
}
