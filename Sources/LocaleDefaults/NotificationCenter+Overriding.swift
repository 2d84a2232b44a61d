// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux declares what posts in extensions, where no subclass can override it.
// `CRedefinedFunctions` puts these functions in place of the library's. `FoundationAdditions` has a class whose
// functions can be overridden; it is asked by name, since a program has a copy of this module for itself.

extension NotificationCenter {
    /// `NotificationCenter.post(_:)`.
    @_silgen_name("casement_center_post")
    public final func _post(_ notification: Notification) {
        if type(of: self) == NotificationCenter.self || !overriddenPost(notification) {
            _originalPost(notification)
        }
    }

    /// `NotificationCenter.post(name:object:userInfo:)`.
    @_silgen_name("casement_center_post_name")
    public final func _post(
        name: Notification.Name,
        object: Any?,
        userInfo: [AnyHashable: Any]?
    ) {
        if type(of: self) == NotificationCenter.self || !overriddenPost(name, object, userInfo) {
            _originalPost(Notification(name: name, object: object, userInfo: userInfo))
        }
    }

    /// Posts by the override of a class that has one; false where it has none.
    @_silgen_name("casement_overridden_post")
    private final func overriddenPost(_ notification: Notification) -> Bool

    /// Likewise, by the name.
    @_silgen_name("casement_overridden_post_name")
    private final func overriddenPost(
        _ name: Notification.Name,
        _ object: Any?,
        _ userInfo: [AnyHashable: Any]?
    ) -> Bool

    /// Foundation's function.
    @_silgen_name("foundation_center_post")
    package final func _originalPost(_ notification: Notification)
}
