import Foundation

/// Groups changes of layers. Changes outside of any explicit transaction belong to an implicit one that the end of the
/// turn, or `flush()`, commits.
///
/// A nested transaction starts with the values of the one around it; its own changes end with it.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// The transactions of the scene that is current.
    private static var stack: TransactionStack {
        get { LayerContext.current.transactions }
        _modify { yield &LayerContext.current.transactions }
    }

    /// Begins a nested transaction.
    open class func begin() {
        stack.begin()
    }

    /// Commits the innermost transaction and runs its completion block. Without a `begin()` it commits the implicit
    /// one.
    open class func commit() {
        stack.end()?()
    }

    /// Commits the implicit transaction, unless an explicit one is open.
    open class func flush() {
        if stack.isImplicit { stack.end()?() }
    }

    /// Always true to its name here: layers change on one thread.
    open class func lock() {}
    /// The end of what `lock()` began.
    open class func unlock() {}

    /// Seconds that implicit animations take. Default 0.25.
    open class func animationDuration() -> CFTimeInterval {
        (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
    }

    /// Seconds; for the rest of the innermost transaction.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
    }

    /// True: changes look for no actions. Default false.
    open class func disableActions() -> Bool {
        (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
    }

    /// For the rest of the innermost transaction.
    open class func setDisableActions(_ flag: Bool) {
        setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
    }

    /// The block that runs when the transaction's animations have ended: at its commit if it has none.
    open class func completionBlock() -> (() -> Void)? {
        stack.completion
    }

    /// Replaces the block; one that was there before runs at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let replaced = stack.completion
        stack.completion = block
        replaced?()
    }

    /// A value of the innermost transaction that has one.
    open class func value(forKey key: String) -> Any? {
        stack[key]
    }

    /// Keeps any value for the rest of the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock {
            return setCompletionBlock(anObject as? () -> Void)
        }
        stack[key] = anObject
    }
}

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
