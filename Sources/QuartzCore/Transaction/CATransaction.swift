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

    /// Commits the innermost transaction that `begin()` began; without one it raises, as on a device.
    open class func commit() {
        guard !stack.isImplicit else {
            return Misuse.report("CATransaction", "no CATransaction to commit: begin() and commit() come in pairs")
        }
        stack.end()?.end()
    }

    /// Commits the implicit transaction, unless an explicit one is open.
    open class func flush() {
        if stack.isImplicit { stack.end()?.end() }
    }

    /// Always true to its name here: layers change on one thread.
    open class func lock() {}
    /// The end of what `lock()` began.
    open class func unlock() {}

    /// Seconds that implicit animations take. Default 0.25.
    @discardableResult
    open class func animationDuration() -> CFTimeInterval {
        (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
    }

    /// Seconds; for the rest of the innermost transaction.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
    }

    /// True: changes look for no actions. Default false.
    @discardableResult
    open class func disableActions() -> Bool {
        (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
    }

    /// The curve of implicit animations; nil, the default, stands for Core Animation's own.
    @discardableResult
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// For the rest of the innermost transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Seconds that an animation without a duration takes, 0 or more.
    static var standardDuration: Double {
        let duration = animationDuration()
        return duration > 0 ? duration : 0
    }

    /// For the rest of the innermost transaction.
    open class func setDisableActions(_ flag: Bool) {
        setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
    }

    /// The block of the innermost transaction, nil for none.
    @discardableResult
    open class func completionBlock() -> (() -> Void)? {
        stack.completion?.asSet
    }

    /// Sets what runs when the animations that are added from now on to the transaction's commit have ended or are gone:
    /// among the first blocks of the main queue in a later turn, never inside `commit()`.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let context = LayerContext.current
        context.transactions.setCompletion(block.map { TransactionCompletion(in: context, $0) })
    }

    /// A value of the innermost transaction that has one.
    @discardableResult
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
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
