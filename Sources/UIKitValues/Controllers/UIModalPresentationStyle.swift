// SPDX-License-Identifier: Apache-2.0

/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen; the views below are removed.
    case fullScreen = 0
    /// On a card over most of the screen.
    case pageSheet = 1
    /// On a card in the middle.
    case formSheet = 2
    /// Covers the controller that defines the context; its view is removed.
    case currentContext = 3
    /// As the transitioning delegate decides.
    case custom = 4
    /// Covers the screen; the views below stay.
    case overFullScreen = 5
    /// Covers the controller that defines the context; its view stays.
    case overCurrentContext = 6
    /// In a popover beside its source.
    case popover = 7
    /// As it was.
    case none = -1
    /// The system decides.
    case automatic = -2
}

extension UIModalPresentationStyle {
    /// Whether the views below are removed.
    package var coversScreen: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the controller that defines the context is covered.
    package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
