// SPDX-License-Identifier: Apache-2.0

/// Which way along the text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the start.
    case backward = 1
}
