import VirtualFoundation

// A delegate of Objective-C may leave a method out and still answer it: by handing the message to another object, which it
// names in `forwardingTarget(for:)`. Stand-ins of protocols whose delegates do so ask for that object first:
//
//     extension UIScrollViewDelegate {
//         public func scrollViewDidScroll(_ scrollView: UIScrollView) {
//             forward(.didScroll, else: ()) { $0.scrollViewDidScroll(scrollView) }
//         }
//     }
extension OptionalMethods {
    /// How many objects one message may be offered to.
    private static let limit = 8

    /// Hands a call that a stand-in answers to whom the delegate forwards it.
    ///
    /// Whether a class has an optional method shows at its first call alone. So an object that is asked `responds(to:)`
    /// meanwhile says yes until its class is known to leave the method out; the call itself is the trial, and where it
    /// reaches a stand-in the delegate is asked again.
    /// - Parameters:
    ///   - standIn: The answer where the message goes to nobody: the method was left out.
    ///   - body: Calls the method of the object that it is given.
    package static func forward<Delegate, Result>(
        _ method: ForwardedMethod, from delegate: AnyObject, as: Delegate.Type, else standIn: Result,
        _ body: (Delegate) -> Result
    ) -> Result {
        if let answer = answer(to: method, from: delegate, body) { return answer }
        leftOut(of: delegate, method.method.name)
        return standIn
    }

    /// What another object answers; nil where the message goes to nobody.
    private static func answer<Delegate, Result>(
        to method: ForwardedMethod, from delegate: AnyObject, _ body: (Delegate) -> Result
    ) -> Result? {
        guard let forwarder = delegate as? any _MessageForwarder else { return nil }
        var tried: [ObjectIdentifier] = [ObjectIdentifier(delegate)]
        while tried.count <= limit {
            let found = ForwardedCall.target(of: forwarder, for: method.selector) { object in
                !isKnownAbsent(method.method, of: type(of: object))
            }
            guard let target = found as? Delegate else { return nil }
            let object = target as AnyObject
            guard !tried.contains(ObjectIdentifier(object)) else { return nil }
            tried.append(ObjectIdentifier(object))
            if let result = call(method.method, of: object, { body(target) }) { return result }
        }
        return nil
    }
}

/// An optional method together with its name in Objective-C, by which it is forwarded.
package struct ForwardedMethod: Sendable {
    let method: OptionalMethod
    let selector: Selector

    /// - Parameters:
    ///   - name: As `#function` spells it in the stand-in.
    ///   - selector: As Objective-C spells it.
    package init(_ name: String, _ selector: String) {
        method = OptionalMethod(name)
        self.selector = Selector(selector)
    }
}
