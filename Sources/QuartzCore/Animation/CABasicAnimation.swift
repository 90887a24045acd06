import Foundation

/// An animation from one value to another.
///
/// Two of `fromValue`, `toValue` and `byValue` say the ends; one alone begins or ends at the value underneath; none
/// holds that. With all three `byValue` is not looked at (assumed).
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start, of the property's type. Default nil.
    open var fromValue: Any? {
        get { fromStorage }
        set { change { _ in fromStorage = newValue } }
    }
    private var fromStorage: Any?

    /// The value at the end. Default nil.
    open var toValue: Any? {
        get { toStorage }
        set { change { _ in toStorage = newValue } }
    }
    private var toStorage: Any?

    /// The way from the start to the end. Default nil.
    open var byValue: Any? {
        get { byStorage }
        set { change { _ in byStorage = newValue } }
    }
    private var byStorage: Any?

    package override class var properties: [AnimationProperty] {
        super.properties + AnimationProperty.basicProperties
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromStorage, toStorage, byStorage) = (other.fromStorage, other.toStorage, other.byStorage)
    }

    override func course(along path: AnimatedKeyPath) -> ValueCourse? {
        .ends(ends(along: path))
    }

    @MainActor
    func ends(along path: AnimatedKeyPath) -> ValueEnds {
        func value(_ any: Any?) -> AnimatedValue? { any.flatMap { path.animatedValue($0, for: valueFunction) } }
        return ValueEnds(from: value(fromValue), to: value(toValue), by: value(byValue))
    }
}
