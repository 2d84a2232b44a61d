// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// What can be shared from somewhere, put together by closures.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private final var providers: [NSItemProvider]

    /// Makes a configuration of objects.
    public init(objects: [any NSItemProviderWriting]) {
        providers = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// Makes a configuration of item providers.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// An object of the program that the items stand for.
    open var localObject: Any?

    /// In which ways the items may be used.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]

    /// Says what is known of all items together.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Says what is known of one item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Makes a picture of one item.
    open var previewProvider:
        ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

    /// The items.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

    /// Whether the items may be used in a way.
    open func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { supportedInteractions.contains(interaction) }

    /// What is known of all items together.
    open func activityItemsConfigurationMetadata(
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { metadataProvider?(key) }

    /// What is known of one item.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }

    /// A picture of one item.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}

/// Something that says what can be shared from it.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// What can be shared; nil for nothing.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}
