// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The layers right below a layer, as they were committed.
///
/// Of a long list of which one layer changes, the next list shares what stays and keeps the new
/// layer beside it, and knows in which place it differs, so that neither the commit nor the frame
/// need look at the others.
package struct NodeList: RandomAccessCollection, Sendable {
    /// Shorter lists are made anew.
    package static let leastShared = 32
    /// More layers beside the list than this, and it is made anew.
    private static let mostPatches = 16

    private let nodes: [RenderNode]
    private let history: History?

    private struct Patch: Sendable {
        let place: Int
        let node: RenderNode
    }

    /// Where a long list comes from.
    private final class History: Sendable {
        /// Which list it is, and of which other one it was made by changing one place.
        let serial: UInt64
        let origin: UInt64
        let place: Int
        /// What takes the place of nodes, by place.
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

    /// The list with another layer in one place.
    package func replacing(_ place: Int, by node: RenderNode) -> NodeList {
        guard let history else {
            var nodes = nodes
            nodes[place] = node
            return NodeList(nodes)
        }
        var patches = history.patches.filter { $0.place != place }
        patches.append(Patch(place: place, node: node))
        // What is replaced is kept for as long as the list is, which pictures should not be.
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

    /// Whether it is the very list that another one is, which only long lists say.
    func isSame(as other: NodeList) -> Bool {
        guard let history, let others = other.history else { return false }
        return history.serial == others.serial
    }

    /// The one place in which this list, made of another one, differs from it; nil where nothing is
    /// known of that.
    func placeChanged(since other: NodeList) -> Int? {
        guard let history, let others = other.history, history.origin == others.serial else {
            return nil
        }
        return history.place
    }
}
