// SPDX-License-Identifier: Apache-2.0

/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// A phone, the kind that a screen takes unless told otherwise.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television, driven from afar.
    case tv = 2
    /// A screen in a car.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}
