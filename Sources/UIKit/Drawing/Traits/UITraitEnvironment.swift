/// Something that has traits: a view, a window, a screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits here.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, to end it with `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that calls closures when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Called after a change with the environment and the traits before.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Calls `handler` after each change of one of `traits`, until the registration or the environment ends.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Registers a handler that names its environment's type: `(self: Self, previous)` in a class that has subclasses.
    @discardableResult
    @_disfavoredOverload
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    private func register<Environment>(
        _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, seen: traitCollection) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitChangeHost)?.traitChangeRegistrations.append(registration)
        return registration
    }

    /// Ends a registration; does nothing for one of another environment.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeHost)?.traitChangeRegistrations.removeAll { $0 === registration }
    }
}
