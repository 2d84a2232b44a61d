// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// Something whose size a container decides.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the contents would like to have.
    var preferredContentSize: CGSize { get }

    /// Told that a child would like to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Told that the constraints give a child another size.
    func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    )

    /// The size of a child when this container has a size.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Told before the size changes.
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )

    /// Told before the traits change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
