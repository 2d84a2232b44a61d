// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A drag, as both sides see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the drag is, in the space of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Whether other programs may not have the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether some item has one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether some item can become an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether some item can become a value that bridges to a class, such as a string.
    public func canLoadObjects<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: T.Type
    ) -> Bool where T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}
