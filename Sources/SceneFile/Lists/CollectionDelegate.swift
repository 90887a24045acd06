import QuartzCore
import UIKit

@MainActor
func makeCollectionDelegate(_ list: SceneCollection, sizes: any ListTelling.Type) -> any UICollectionViewDelegate {
    func make<Sizes: ListTelling>(_ sizes: Sizes.Type) -> any UICollectionViewDelegate {
        CollectionDelegate<Sizes>(list)
    }
    return make(sizes)
}

/// What a collection tells, and asks about sizes.
final class CollectionDelegate<Sizes: ListTelling>: NSObject, UICollectionViewDelegateFlowLayout, CollectionDecorator {
    private weak var list: SceneCollection?

    init(_ list: SceneCollection) {
        self.list = list
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        list?.didSelect(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { list?.didEndDisplaying(cell) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { list?.didEndDisplaying(view: view) }

    /// An item's own size, else that of the layout.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if !Sizes.isTold { OptionalMethods.leftOut(of: self) }
        let size = Sizes.isTold ? list?.row(at: indexPath)?.node.record.size("size") : nil
        return size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func decorate(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath) {
        list?.fill(decoration: view, kind, at: path)
    }
}

/// Who fills the views that a layout adds by itself.
@MainActor
protocol CollectionDecorator: AnyObject {
    func decorate(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath)
}

/// A view that a layout adds by itself: its collection's list fills it.
final class SceneDecorationView: UICollectionReusableView {
    private var place: (kind: String, path: IndexPath)?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let kind = layoutAttributes.representedElementKind else { return }
        let isNew = place.map { $0 != (kind, layoutAttributes.indexPath) } ?? true
        place = (kind, layoutAttributes.indexPath)
        if isNew { fill() }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        fill()
    }

    private func fill() {
        guard let place, let collection = superview as? UICollectionView else { return }
        (collection.delegate as? any CollectionDecorator)?.decorate(self, place.kind, at: place.path)
    }
}
