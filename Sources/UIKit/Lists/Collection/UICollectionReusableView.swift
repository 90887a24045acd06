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

    /// What holds the constraints that size the view.
    var fittedView: UIView { self }
}
