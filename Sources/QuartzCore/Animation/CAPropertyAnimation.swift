import Foundation

/// What animations of one property have: the property's key path, and how the values meet those underneath.
open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of the property at a key path, such as `opacity` or `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        self.keyPath = path
    }

    /// The property, or the part of one, that is animated. Default nil: none.
    open var keyPath: String? {
        get { keyPathStorage }
        set { change { _ in keyPathStorage = newValue } }
    }
    private var keyPathStorage: String?

    /// Whether values are added to what is shown without the animation; transforms act before it. Default false.
    open var isAdditive: Bool {
        get { isAdditiveStorage }
        set { change { _ in isAdditiveStorage = newValue } }
    }
    private var isAdditiveStorage = false

    /// Whether each course goes on from where the one before ended. Default false.
    open var isCumulative: Bool {
        get { isCumulativeStorage }
        set { change { _ in isCumulativeStorage = newValue } }
    }
    private var isCumulativeStorage = false

    /// What makes a transform of the animated numbers. Default nil.
    open var valueFunction: CAValueFunction? {
        get { valueFunctionStorage }
        set { change { _ in valueFunctionStorage = newValue } }
    }
    private var valueFunctionStorage: CAValueFunction?

    package override class var properties: [AnimationProperty] {
        super.properties + AnimationProperty.propertyProperties
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPathStorage = other.keyPathStorage
        isAdditiveStorage = other.isAdditiveStorage
        isCumulativeStorage = other.isCumulativeStorage
        valueFunctionStorage = other.valueFunctionStorage
    }

    /// The values in the course of the animation; nil if it has none.
    @MainActor
    func course(along path: AnimatedKeyPath) -> ValueCourse? { nil }

    override func effect(on layer: CALayer) -> AnimationEffect {
        guard let keyPath else { return .none }
        guard let path = AnimatedKeyPath(keyPath, on: layer) else {
            Misuse.log("\(type(of: layer)) has nothing to animate at the key path \(keyPath)")
            return .none
        }
        guard let course = course(along: path) else { return .none }
        return .property(
            PropertyEffect(
                path: path, course: course, isAdditive: isAdditive, isCumulative: isCumulative,
                function: valueFunction?.function))
    }
}
