import CoreGraphics
import Foundation
import QuartzCore

/// Opens the context menus of a collection's items: the delegate says what they show.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collection: UICollectionView
    /// The item whose menu shows; nil for a menu between items.
    private var path: IndexPath?

    init(of collection: UICollectionView) {
        self.collection = collection
        super.init()
    }

    private var delegate: (any UICollectionViewDelegate)? { collection.collectionDelegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let path = collection.item(at: location).flatMap { collection.cellForItem(at: $0) == nil ? nil : $0 }
        guard let configuration = configuration(of: path, at: location) else { return nil }
        self.path = path
        collection.endTouch(cancelled: true)
        return configuration
    }

    private func configuration(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let answer = OptionalMethods.call(.menuOfItems, of: delegate) {
            delegate.collectionView(
                collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
        }
        if let answer { return answer }
        guard let path else { return nil }
        return OptionalMethods.call(.menuOfItem, of: delegate) {
            delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
        } ?? nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let own = path.flatMap {
            delegate?.collectionView(
                collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
        }
        return own ?? delegate?.collectionView(
            collection, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let own = path.flatMap {
            delegate?.collectionView(
                collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
        }
        return own ?? delegate?.collectionView(
            collection, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    private var cellPreview: UITargetedPreview? {
        path.flatMap { collection.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
