// SPDX-License-Identifier: Apache-2.0

/// Which way up the interface is.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned so that the home indicator is at the right.
    case landscapeRight = 3
    /// Turned so that the home indicator is at the left.
    case landscapeLeft = 4
}

extension UIInterfaceOrientation {
    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether an orientation is on its side.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isLandscape
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether an orientation is upright or upside down.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isPortrait
}
