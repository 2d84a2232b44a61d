// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import Foundation
import simd

// On iOS classes known only at run time are made by initializers that are not `required`, so that
// people's subclasses need not have them; here they are found in the class's table.

/// Makes an instance of a class by its `init()`.
func makeInstance<T: Foundation.NSObject>(of aClass: T.Type) -> T {
    let made = casement_make(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

/// Makes a node of a class by its `init(gridPosition:)`.
func makeInstance<Node: GKGridGraphNode>(of aClass: Node.Type, at position: vector_int2) -> Node {
    let made = casement_make_grid_node(
        unsafeBitCast(aClass, to: UnsafeRawPointer.self),
        position.x,
        position.y
    )
    return Unmanaged<Node>.fromOpaque(made).takeRetainedValue()
}

/// Makes a node of a class by its `init(point:)`.
func makeInstance<Node: GKGraphNode2D>(of aClass: Node.Type, at point: vector_float2) -> Node {
    let made = casement_make_point_node(
        unsafeBitCast(aClass, to: UnsafeRawPointer.self),
        point.x,
        point.y
    )
    return Unmanaged<Node>.fromOpaque(made).takeRetainedValue()
}
