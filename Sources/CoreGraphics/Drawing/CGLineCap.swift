// SPDX-License-Identifier: Apache-2.0

/// How the ends of an open line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off square at the end point.
    case butt = 0
    /// A half circle about the end point.
    case round = 1
    /// Cut off square, half a line width beyond the end point.
    case square = 2
}
