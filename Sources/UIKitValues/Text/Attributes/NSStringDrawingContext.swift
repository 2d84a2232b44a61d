// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a text may do to fit a rectangle, and what it did.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor on fonts' sizes; 0 for none.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took, in the coordinates of the call.
    open internal(set) var totalBounds = CGRect.zero
    /// Kept: letters are not moved together.
    open var minimumTrackingAdjustment: CGFloat = 0
    /// Always 0.
    open internal(set) var actualTrackingAdjustment: CGFloat = 0

    /// A context that allows nothing.
    public override init() {
        super.init()
    }
}
