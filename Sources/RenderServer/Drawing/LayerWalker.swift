// SPDX-License-Identifier: Apache-2.0

/// Decides which layers a `Flattener` visits, and collects the items that it makes of them.
///
/// A flattener is specialized for its walker at compile time: no call to a walker is dispatched at
/// run time.
protocol LayerWalker {
    /// Visits a layer with its sublayers.
    ///
    /// `isSameState`: the layer inherited the same state in the frame before.
    static func visit(
        _ node: RenderNode,
        _ state: InheritedState,
        depth: Int,
        isSameState: Bool,
        with flattener: inout Flattener<Self>
    )

    /// Visits the sublayers of a layer, which all inherit one state.
    static func visitSublayers(
        of layer: LayerDrawing,
        _ state: InheritedState,
        depth: Int,
        with flattener: inout Flattener<Self>
    )

    /// Takes the next item in painter's order.
    mutating func take(_ item: consuming DrawItem)
}
