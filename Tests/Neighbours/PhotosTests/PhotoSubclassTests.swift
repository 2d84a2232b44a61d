// SPDX-License-Identifier: Apache-2.0

import Foundation
import Photos
import Testing

/// Programs' tests make objects of the library by subclasses, with `init()`.
@Suite("Photos made by subclasses")
struct PhotoSubclassTests {
    private final class Picture: PHAsset, @unchecked Sendable {
        override var localIdentifier: String { "1" }
    }

    private final class Album: PHAssetCollection, @unchecked Sendable {
        private let name: String

        init(name: String) {
            self.name = name
            super.init()
        }

        override var localizedTitle: String? { name }
        override var estimatedAssetCount: Int { 7 }
    }

    private final class File: PHAssetResource, @unchecked Sendable {
        override var originalFilename: String { "a.jpg" }
    }

    private final class Details: PHObjectChangeDetails<PHAsset>, @unchecked Sendable {
        override var objectBeforeChanges: PHAsset { Picture() }
    }

    private final class Library: PHPhotoLibrary, @unchecked Sendable {
        override func performChangesAndWait(_ changeBlock: () -> Void) throws { changeBlock() }
    }

    private final class Content: PHContentEditingInput, @unchecked Sendable {
        override var fullSizeImageURL: URL? { URL(fileURLWithPath: "/a.jpg") }
    }

    private final class Edits: PHAdjustmentData, @unchecked Sendable {
        override var formatVersion: String { "2" }
    }

    private final class Request: PHAssetCreationRequest {
        override func addResource(
            with type: PHAssetResourceType,
            data: Data,
            options: PHAssetResourceCreationOptions?
        ) {}
    }

    private final class List: PHCollectionList, @unchecked Sendable {
        override var localizedTitle: String? { "Years" }
    }

    private final class Placeholder: PHObjectPlaceholder, @unchecked Sendable {
        override var localIdentifier: String { "new" }
    }

    @Test func theirPropertiesAreOverridden() throws {
        #expect(Picture().localIdentifier == "1")
        let album: PHCollection = Album(name: "Summer")
        #expect(album.localizedTitle == "Summer")
        #expect((album as? PHAssetCollection)?.estimatedAssetCount == 7)
        #expect(File().originalFilename == "a.jpg")
        #expect(Content().fullSizeImageURL?.path == "/a.jpg")
        #expect(Edits().formatVersion == "2")
        #expect(List().localizedTitle == "Years")
        #expect(Placeholder().localIdentifier == "new")
        let details: PHObjectChangeDetails<PHAsset> = Details()
        #expect(details.objectBeforeChanges.localIdentifier == "1")
        var isRun = false
        try Library().performChangesAndWait { isRun = true }
        #expect(isRun)
        _ = Request.self
    }

    @Test func whatNobodyOverridesIsEmpty() {
        let album = PHAssetCollection()
        #expect(album.localIdentifier.isEmpty && album.localizedTitle == nil)
        #expect(album.assetCollectionType == .album && album.estimatedAssetCount == 0)
        #expect(PHCollectionList().localizedTitle == nil)
        #expect(PHObjectPlaceholder().localIdentifier.isEmpty)
        #expect(PHAdjustmentData().data.isEmpty)
        #expect(PHContentEditingInput().displaySizeImage == nil)
        #expect(PHAssetResource().assetLocalIdentifier.isEmpty)
        #expect(PHObjectChangeDetails<PHAsset>().objectWasDeleted)
        #expect(PHFetchResultChangeDetails<PHAsset>().changedObjects.isEmpty)
    }
}
