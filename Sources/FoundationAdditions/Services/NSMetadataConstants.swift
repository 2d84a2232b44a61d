// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The name of the file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name for people.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The address of the file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of the file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The size in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When the file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// When the content changed last.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// Whether the file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// The documents in iCloud: no files here.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// All but the documents in iCloud: no files here.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// Other programs' documents in iCloud: no files here.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
    "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The key of what was added, in the notification of an update.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The key of what has changed, in the notification of an update.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The key of what was removed, in the notification of an update.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

extension Notification.Name {
    /// Posted when a query begins to search.
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification"
    )
    /// Posted on iOS while a query searches.
    public static let NSMetadataQueryGatheringProgress = Notification.Name(
        "NSMetadataQueryGatheringProgressNotification"
    )
    /// Posted when a query has searched everywhere.
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification"
    )
    /// Posted on iOS when the results change afterwards; nothing is watched here.
    public static let NSMetadataQueryDidUpdate = Notification.Name(
        "NSMetadataQueryDidUpdateNotification"
    )
}
