// SPDX-License-Identifier: Apache-2.0

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// Something new.
    case newData = 0
    /// Nothing new.
    case noData = 1
    /// Nothing, because it failed.
    case failed = 2
}
