import Foundation

/// Moves one property of a view between two values, along one axis of the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis that the effect follows.
    public enum EffectType: Int, Sendable {
        /// The viewer goes left and right.
        case tiltAlongHorizontalAxis
        /// The viewer goes up and down.
        case tiltAlongVerticalAxis
    }

    private let path: String
    private let axis: EffectType

    /// Moves the property at a key path of the view, such as `center.x`.
    public init(keyPath: String, type: EffectType) {
        (path, axis) = (keyPath, type)
        super.init()
    }

    /// Moves nothing; archives are not read.
    public required init?(coder: NSCoder) {
        (path, axis) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    /// The property that is moved.
    open var keyPath: String { path }
    /// The axis that is followed.
    open var type: EffectType { axis }
    /// What is added at an offset of -1. Default nil: nothing is moved.
    open var minimumRelativeValue: Any?
    /// What is added at an offset of 1. Default nil: nothing is moved.
    open var maximumRelativeValue: Any?

    /// The value between both ends, which are reached at -1 and 1 and not passed.
    @discardableResult
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = RelativeValue(minimumRelativeValue), let most = RelativeValue(maximumRelativeValue) else {
            return nil
        }
        let offset = axis == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(offset, -1), 1) + 1) / 2
        guard let value = least.value(towards: most, part: part) else { return nil }
        return [path: value.object]
    }
}
