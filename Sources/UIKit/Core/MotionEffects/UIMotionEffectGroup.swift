import Foundation

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil, the default, for none.
    open var motionEffects: [UIMotionEffect]?

    /// What the effects add, all together.
    @discardableResult
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let motionEffects else { return nil }
        return RelativeValue.sum(of: motionEffects.map { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) })
    }
}
