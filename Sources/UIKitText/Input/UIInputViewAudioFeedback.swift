// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view for input that may click when it is touched.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` clicks while the view is shown; false by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Does not click.
    public var enableInputClicksWhenVisible: Bool { false }
}
