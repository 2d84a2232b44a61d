// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the screen: the bar's background extends below the status bar.
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
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol, _UIBarPositioningDelegateProbes {
    // @optional

    /// The position of the bar; at the top by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
