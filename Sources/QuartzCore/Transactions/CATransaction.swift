// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Groups the changes of layers that reach the screen together.
///
/// Without an explicit transaction, the first change makes an implicit one that is committed
/// when the run loop's turn ends. Values are looked up from the innermost transaction outwards.
/// - Thread: each has transactions of its own; layers in a window belong to the main thread.
open class CATransaction: NSObject {
    /// Opens a transaction inside the current one.
    open class func begin() { TransactionStack.current.begin() }

    /// Closes the innermost transaction; the outermost one's changes go to the screen.
    ///
    /// Traps without a matching `begin`.
    open class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction now, unless an explicit one is open.
    open class func flush() { TransactionStack.current.flush() }

    /// Takes the lock that guards the layers of all threads; may be taken again by its holder.
    open class func lock() { TransactionStack.layerLock.lock() }

    /// Releases the lock that guards the layers of all threads.
    open class func unlock() { TransactionStack.layerLock.unlock() }

    /// The duration of animations that have none; 0.25 seconds by default.
    open class func animationDuration() -> CFTimeInterval {
        TransactionStack.current.animationDuration
    }

    /// Sets that of the innermost transaction.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.innermost { $0.animationDuration = dur }
    }

    /// The timing function of animations that have none; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.animationTimingFunction
    }

    /// Sets that of the innermost transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.innermost { $0.animationTimingFunction = .some(function) }
    }

    /// Whether changes of properties start no actions.
    open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

    /// Sets that of the innermost transaction.
    open class func setDisableActions(_ flag: Bool) {
        TransactionStack.current.innermost { $0.disablesActions = flag }
    }

    /// Called once the animations are over that start after it has been set.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.completionBlock
    }

    /// Sets that of the innermost transaction; called at the commit if nothing is animated.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.setCompletionBlock(block)
    }

    /// The value of a key, from the innermost transaction that has one.
    open override class func value(forKey key: String) -> Any? {
        TransactionStack.current.value(forKey: key)
    }

    /// Sets a value in the innermost transaction; any key may be used.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        TransactionStack.current.setValue(anObject, forKey: key)
    }
}

/// The key of ``CATransaction/animationDuration()``, an NSNumber.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``, an NSNumber.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
