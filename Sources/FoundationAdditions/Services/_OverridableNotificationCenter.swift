// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults
public import ObjCRuntime

// Sendable is unchecked because it adds nothing to Foundation's centre, which locks.
/// A notification centre whose functions a subclass can override as on iOS.
///
/// A program's subclass of `NotificationCenter` that overrides them is lowered to one of this class, and its
/// functions to these. Whoever calls a centre's own functions gets to these first.
open class _OverridableNotificationCenter: NotificationCenter, @unchecked Sendable {
    /// `post(_:)`.
    open func _objcPost(_ notification: Notification) { _originalPost(notification) }

    /// `post(name:object:userInfo:)`.
    open func _objcPost(
        name: Notification.Name,
        object: Any?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        _originalPost(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// `post(name:object:)`.
    open func _objcPost(name: Notification.Name, object: Any?) {
        _objcPost(name: name, object: object, userInfo: nil)
    }

    /// `addObserver(_:selector:name:object:)`.
    open func _objcAddObserver(
        _ observer: Any,
        selector: Selector,
        name: Notification.Name?,
        object: Any?
    ) {
        observe(observer, selector, name, object)
    }

    /// `addObserver(forName:object:queue:using:)`.
    open func _objcAddObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: object, queue: queue, using: block)
    }

    /// `removeObserver(_:)`.
    open func _objcRemoveObserver(_ observer: Any) { endObserving(observer as AnyObject) }

    /// `removeObserver(_:name:object:)`.
    open func _objcRemoveObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        endObserving(observer as AnyObject, name, object)
    }
}

extension _OverridableNotificationCenter: _ObservingCenter {}

// `NotificationCenter+Overriding.swift` calls these by name.
extension NotificationCenter {
    /// Posts by the override; false for a centre without one.
    @_silgen_name("casement_center_post_by_override")
    public final func _postByOverride(_ notification: Notification) -> Bool {
        guard let own = self as? _OverridableNotificationCenter else { return false }
        own._objcPost(notification)
        return true
    }

    /// Posts by the override; false for a centre without one.
    @_silgen_name("casement_center_post_name_by_override")
    public final func _postByOverride(
        _ name: Notification.Name,
        _ object: Any?,
        _ userInfo: [AnyHashable: Any]?
    ) -> Bool {
        guard let own = self as? _OverridableNotificationCenter else { return false }
        own._objcPost(name: name, object: object, userInfo: userInfo)
        return true
    }
}
