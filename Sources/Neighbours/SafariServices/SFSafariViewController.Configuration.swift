// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

extension SFSafariViewController {
    // Sendable is unchecked because it is set up before it is handed to the controller, which
    // copies it.
    /// How a page is shown.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// As usual.
        public override init() { super.init() }

        /// Whether the reader is wanted; the browser decides.
        open var entersReaderIfAvailable = false

        /// Whether the bar may get smaller; it never does.
        open var barCollapsingEnabled = true

        /// A configuration of its own with the same settings.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }
}
