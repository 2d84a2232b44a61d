// SPDX-License-Identifier: Apache-2.0

public import UIKitViews

/// A text view or field, whose delegate may change what is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Changes, combines or inserts what is pasted.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
