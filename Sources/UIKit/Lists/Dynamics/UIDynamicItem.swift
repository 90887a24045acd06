import CoreGraphics
import Foundation

/// What a dynamic animator moves: a view, a layout's attributes, or an object of the app's.
///
/// The animator reads the item when it comes and when it is told to, and sets middle and transform in each frame.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The middle, in the space of the animator.
    var center: CGPoint { get set }
    /// The size counts: it is the item's mass, too.
    var bounds: CGRect { get }
    /// How the item is turned.
    var transform: CGAffineTransform { get set }
    /// The outline with which the item collides. Without it: the bounds.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline where `collisionBoundsType` is `path`, about the item's middle as (0, 0): its hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
    /// The text itself. So `"floor" as NSCopying` names a boundary, as where texts are bridged to NSString.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
