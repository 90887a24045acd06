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
///     if OptionalMethods.call(.displayLayer, of: delegate, { delegate.display(self) }) == nil { … }
///
/// Every optional method whose absence means something else than an empty method does goes this way. What a class has and
/// leaves out is found at the first call and remembered: from then on a call costs little more than the method. Where the
/// conformance is inherited, a subclass cannot add the method.
@usableFromInline
@MainActor
package enum OptionalMethods {
    /// One first call under way, and whether a stand-in answered it.
    private struct Call {
        let delegate: ObjectIdentifier
        let method: String
        var isLeftOut = false
    }

    private static var calls: [Call] = []

    // Unchecked, as each access is one look-up or one note on the main actor, which call nobody: none overlap.
    @usableFromInline
    @exclusivity(unchecked)
    static var known = KnownMethods()

    /// Calls an optional method.
    /// - Parameter body: Calls the method, whatever else it does.
    /// - Returns: What it answered; nil where the delegate's class leaves the method out.
    @inlinable
    package static func call<Result>(
        _ method: OptionalMethod, of delegate: AnyObject, _ body: () -> Result
    ) -> Result? {
        switch known[method, type(of: delegate)] {
        case .present: body()
        case .absent: nil
        case .unknown: ask(method, of: delegate, body)
        }
    }

    /// Calls a method, and sees who answers.
    @usableFromInline
    static func ask<Result>(_ method: OptionalMethod, of delegate: AnyObject, _ body: () -> Result) -> Result? {
        calls.append(Call(delegate: ObjectIdentifier(delegate), method: method.name))
        let result = body()
        let isLeftOut = calls.removeLast().isLeftOut
        // Who is meant may be another one at the next call.
        if delegate is any _MessageForwarder { return isLeftOut ? nil : result }
        known.note(isLeftOut ? .absent : .present, method, of: type(of: delegate))
        return isLeftOut ? nil : result
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

    /// Whether a delegate has a method; nil before the first call of its class.
    package static func isKnown(_ method: OptionalMethod, of delegate: AnyObject) -> Bool? {
        switch known[method, type(of: delegate)] {
        case .present: true
        case .absent: false
        case .unknown: nil
        }
    }

    /// Whether a class is known to leave a method out. Before the first call nothing is known.
    package static func isKnownAbsent(_ method: OptionalMethod, of type: AnyClass) -> Bool {
        known[method, type] == .absent
    }
}
