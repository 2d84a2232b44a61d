// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Whether a scene has the pointer for itself.
///
/// Controllers may ask for it; the window systems here do not give it.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// Whether the pointer is locked: never.
    open var isLocked: Bool { false }

    /// Posted after the state changed.
    public nonisolated static let didChangeNotification = Notification.Name(
        "UIPointerLockStateDidChangeNotification"
    )
    /// The scene in the user info.
    public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}
