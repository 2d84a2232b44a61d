// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The source or destination of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in whose space the centre is.
    public final let container: UIView
    /// The centre of the preview.
    public final let center: CGPoint
    /// How the preview is turned or scaled there.
    public final let transform: CGAffineTransform

    /// Makes a target with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Makes a target.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The target itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
