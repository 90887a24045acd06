import Foundation

/// Something that responds to an event of a layer: a change of a property, or its arrival in or departure from a tree.
@preconcurrency @MainActor
public protocol CAAction {
    /// Responds to the event.
    /// - Parameters:
    ///   - event: The property's key, or `kCAOnOrderIn` and the like.
    ///   - anObject: The layer.
    ///   - dict: Arguments of the event; nil for a property's change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An `NSNull` stands for "no action", and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that joins a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a tree.
public let kCAOnOrderOut = "onOrderOut"
