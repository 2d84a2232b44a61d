// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The focus reaches what is scrolled away, and scrolls to it.
extension UIScrollView: UIFocusItemScrollableContainer {}
