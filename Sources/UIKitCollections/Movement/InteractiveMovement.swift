// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

/// An item that a finger moves.
@MainActor
final class InteractiveMovement {
    /// Where the item was in the data, and is now.
    let start: IndexPath
    var path: IndexPath
    var place: CGPoint
    let view: UICollectionReusableView

    init(_ path: IndexPath, _ view: UICollectionReusableView, _ place: CGPoint) {
        start = path
        self.path = path
        self.view = view
        self.place = place
    }

    func holds(_ view: UICollectionReusableView) -> Bool { self.view === view }
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool { false }
    func moveItem(towards point: CGPoint) {}
    func endMovement(isCancelled: Bool) {}
}

extension UICollectionViewCell {
    func editingChanged(_ isEditing: Bool) {}
}

extension UICollectionViewCell {
    func outlineChanged() {}
}
