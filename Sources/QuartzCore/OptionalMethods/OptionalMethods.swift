import VirtualFoundation

/// The optional methods of delegates, without Objective-C: a protocol extension stands in for each that a class leaves out.
///
/// The stand-in says so:
///
///     extension CALayerDelegate {
///         public func display(_ layer: CALayer) { OptionalMethods.leftOut(of: self) }
///     }
///
/// and whoever asks the delegate is told:
///
///     if OptionalMethods.call("display(_:)", of: delegate, { delegate.display(self) }) == nil { … }
///
/// Every optional method whose absence means something else than an empty method does goes this way. What a class leaves
/// out is found at the first call and remembered. Where the conformance is inherited, a subclass cannot add the method.
@MainActor
package enum OptionalMethods {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let method: String
    }

    /// One call under way, and whether a stand-in answered it.
    private struct Call {
        let delegate: ObjectIdentifier
        let method: String
        var isLeftOut = false
    }

    private static var absent: Set<Key> = []
    private static var calls: [Call] = []

    /// Calls an optional method.
    /// - Parameter method: As `#function` spells it in the stand-in: `display(_:)`.
    /// - Returns: What it answered; nil where the delegate's class leaves the method out.
    package static func call<Result>(_ method: String, of delegate: AnyObject, _ body: () -> Result) -> Result? {
        let key = Key(type: ObjectIdentifier(type(of: delegate)), method: method)
        if absent.contains(key) { return nil }
        calls.append(Call(delegate: ObjectIdentifier(delegate), method: method))
        let result = body()
        guard calls.removeLast().isLeftOut else { return result }
        absent.insert(key)
        return nil
    }

    /// Called by a stand-in: the method was not there.
    ///
    /// A delegate that passes a call on to another one, which lacks the method, has the method itself.
    package static func leftOut(of delegate: AnyObject, _ method: String = #function) {
        guard let call = calls.last, call.delegate == ObjectIdentifier(delegate), call.method == method else {
            // Not a call of the kit's own, but perhaps one of an app's.
            return OptionalCall.leftOut(method)
        }
        calls[calls.count - 1].isLeftOut = true
    }

    /// Whether a class is known to leave a method out. Before the first call nothing is known.
    package static func isKnownAbsent(_ method: String, of type: AnyClass) -> Bool {
        absent.contains(Key(type: ObjectIdentifier(type), method: method))
    }
}
