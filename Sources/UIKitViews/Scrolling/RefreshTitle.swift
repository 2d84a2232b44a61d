// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line of text below a refresh control's sign: a label.
@MainActor
package protocol RefreshTitle: UIView {
    /// What stands there; nil for nothing.
    var attributedText: NSAttributedString? { get set }
}
