import CoreGraphics
import ListLayout

extension UICollectionView {
    /// What of the content is in sight, and the rules by which its layout put it there.
    package var layoutPlaces: [LayoutPlace] {
        layoutIfNeeded()
        return collectionViewLayout.places(in: layer.bounds)
    }
}
