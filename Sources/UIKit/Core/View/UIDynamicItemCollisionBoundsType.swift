/// What the outline of something is where it collides in a dynamic animator.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// `collisionBoundingPath`.
    case path
}
