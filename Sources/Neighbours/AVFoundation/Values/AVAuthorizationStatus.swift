// SPDX-License-Identifier: Apache-2.0

/// Whether a program may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// No.
    case denied = 2
    /// Yes.
    case authorized = 3
}
