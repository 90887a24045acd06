import Foundation

/// Storyboards in Apple's format, which cannot be read here: to take a controller out of one is misuse that says so.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Names a storyboard; nothing is read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Refuses, and returns nil.
    @discardableResult
    open func instantiateInitialViewController() -> UIViewController? {
        refuse("its initial controller")
        return nil
    }

    /// Refuses, and returns nil.
    @discardableResult
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        refuse("its initial controller")
        return nil
    }

    /// Refuses, and returns an empty controller.
    @discardableResult
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        refuse("the controller \(identifier)")
        return UIViewController(nibName: nil, bundle: nil)
    }

    /// Refuses, and ends the program, as there is no controller of the class to return.
    @discardableResult
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        refuse("the controller \(identifier)")
        fatalError("the storyboard \(name) cannot be read here")
    }

    private func refuse(_ what: String) {
        Misuse.report(
            "NSInvalidArgumentException",
            "storyboards cannot be read here, so \(name) does not give \(what): make controllers in code or in a scene file"
        )
    }
}
