// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An action that runs when a layer's property changes.
public protocol CAAction: AnyObject {
    /// Runs the action: `event` is the property's name and `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: NSNull stands for no action, where nil would continue the search.
    public func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    ) {}
}
