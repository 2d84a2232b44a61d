// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Insets that can be compared and hashed, for the values of configurations.
package struct HashableInsets: Hashable {
    private var sides: [CGFloat]

    package init(_ insets: NSDirectionalEdgeInsets) {
        sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    }

    /// The insets.
    package var value: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: sides[0],
            leading: sides[1],
            bottom: sides[2],
            trailing: sides[3]
        )
    }
}
