// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// What can be shared from somewhere.
///
/// All but the items is optional; what is not implemented says nothing of the items.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Whether the items may be used in a way; true unless told otherwise.
    func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool

    /// What is known of all items together.
    func activityItemsConfigurationMetadata(
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?

    /// What is known of one item.
    func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?

    /// A picture of one item.
    func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
    /// True: no objection.
    public func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { true }

    /// Nothing.
    public func activityItemsConfigurationMetadata(
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    /// Nothing.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    /// None.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
}
