import Foundation

/// Gives `UIViewController` its `init()`, as `ViewCreation` gives `UIView` one.
@preconcurrency @MainActor
public protocol ControllerCreation: AnyObject {}

extension ControllerCreation {
    /// Makes a controller without a nib, through the class's own `init(nibName:bundle:)`.
    ///
    /// `type(of: controller).init()` makes a controller of the class that the value is at run time.
    public init() {
        self.init(slot: ControllerFactory.slot)
    }

    /// Calls the initialiser in a slot of the class's method table; written in C, which sees the class at run time.
    @_silgen_name("offstage_new_controller_of_dynamic_class")
    init(slot: Int)
}

/// Makes controllers of classes known only at run time.
@MainActor
package enum ControllerFactory {
    static let slot = ClassMetadata.initializerSlot(0, of: UIViewController.self)

    /// `type.init(nibName: nil, bundle: nil)`, whatever initialiser the class has put there.
    package static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        ClassMetadata.makeOfNils(type, slot: slot, as: Controller.self)
    }
}
