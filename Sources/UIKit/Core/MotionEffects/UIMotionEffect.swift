import Foundation

/// Moves what is shown of a view as the device is tilted; the view's own properties stay as they are.
///
/// A subclass says by how much, in `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// An effect that moves nothing.
    public override init() { super.init() }

    /// An effect that moves nothing; archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// What is added to the view's properties where the viewer is beside the middle of the screen; nil for nothing.
    /// - Parameter viewerOffset: -1…1 along each axis: right and down are positive.
    /// - Returns: Key paths of the view, such as `center.x` or `layer.shadowOffset`, and numbers, or geometry in NSValue.
    @discardableResult
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// The effect itself: two views may have the same one (assumed).
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Writes nothing: archives are not kept.
    open func encode(with coder: NSCoder) {}
}
