// SPDX-License-Identifier: Apache-2.0

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// The home button is below.
    case portrait = 1
    /// The home button is above.
    case portraitUpsideDown = 2
    /// The home button is to the right.
    case landscapeRight = 3
    /// The home button is to the left.
    case landscapeLeft = 4
}
