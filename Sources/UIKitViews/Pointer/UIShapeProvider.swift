// SPDX-License-Identifier: Apache-2.0

/// Something that makes a shape to fit into another.
@preconcurrency @MainActor
public protocol UIShapeProvider {
    /// The bounds that a shape is resolved in.
    typealias Context = UIShape.ResolutionContext
    /// A shape of a definite place and size.
    typealias Resolved = UIShape.Resolved

    /// Makes the shape.
    func resolve(in context: Context) -> Resolved
}
