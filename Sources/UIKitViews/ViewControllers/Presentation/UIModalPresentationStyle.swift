// SPDX-License-Identifier: Apache-2.0

/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covering the screen; what is below goes.
    case fullScreen = 0
    /// On a card over most of the screen.
    case pageSheet = 1
    /// On a card in the middle.
    case formSheet = 2
    /// Covering the controller that defines the context; what is below goes.
    case currentContext = 3
    /// As the transitioning delegate wants.
    case custom = 4
    /// Covering the screen; what is below stays.
    case overFullScreen = 5
    /// Covering the controller that defines the context; what is below stays.
    case overCurrentContext = 6
    /// Beside what it is about.
    case popover = 7
    /// As it was.
    case none = -1
    /// As the system likes.
    case automatic = -2
}

extension UIModalPresentationStyle {
    /// Whether what is below is taken away.
    var coversScreen: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the controller that defines the context decides where to show.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
