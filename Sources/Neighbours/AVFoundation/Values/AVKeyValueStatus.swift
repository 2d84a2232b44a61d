// SPDX-License-Identifier: Apache-2.0

/// Whether a value of an asset is there.
public enum AVKeyValueStatus: Int, Sendable {
    /// Nobody has asked for it.
    case unknown = 0
    /// It is being read.
    case loading = 1
    /// It is there.
    case loaded = 2
    /// It cannot be had.
    case failed = 3
    /// Reading was given up.
    case cancelled = 4
}
