// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Takes up what a person did elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity tells.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
