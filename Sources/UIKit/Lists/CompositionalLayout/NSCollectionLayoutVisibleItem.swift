import CoreGraphics
import Foundation
import QuartzCore

/// Something of a section that is seen, as `visibleItemsInvalidationHandler` gets it. What it sets is shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How opaque it is.
    var alpha: CGFloat { get set }
    /// How far in front it stands.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// The middle of the view in the content.
    var center: CGPoint { get set }
    /// Applied about the middle.
    var transform: CGAffineTransform { get set }
    /// Applied about the middle, in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The kind of view, or what tells cells from it.
    var name: String { get }
    /// The place of the item, or of the view among its kind.
    var indexPath: IndexPath { get }
    /// The smallest rectangle around it in the content.
    var frame: CGRect { get }
    /// The view's own space.
    var bounds: CGRect { get }
    /// What kind of view it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a view that is no cell; nil for cells.
    var representedElementKind: String? { get }
}

/// What is seen at a place, with the look that a handler gave it: the same object as long as it is seen.
final class VisibleItem: NSCollectionLayoutVisibleItem {
    private(set) var attributes: UICollectionViewLayoutAttributes
    /// Where the layout has it.
    private var layoutFrame: CGRect

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        layoutFrame = attributes.values.frame
    }

    /// Takes over where the layout has it now; what a handler set stays.
    func follow(_ new: UICollectionViewLayoutAttributes) {
        guard new.values.frame != layoutFrame || new.indexPath != attributes.indexPath else { return }
        layoutFrame = new.values.frame
        let (alpha, transform, zIndex, isHidden) = (
            attributes.alpha, attributes.transform3D, attributes.zIndex, attributes.isHidden
        )
        attributes = new
        (attributes.alpha, attributes.transform3D, attributes.zIndex, attributes.isHidden) =
            (alpha, transform, zIndex, isHidden)
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
