// SPDX-License-Identifier: Apache-2.0

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges run on until they meet; beyond the miter limit, a bevel.
    case miter = 0
    /// A circle about the corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}
