// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import ObjCRuntime
import Testing
import UIKit

@testable import Photos

/// Keeps the changes that it hears of.
// Sendable is unchecked because the main queue alone calls it.
private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
    var changes: [PHChange] = []

    func photoLibraryDidChange(_ changeInstance: PHChange) { changes.append(changeInstance) }
}

extension PhotoTests {
    @MainActor
    @Suite("Changes of photos")
    struct PhotoChangeTests {
        private let library: PhotoFolderFixture

        init() throws {
            library = try PhotoFolderFixture()
            try library.add("a.png", days: 2)
            try library.add("b.png", days: 1)
        }

        private func change(_ block: @escaping @Sendable () -> Void) async throws {
            try await PHPhotoLibrary.shared().performChanges(block)
        }

        private func asset(_ name: String) throws -> PHAsset {
            try #require(
                PHAsset.fetchAssets(withLocalIdentifiers: [name], options: nil).firstObject
            )
        }

        private func isThere(_ path: String) -> Bool {
            FileManager.default.fileExists(
                atPath: library.pictures.appendingPathComponent(path).path
            )
        }

        @Test func aPictureIsAddedAndItsPlaceholderFindsIt() async throws {
            let picture = PhotoFolderFixture.picture(10, 5)
            let place = CLLocation(latitude: 1, longitude: 2)
            nonisolated(unsafe) var name: String?
            try await change {
                let request = PHAssetChangeRequest.creationRequestForAsset(from: picture)
                request.creationDate = Date(timeIntervalSinceReferenceDate: 5)
                request.location = place
                request.isFavorite = true
                name = request.placeholderForCreatedAsset?.localIdentifier
            }
            let asset = try asset(try #require(name))
            #expect(name == "IMG_0001.png" && asset.pixelWidth == 10)
            #expect(asset.creationDate == Date(timeIntervalSinceReferenceDate: 5))
            #expect(asset.location === place && asset.isFavorite)
            let favorites = PHAssetCollection.fetchAssetCollections(
                with: .smartAlbum,
                subtype: .smartAlbumFavorites,
                options: nil
            )
            #expect(PHAsset.fetchAssets(in: favorites[0], options: nil).firstObject == asset)
        }

        @Test func anAlbumIsMadeFilledAndDeleted() async throws {
            let asset = try asset("a.png")
            nonisolated(unsafe) var name = ""
            try await change {
                let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(
                    withTitle: "Trip"
                )
                name = request.placeholderForCreatedAssetCollection.localIdentifier
                request.addAssets([asset] as NSArray)
            }
            let album = try #require(
                PHAssetCollection.fetchAssetCollections(
                    withLocalIdentifiers: [name],
                    options: nil
                ).firstObject
            )
            #expect(album.localizedTitle == "Trip" && album.estimatedAssetCount == 1)
            #expect(PHAsset.fetchAssets(in: album, options: nil).firstObject == asset)
            #expect(PHAsset.fetchAssets(with: nil).count == 2)
            try await change {
                PHAssetCollectionChangeRequest(for: album)?.removeAssets([asset] as NSArray)
            }
            #expect(PHAsset.fetchAssets(in: album, options: nil).count == 0)
            try await change {
                PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray)
            }
            #expect(!isThere("Trip") && isThere("a.png"))
        }

        @Test func anAssetOfADeletedAlbumStaysInTheLibrary() async throws {
            try library.add("Trip/c.png")
            let album = PHAssetCollection.fetchAssetCollections(
                with: .album,
                subtype: .any,
                options: nil
            )[0]
            try await change {
                PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray)
            }
            #expect(isThere("c.png") && !isThere("Trip"))
        }

        @Test func deletedFilesGoToTheTrash() async throws {
            let asset = try asset("a.png")
            try await change { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
            #expect(!isThere("a.png"))
            let names = try FileManager.default.subpathsOfDirectory(atPath: library.trash.path)
            #expect(Set(names) == ["files", "files/a.png", "info", "info/a.png.trashinfo"])
        }

        @Test func anObserverHearsWhatHasChangedOfAResult() async throws {
            let observer = Observer()
            PHPhotoLibrary.shared().register(observer)
            let before = PHAsset.fetchAssets(with: nil)
            let (first, second) = (before[0], before[1])
            let picture = PhotoFolderFixture.picture()
            try await change {
                PHAssetChangeRequest.deleteAssets([first] as NSArray)
                PHAssetChangeRequest.creationRequestForAsset(from: picture)
                PHAssetChangeRequest(for: second).isFavorite = true
            }
            let change = try #require(observer.changes.first)
            let details = try #require(change.changeDetails(for: before))
            #expect(details.hasIncrementalChanges && !details.hasMoves)
            #expect(details.removedIndexes == [0] && details.removedObjects == [first])
            #expect(details.insertedIndexes == [1] && details.changedIndexes == [0])
            #expect(details.fetchResultAfterChanges.count == 2)
            #expect(change.changeDetails(for: first)?.objectWasDeleted == true)
            let changed = try #require(change.changeDetails(for: second))
            #expect(changed.objectAfterChanges?.isFavorite == true)
            #expect(!changed.assetContentChanged)
            #expect(change.changeDetails(for: details.fetchResultAfterChanges) == nil)
            PHPhotoLibrary.shared().unregisterChangeObserver(observer)
            try await self.change { PHAssetChangeRequest(for: second).isFavorite = false }
            #expect(observer.changes.count == 1)
        }

        @Test func hiddenAssetsAreFoundWhenAskedFor() async throws {
            let asset = try asset("a.png")
            try await change { PHAssetChangeRequest(for: asset).isHidden = true }
            #expect(PHAsset.fetchAssets(with: nil).count == 1)
            let options = PHFetchOptions()
            options.includeHiddenAssets = true
            #expect(PHAsset.fetchAssets(with: options).count == 2)
        }

        @Test func aChangeOfADeletedAssetFails() async throws {
            let asset = try asset("a.png")
            try FileManager.default.removeItem(
                at: library.pictures.appendingPathComponent("a.png")
            )
            await #expect(throws: PHPhotosError.self) {
                try await change { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
            }
        }

        @Test func dataAndFilesBecomeAssets() async throws {
            let data = try #require(PhotoFolderFixture.picture(3, 3).pngData())
            let file = library.place.appendingPathComponent("a.png")
            try data.write(to: file)
            try await change {
                let request = PHAssetCreationRequest.forAsset()
                request.addResource(with: .photo, data: data, options: nil)
                let other = PHAssetCreationRequest.forAsset()
                let options = PHAssetResourceCreationOptions()
                options.shouldMoveFile = true
                other.addResource(with: .photo, fileURL: file, options: options)
            }
            #expect(isThere("IMG_0001.png") && isThere("a 2.png"))
            #expect(!FileManager.default.fileExists(atPath: file.path))
            await #expect(throws: PHPhotosError.self) {
                try await change { _ = PHAssetCreationRequest.forAsset() }
            }
        }

        @Test func anEditTakesThePlaceOfTheFile() async throws {
            let asset = try asset("a.png")
            let content = await withCheckedContinuation { done in
                asset.requestContentEditingInput(with: nil) { input, _ in
                    done.resume(returning: input)
                }
            }
            let input = try #require(content)
            #expect(input.displaySizeImage?.size == CGSize(width: 4, height: 4))
            let output = PHContentEditingOutput(contentEditingInput: input)
            output.adjustmentData = PHAdjustmentData(
                formatIdentifier: "test",
                formatVersion: "1",
                data: Data()
            )
            try PhotoFolderFixture.picture(7, 7).pngData()?.write(to: output.renderedContentURL)
            try await change {
                PHAssetChangeRequest(for: asset).contentEditingOutput = output
            }
            #expect(try self.asset("a.png").pixelWidth == 7)
        }
    }
}
