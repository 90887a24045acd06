import CoreGraphics
import Foundation

/// A view that lists use again: a cell, or what stands beside cells.
///
/// A collection view gives it an identifier; one that an app makes itself has none.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var reuseIdentifierStorage: String?
    /// The collection that gave it out.
    final weak var host: (any ReusableViewHost)?
    /// Whether it was asked for the size that it needs since it was used anew. Whoever overrides `prepareForReuse()` and does
    /// not call `super` keeps it, and with it the size that the layout has for the next item.
    final var isFitted = false
    /// Where the content begins that it lies in, where that is a section's that scrolls by itself.
    final var stripOrigin = CGPoint.zero
    /// How far it is beside its place, as it is swiped.
    final var aside: CGFloat = 0
    /// What an index beside the items takes of it.
    final var indexWidth: CGFloat = 0 {
        didSet { if indexWidth != oldValue { indexWidthDidChange() } }
    }
    /// Where it stands in a section that is a list.
    final var listPlace: CollectionListPlace? {
        didSet { if listPlace != oldValue { listPlaceDidChange() } }
    }

    /// A view with `frame` in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A view of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What kind of view this is, among those that are used again: nil until a list has made it.
    open var reuseIdentifier: String? { reuseIdentifierStorage }

    /// Called before a view is used again: the layout asks for its size anew.
    open func prepareForReuse() { isFitted = false }

    /// Called when the layout gives the view other attributes. Nothing here: place and look are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view would like: here those with the size that it needs. Constraints say it, in the content
    /// view of a cell; without any `sizeThatFits(_:)`; along an axis without either the size stays.
    ///
    /// Layouts whose sizes are no estimates drop the answer.
    @discardableResult
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = fittingSize(from: layoutAttributes)
        if size != layoutAttributes.size { layoutAttributes.frame.size = size }
        return layoutAttributes
    }

    /// Called before the collection changes to another layout. Nothing here.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection changed to another layout. Nothing here.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Lets the layout ask for the view's size again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        host?.contentSizeDidChange(of: self)
    }

    // MARK: For classes of this module

    /// What holds the constraints that size the view.
    var fittedView: UIView { self }

    /// How much wider the view is than what sizes it.
    var besideFitted: CGFloat { 0 }

    /// Called when an index takes more or less of the view. Nothing by default.
    func indexWidthDidChange() {}

    /// Called when the view stands elsewhere in a list. Nothing by default.
    func listPlaceDidChange() {}
}
