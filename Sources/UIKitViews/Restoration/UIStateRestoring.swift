// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object whose state is saved when the application goes behind, and restored at its next launch.
///
/// View controllers conform; other objects do once they are registered by
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``. Every requirement
/// has a default.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose identifier path begins this one's; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that makes or finds the object at the next launch; nil where the application has
    /// registered it by then.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Saves the object's state.
    func encodeRestorableState(with coder: NSCoder)

    /// Restores what was saved.
    func decodeRestorableState(with coder: NSCoder)

    /// Told when every object has been restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// No parent.
    public var restorationParent: (any UIStateRestoring)? { nil }

    /// No class.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    /// Saves nothing.
    public func encodeRestorableState(with coder: NSCoder) {}

    /// Restores nothing.
    public func decodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}
