// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Thread {
    /// Makes a thread that sends a message when started; the target is retained until it ended.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let message = UncheckedTransfer((target: target as AnyObject, argument: argument))
        self.init { _ = selector.send(to: message.value.target, [message.value.argument]) }
    }

    /// Starts a thread that sends a message.
    public class func detachNewThreadSelector(
        _ selector: Selector,
        toTarget target: Any,
        with argument: Any?
    ) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

extension RunLoop {
    /// Sends a message in the next turn of one of the modes.
    ///
    /// `order` is kept by Foundation's queue: messages of one turn run as they were added.
    public func perform(
        _ aSelector: Selector,
        target: Any,
        argument arg: Any?,
        order: Int,
        modes: [RunLoop.Mode]
    ) {
        let message = UncheckedTransfer((target: target as AnyObject, argument: arg))
        perform(inModes: modes) {
            _ = aSelector.send(to: message.value.target, [message.value.argument])
        }
    }
}
