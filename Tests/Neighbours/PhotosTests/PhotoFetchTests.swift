// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing
import UIKit

@testable import Photos

extension PhotoTests {
    @MainActor
    @Suite("Fetches of photos")
    struct PhotoFetchTests {
        private let library: PhotoFolderFixture

        init() throws {
            library = try PhotoFolderFixture()
            try library.add("b.png", days: 1)
            try library.add("a.png", width: 8, height: 6, days: 3)
            try library.add("Trip/c.png", days: 2)
            try Data("no picture".utf8).write(
                to: library.pictures.appendingPathComponent("notes.txt")
            )
        }

        private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
            result.objects(at: IndexSet(0..<result.count)).map(\.localIdentifier)
        }

        @Test func picturesComeByTheirDates() {
            #expect(names(PHAsset.fetchAssets(with: nil)) == ["a.png", "Trip/c.png", "b.png"])
            #expect(names(PHAsset.fetchAssets(with: .image, options: nil)).count == 3)
            #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        }

        @Test func optionsFilterSortAndLimit() {
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
            #expect(
                names(PHAsset.fetchAssets(with: options)) == ["b.png", "Trip/c.png", "a.png"]
            )
            options.fetchLimit = 1
            #expect(names(PHAsset.fetchAssets(with: options)) == ["b.png"])
            options.fetchLimit = 0
            options.predicate = FormatPredicates.NSPredicate(
                format: "mediaType == %d AND pixelWidth > 4",
                PHAssetMediaType.image.rawValue
            )
            #expect(names(PHAsset.fetchAssets(with: options)) == ["a.png"])
        }

        @Test func anAssetKnowsItsSizeAndDates() throws {
            let asset = try #require(
                PHAsset.fetchAssets(withLocalIdentifiers: ["a.png"], options: nil).firstObject
            )
            #expect(asset.pixelWidth == 8 && asset.pixelHeight == 6)
            #expect(asset.mediaType == .image && asset.mediaSubtypes.isEmpty)
            #expect(asset.playbackStyle == .image && asset.duration == 0)
            #expect(asset.creationDate == Date(timeIntervalSinceReferenceDate: 86_400 * 997))
            #expect(!asset.isFavorite && !asset.isHidden && asset.location == nil)
        }

        @Test func subfoldersAreAlbums() throws {
            let albums = PHAssetCollection.fetchAssetCollections(
                with: .album,
                subtype: .any,
                options: nil
            )
            let album = try #require(albums.firstObject)
            #expect(albums.count == 1 && album.localizedTitle == "Trip")
            #expect(album.estimatedAssetCount == 1)
            let assets = PHAsset.fetchAssets(in: album, options: nil)
            #expect(names(assets) == ["Trip/c.png"])
            let asset = assets.object(at: 0)
            let holders = PHAssetCollection.fetchAssetCollectionsContaining(
                asset,
                with: .album,
                options: nil
            )
            #expect(holders.contains(album))
            #expect(PHCollection.fetchTopLevelUserCollections(with: nil).count == 1)
        }

        @Test func theLibraryIsASmartAlbum() throws {
            let recents = try #require(
                PHAssetCollection.fetchAssetCollections(
                    with: .smartAlbum,
                    subtype: .smartAlbumUserLibrary,
                    options: nil
                ).firstObject
            )
            #expect(recents.localizedTitle == "Recents")
            #expect(recents.estimatedAssetCount == NSNotFound)
            #expect(PHAsset.fetchAssets(in: recents, options: nil).count == 3)
        }

        @Test func aResultIsGoneThrough() {
            let result = PHAsset.fetchAssets(with: nil)
            var seen: [String] = []
            result.enumerateObjects { asset, index, stop in
                seen.append("\(index) \(asset.localIdentifier)")
                if index == 1 { stop.pointee = true }
            }
            #expect(seen == ["0 a.png", "1 Trip/c.png"])
            seen = []
            result.enumerateObjects(options: .reverse) { asset, _, _ in
                seen.append(asset.localIdentifier)
            }
            #expect(seen == ["b.png", "Trip/c.png", "a.png"])
            let again = PHAsset.fetchAssets(with: nil)
            #expect(result.index(of: again[2]) == 2 && result.contains(again[0]))
            #expect(result.lastObject == again.lastObject)
            #expect(result.countOfAssets(with: .image) == 3)
        }

        @Test func whatLiesOutsideOfTheFolderIsNotSeen() throws {
            let outside = library.place.appendingPathComponent("outside.png")
            try PhotoFolderFixture.picture().pngData()?.write(to: outside)
            try FileManager.default.createSymbolicLink(
                at: library.pictures.appendingPathComponent("link.png"),
                withDestinationURL: outside
            )
            #expect(PHAsset.fetchAssets(with: nil).count == 3)
        }
    }
}
