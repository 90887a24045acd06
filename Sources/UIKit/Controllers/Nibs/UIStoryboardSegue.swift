import Foundation

/// A way from one controller to another. Storyboards cannot be read here, so that code alone makes one.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    private let handler: (() -> Void)?
    private let identifierStorage: String?
    private let sourceStorage: UIViewController
    private let destinationStorage: UIViewController

    /// What storyboards call the way.
    open var identifier: String? { identifierStorage }
    /// Where it begins.
    open var source: UIViewController { sourceStorage }
    /// Where it leads.
    open var destination: UIViewController { destinationStorage }

    /// A way of a subclass, whose `perform()` goes it.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (identifierStorage, sourceStorage, destinationStorage) = (identifier, source, destination)
        handler = nil
        super.init()
    }

    /// A way that a closure goes.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (identifierStorage, sourceStorage, destinationStorage) = (identifier, source, destination)
        handler = performHandler
        super.init()
    }

    /// Goes the way: calls the closure. Without one it refuses, as a subclass has to say what is to happen.
    open func perform() {
        if let handler { return handler() }
        Misuse.report(
            "NSInternalInconsistencyException",
            "a segue without a handler goes nowhere: override perform(), or present \(destination) in code, as storyboards "
                + "cannot be read here")
    }
}
