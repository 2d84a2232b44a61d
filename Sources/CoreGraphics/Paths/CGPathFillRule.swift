// SPDX-License-Identifier: Apache-2.0

/// Which points a path that crosses itself encloses.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path winds around, counted with direction.
    case winding = 0
    /// Those that a ray leaves across an odd number of edges.
    case evenOdd = 1
}
