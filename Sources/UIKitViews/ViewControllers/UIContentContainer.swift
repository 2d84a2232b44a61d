// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// Contains content whose size depends on its container.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content.
    var preferredContentSize: CGSize { get }

    /// Called when the preferred size of a child changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called when constraints change the size of a child.
    func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    )

    /// The size of a child when this container has a size.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes.
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
