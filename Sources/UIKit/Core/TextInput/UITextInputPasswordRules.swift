import Foundation

/// What a password must have, in the words that web pages use: `required: upper; minlength: 20;`.
///
/// Immutable, and kept: nothing makes passwords here.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked, because the one property never changes; a subclass must not add one that does.
    private let descriptor: String

    /// Rules in those words.
    public init(descriptor passwordRulesDescriptor: String) {
        descriptor = passwordRulesDescriptor
        super.init()
    }

    /// The words.
    open var passwordRulesDescriptor: String { descriptor }

    /// The object itself.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
