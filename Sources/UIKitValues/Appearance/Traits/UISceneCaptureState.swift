// SPDX-License-Identifier: Apache-2.0

/// Whether somebody records or mirrors the scene.
public enum UISceneCaptureState: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// Nobody records the scene.
    case inactive = 0
    /// The scene is being recorded or mirrored.
    case active = 1
}
