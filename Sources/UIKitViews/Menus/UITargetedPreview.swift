// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A preview of a view, with its source or destination.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    private final let shown: UIView
    private final let looks: UIPreviewParameters
    private final let place: UIPreviewTarget

    /// Makes a preview.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        shown = view
        looks = parameters
        place = target
        super.init()
    }

    /// Makes a preview of a view in a window, at its place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view,
            parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center)
        )
    }

    /// Makes a preview of a view in a window, at its place and with its looks.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The view.
    open var view: UIView { shown }

    /// How it looks.
    open var parameters: UIPreviewParameters { looks }

    /// The source or destination.
    open var target: UIPreviewTarget { place }

    /// The size of the visible part.
    open var size: CGSize { looks.visiblePath?.bounds.size ?? shown.bounds.size }

    /// A copy with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: shown, parameters: looks, target: newTarget)
    }

    /// The preview itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
