import Foundation

/// A view that lists use again: a cell, or what stands beside cells.
///
/// A collection view gives it an identifier; one that an app makes itself has none.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var reuseIdentifierStorage: String?

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

    /// Called before a view is used again. Nothing here.
    open func prepareForReuse() {}
}
