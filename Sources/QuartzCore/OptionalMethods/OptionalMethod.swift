import Synchronization

/// An optional method of a delegate's protocol: a token, made once beside the protocol.
///
///     extension OptionalMethod {
///         static let displayLayer = OptionalMethod("display(_:)")
///     }
@usableFromInline
package struct OptionalMethod: Sendable {
    /// As `#function` spells it in the stand-in.
    package let name: String
    /// The method's column in what is known of classes.
    @usableFromInline let number: Int

    private static let count = Atomic(0)

    package init(_ name: String) {
        self.name = name
        number = Self.count.add(1, ordering: .relaxed).oldValue
    }
}
