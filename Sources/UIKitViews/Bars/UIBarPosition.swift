// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom.
    case bottom = 1
    /// At the top of what it is in.
    case top = 2
    /// At the top of the screen: the bar goes on below the status bar.
    case topAttached = 3
}

/// How a bar looks as a whole; older than appearances.
public enum UIBarStyle: Int, Sendable {
    /// Dark on light.
    case `default` = 0
    /// Light on dark.
    case black = 1
    /// Light on dark, with something shining through; a translucent black.
    case blackTranslucent = 2
}

/// A bar that can be in several places.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol, _UIBarPositioningDelegateProbes {
    // @optional

    /// Where the bar is; at the top by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
