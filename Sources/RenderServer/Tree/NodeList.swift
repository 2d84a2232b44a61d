// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The sublayers of a committed layer.
///
/// Where one layer of a long list changes, the next list shares the storage and holds the new layer
/// as a patch. It knows the place that differs, so that neither the commit nor the frame visits the
/// other layers.
package struct NodeList: RandomAccessCollection, Sendable {
    /// Shorter lists are copied.
    package static let leastShared = 32
    /// The most patches of a list; with more it is copied.
    private static let mostPatches = 16

    private let nodes: [RenderNode]
    private let history: History?

    private struct Patch: Sendable {
        let place: Int
        let node: RenderNode
    }

    /// The origin of a long list.
    private final class History: Sendable {
        /// The list's number, and the list from which it was made by changing one place.
        let serial: UInt64
        let origin: UInt64
        let place: Int
        /// The nodes that replace others, by place.
        let patches: [Patch]

        init(origin: UInt64 = 0, place: Int = 0, patches: [Patch] = []) {
            serial = NodeList.lastSerial.wrappingAdd(1, ordering: .relaxed).newValue
            self.origin = origin
            self.place = place
            self.patches = patches
        }
    }

    private static let lastSerial = Atomic<UInt64>(0)

    /// Makes a list of layers in painter's order.
    package init(_ nodes: [RenderNode]) {
        self.nodes = nodes
        history = nodes.count < NodeList.leastShared ? nil : History()
    }

    private init(_ nodes: [RenderNode], _ history: History) {
        self.nodes = nodes
        self.history = history
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { nodes.count }

    package subscript(place: Int) -> RenderNode {
        if let patches = history?.patches, !patches.isEmpty {
            for patch in patches where patch.place == place { return patch.node }
        }
        return nodes[place]
    }

    /// The list with the layer in one place replaced.
    package func replacing(_ place: Int, by node: RenderNode) -> NodeList {
        guard let history else {
            var nodes = nodes
            nodes[place] = node
            return NodeList(nodes)
        }
        var patches = history.patches.filter { $0.place != place }
        patches.append(Patch(place: place, node: node))
        // Replaced nodes live as long as the list, so nodes with pictures are not patched.
        if patches.count <= NodeList.mostPatches, nodes[place].hasNoPictures {
            return NodeList(
                nodes,
                History(origin: history.serial, place: place, patches: patches)
            )
        }
        var nodes = nodes
        for patch in patches { nodes[patch.place] = patch.node }
        return NodeList(nodes, History(origin: history.serial, place: place))
    }

    /// Whether both are the same list; known for long lists only.
    func isSame(as other: NodeList) -> Bool {
        guard let history, let others = other.history else { return false }
        return history.serial == others.serial
    }

    /// The only place in which this list differs from one it was made from; nil if unknown.
    func placeChanged(since other: NodeList) -> Int? {
        guard let history, let others = other.history, history.origin == others.serial else {
            return nil
        }
        return history.place
    }
}
