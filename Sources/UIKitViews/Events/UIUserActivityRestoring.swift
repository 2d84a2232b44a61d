// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Restores the state of a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows the state of an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
