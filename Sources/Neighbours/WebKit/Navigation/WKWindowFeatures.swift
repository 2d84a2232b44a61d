// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// What a page asks of another window; a link asks for nothing.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject, @unchecked Sendable {
    /// Features that ask for nothing.
    public nonisolated override init() { super.init() }

    /// Whether the menu bar is to be seen, a Boolean.
    open var menuBarVisibility: NSNumber? { nil }
    /// Whether the status bar is to be seen, a Boolean.
    open var statusBarVisibility: NSNumber? { nil }
    /// Whether toolbars are to be seen, a Boolean.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Whether the window may be resized, a Boolean.
    open var allowsResizing: NSNumber? { nil }
    /// The horizontal position, in points.
    open var x: NSNumber? { nil }
    /// The vertical position, in points.
    open var y: NSNumber? { nil }
    /// The width, in points.
    open var width: NSNumber? { nil }
    /// The height, in points.
    open var height: NSNumber? { nil }
}
