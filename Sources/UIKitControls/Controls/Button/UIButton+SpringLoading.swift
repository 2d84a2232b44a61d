// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over the button does what a tap does.
    public var isSpringLoaded: Bool {
        get { isActivatedByDrags }
        set { isActivatedByDrags = newValue }
    }
}
