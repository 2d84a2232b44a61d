// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// One screen's or window's picture: takes committed trees and draws frames of them.
///
/// - Thread: trees are committed on the main thread and drawn on the render thread.
package final class RenderContext: Sendable {
    private let tree = Mutex<RenderTree?>(nil)

    package init() {}

    /// Replaces the tree that the next frame shows.
    package func commit(_ newTree: RenderTree) {
        tree.withLock { $0 = newTree }
    }

    /// The tree committed last.
    package var currentTree: RenderTree? { tree.withLock { $0 } }
}
