// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The way from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    private final let name: String?
    private final let start: UIViewController
    private final let end: UIViewController
    private final let handler: (() -> Void)?

    /// Makes a segue whose `perform()` a subclass overrides.
    public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        name = identifier
        start = source
        end = destination
        handler = nil
        super.init()
    }

    /// Makes a segue that performs a block.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier, source, destination, performHandler)
    }

    @usableFromInline init(
        _ identifier: String?,
        _ source: UIViewController,
        _ destination: UIViewController,
        _ handler: @escaping () -> Void
    ) {
        name = identifier
        start = source
        end = destination
        self.handler = handler
        super.init()
    }

    /// The segue's name in the storyboard.
    open var identifier: String? { name }

    /// The source.
    open var source: UIViewController { start }

    /// The destination.
    open var destination: UIViewController { end }

    /// Shows the destination.
    open func perform() { handler?() }
}

/// The source of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    private let controller: UIViewController
    private let action: Selector
    private let origin: Any?

    /// Makes a source; segues make their own.
    package init(_ controller: UIViewController, _ action: Selector, _ sender: Any?) {
        self.controller = controller
        self.action = action
        origin = sender
        super.init()
    }

    /// The controller that is left.
    open var source: UIViewController { controller }

    /// The action that marks the destination.
    open var unwindAction: Selector { action }

    /// The sender that has triggered it.
    open var sender: Any? { origin }
}

/// A container that can revert a presentation of its own.
@MainActor
package protocol UnwindingContainer: UIViewController {
    /// Shows a child again.
    func unwind(towards child: UIViewController)
}

extension UIViewController {
    func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let busy = childContaining(source)
        return children.reversed().filter { $0 !== busy }
    }

    /// Whether the controller is another or its descendant.
    func isInside(_ other: UIViewController) -> Bool {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current === other { return true }
            candidate = current.parent
        }
        return false
    }
}
