// SPDX-License-Identifier: Apache-2.0

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, the top to the left.
    case landscapeLeft = 3
    /// On its side, the top to the right.
    case landscapeRight = 4
    /// Flat, the screen up.
    case faceUp = 5
    /// Flat, the screen down.
    case faceDown = 6
}

extension UIDeviceOrientation {
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can follow the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether an orientation is on its side.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isLandscape
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether an orientation is upright or upside down.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isPortrait
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether an interface can follow an orientation.
public func UIDeviceOrientationIsValidInterfaceOrientation(
    _ orientation: UIDeviceOrientation
) -> Bool {
    orientation.isValidInterfaceOrientation
}
