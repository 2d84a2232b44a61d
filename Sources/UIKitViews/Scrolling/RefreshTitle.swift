// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line of text below a refresh control's sign: a label.
@MainActor
package protocol RefreshTitle: UIView {
    /// The title; nil for none.
    var attributedText: NSAttributedString? { get set }
}
