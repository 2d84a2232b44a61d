// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKit

/// Asks the user for a review; nothing is shown, as iOS may decide, too.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks for a review.
    @available(*, deprecated, message: "Use requestReview(in:)")
    open class func requestReview() {
        Unbuilt.report("SKStoreReviewController.requestReview()")
    }

    /// Asks for a review in a scene.
    open class func requestReview(in windowScene: UIWindowScene) {
        Unbuilt.report("SKStoreReviewController.requestReview(in:)")
    }
}
