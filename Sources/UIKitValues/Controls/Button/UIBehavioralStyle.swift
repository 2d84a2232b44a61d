// SPDX-License-Identifier: Apache-2.0

/// Which system's ways a control follows.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As suits the device.
    case automatic = 0
    /// As on a tablet.
    case pad = 1
    /// As on a desktop.
    case mac = 2
}
