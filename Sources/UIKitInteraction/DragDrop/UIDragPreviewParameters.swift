// SPDX-License-Identifier: Apache-2.0

@_spi(Rooms) import UIKitViews

/// How previews of drags look.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    @_spi(Rooms) open override class func makeCopy() -> UIPreviewParameters {
        UIDragPreviewParameters()
    }
}
