// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that can happen when a layer's property changes.
public protocol CAAction: AnyObject {
    /// Does it: `event` is the property's name and `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: NSNull stands for no action where nil would ask somebody else.
    public func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    ) {}
}
