// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// A move of the focus, with the items that it is between.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    final var paths: (from: IndexPath?, to: IndexPath?) = (nil, nil)

    /// The item that the focus comes from; nil for none.
    open var previouslyFocusedIndexPath: IndexPath? { paths.from }

    /// The item that the focus goes to; nil for none.
    open var nextFocusedIndexPath: IndexPath? { paths.to }
}
