import QuartzCore

// swift-format-ignore: NoLeadingUnderscores
/// The members of an object whose class the source does not say: what `objects.first?.frame` becomes for a list of
/// `AnyObject`, where Objective-C would look the member up when it is asked.
@preconcurrency @MainActor @dynamicMemberLookup
public struct _AnyObjectMembers {
    let object: AnyObject

    /// A view's property; nil for objects of other classes.
    public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value? {
        (object as? UIView)?[keyPath: path]
    }

    /// A controller's property; nil for objects of other classes.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<UIViewController, Value>) -> Value? {
        (object as? UIViewController)?[keyPath: path]
    }

    /// A layer's property; nil for objects of other classes.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<CALayer, Value>) -> Value? {
        (object as? CALayer)?[keyPath: path]
    }

    /// A constraint's property; nil for objects of other classes.
    public subscript<Value>(dynamicMember path: KeyPath<NSLayoutConstraint, Value>) -> Value? {
        (object as? NSLayoutConstraint)?[keyPath: path]
    }

    /// The number behind a constraint's property, which is what Objective-C would answer; nil for objects of other
    /// classes.
    @_disfavoredOverload
    public subscript<Value: RawRepresentable>(
        dynamicMember path: KeyPath<NSLayoutConstraint, Value>
    ) -> Value.RawValue? {
        (object as? NSLayoutConstraint)?[keyPath: path].rawValue
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// The members of an object; nil for none.
@preconcurrency @MainActor
public func _anyObject(_ object: AnyObject?) -> _AnyObjectMembers? { object.map { _AnyObjectMembers(object: $0) } }

// swift-format-ignore: NoLeadingUnderscores
/// The members of an object.
@preconcurrency @MainActor
public func _anyObject(_ object: AnyObject) -> _AnyObjectMembers { _AnyObjectMembers(object: object) }
