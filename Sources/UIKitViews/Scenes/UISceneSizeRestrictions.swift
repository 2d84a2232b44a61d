// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// How large a scene may be made.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private var least = CGSize.zero
    private var most = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    private var mayFill = true

    /// The smallest size, in points.
    open var minimumSize: CGSize {
        get { least }
        set { least = newValue }
    }

    /// The largest size, in points.
    open var maximumSize: CGSize {
        get { most }
        set { most = newValue }
    }

    /// Whether the scene may fill the screen.
    open var allowsFullScreen: Bool {
        get { mayFill }
        set { mayFill = newValue }
    }
}
