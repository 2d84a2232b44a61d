// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A drag, as where it may go sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The same drag as its source sees it; nil for one that comes from another program.
    var localDragSession: (any UIDragSession)? { get }
    /// How the progress of loading is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of all items that can become one, and calls back on the main actor.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values that bridge to a class, such as strings, of all items that can become one.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: T.Type,
        completion: @escaping @MainActor ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object -> T? in
                    var value: T?
                    if let object = object as? T._ObjectiveCType {
                        T._forceBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                }
            )
        }
    }
}
