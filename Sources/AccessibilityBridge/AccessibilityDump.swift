// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
package import Raster

/// Prints the elements where `CASEMENT_DEBUG` has `accessibility`: once at the start, and after each
/// turn in which they have changed.
@MainActor
package final class AccessibilityDump {
    private let reader = ElementReader()
    private let write: (String) -> Void
    private var last = AccessibleTree()

    /// Nil where the options do not ask for it.
    package init?(
        _ options: DebugOptions = .current,
        write: @escaping (String) -> Void = { text in
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    ) {
        guard options.contains(.accessibility) else { return nil }
        self.write = write
    }

    /// Prints the elements if they are others than before.
    package func afterTurn() {
        let tree = reader.read()
        guard tree != last else { return }
        last = tree
        write("accessibility:\n\(tree)")
    }
}
