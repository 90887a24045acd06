import CoreGraphics
import Foundation
import QuartzCore

/// Where a layout places something, and how it looks there.
///
/// A subclass adds properties: it overrides `copy(with:)` and `isEqual(_:)`, and is named by the layout's
/// `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// All that is compared and copied.
    struct Values: Equatable {
        /// Without the transform. Kept instead of its middle, so that a frame is read as it was set.
        var frame = CGRect.zero
        /// Where the view's own space begins.
        var origin = CGPoint.zero
        var transform = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        /// In a section that is a list.
        var listPlace: CollectionListPlace?
    }

    nonisolated(unsafe) private(set) var values = Values()
    nonisolated(unsafe) private(set) var place = IndexPath()
    nonisolated(unsafe) private var category = UICollectionView.ElementCategory.cell
    nonisolated(unsafe) private var kind: String?
    /// Along which axes the layout has fixed the size: what fits may differ along the others.
    nonisolated(unsafe) var fixedAxes = FixedAxes()

    /// The axes along which a size is not asked for.
    struct FixedAxes: Equatable {
        var (width, height) = (false, false)
    }

    /// Of a cell at no place.
    public override init() { super.init() }

    /// Of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        place = indexPath
    }

    /// Of a view that the data source adds.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, place) = (.supplementaryView, elementKind, indexPath)
    }

    /// Of a view that the layout adds.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, place) = (.decorationView, decorationViewKind, indexPath)
    }

    // MARK: What it is

    /// The item, or the place among views of its kind.
    open var indexPath: IndexPath {
        get { place }
        set { place = newValue }
    }

    /// What kind of view it is.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The kind of a view that is no cell; nil for cells.
    open var representedElementKind: String? { kind }

    // MARK: Where it is

    /// The smallest rectangle around the view in the content. Setting it sets `size` and `center`.
    open var frame: CGRect {
        get {
            guard !CATransform3DIsIdentity(values.transform) else { return values.frame }
            let (size, center) = (values.frame.size, center)
            let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(CATransform3DGetAffineTransform(values.transform))
            return around.offsetBy(dx: center.x, dy: center.y)
        }
        set { values.frame = newValue.standardized }
    }

    /// The middle of the view.
    open var center: CGPoint {
        get { CGPoint(x: values.frame.midX, y: values.frame.midY) }
        set {
            let size = values.frame.size
            values.frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
        }
    }

    /// How large the view is without its transform. Another size keeps `center`.
    open var size: CGSize {
        get { values.frame.size }
        set {
            let center = center
            values.frame.size = newValue
            self.center = center
        }
    }

    /// The view's own space.
    open var bounds: CGRect {
        get { CGRect(origin: values.origin, size: values.frame.size) }
        set {
            values.origin = newValue.origin
            size = newValue.size
        }
    }

    /// Applied about the middle. Default the identity.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(values.transform) }
        set { values.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Applied about the middle, in three dimensions. Default the identity.
    open var transform3D: CATransform3D {
        get { values.transform }
        set { values.transform = newValue }
    }

    // MARK: How it looks

    /// How opaque the view is. Default 1.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// What stands in front of what: greater numbers before smaller ones. Default 0.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether nothing is shown: no view is made for it. Default false.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    /// Where the view stands in a section that is a list, by which it looks; nil in others.
    final var listPlace: CollectionListPlace? {
        get { values.listPlace }
        set { values.listPlace = newValue }
    }

    // MARK: Copies

    nonisolated private static let initializer = ClassMetadata.initializerSlot(0, of: NSObject.self)

    /// Attributes of a class known only at run time.
    static func make(
        _ type: UICollectionViewLayoutAttributes.Type, _ element: CollectionElement
    ) -> UICollectionViewLayoutAttributes {
        let made = blank(type)
        (made.category, made.place) = (element.category, element.path)
        made.kind = element.category == .cell ? nil : element.kind
        return made
    }

    nonisolated private static func blank(
        _ type: UICollectionViewLayoutAttributes.Type
    ) -> UICollectionViewLayoutAttributes {
        ClassMetadata.make(type, slot: initializer, as: UICollectionViewLayoutAttributes.self)
    }

    /// Attributes of the same class with the same values. A subclass adds its own.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.blank(type(of: self))
        (copy.values, copy.place, copy.category, copy.kind) = (values, place, category, kind)
        copy.fixedAxes = fixedAxes
        return copy
    }

    /// Whether place and values are the same. A subclass compares its own, too: cells are given attributes that differ.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return other === self
            || other.values == values && other.place == place && other.category == category && other.kind == kind
    }

    /// By the place.
    nonisolated open override var hash: Int { place.hashValue }

    /// Attributes with the same values, which may be changed.
    func copied() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            preconditionFailure("\(type(of: self)).copy(with:) makes no attributes")
        }
        return copy
    }
}
