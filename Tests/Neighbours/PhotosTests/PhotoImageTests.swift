// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import ObjCRuntime
import Testing
import UIKit

@testable import Photos

extension PhotoTests {
    @MainActor
    @Suite("Pictures of assets")
    struct PhotoImageTests {
        private let library: PhotoFolderFixture
        private let asset: PHAsset

        init() throws {
            library = try PhotoFolderFixture()
            try library.add("a.png", width: 40, height: 20)
            asset = PHAsset.fetchAssets(with: nil)[0]
        }

        private func size(
            _ width: CGFloat,
            _ height: CGFloat,
            _ mode: PHImageContentMode = .aspectFit,
            _ change: (PHImageRequestOptions) -> Void = { _ in }
        ) -> CGSize? {
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            change(options)
            var found: CGSize?
            PHImageManager.default().requestImage(
                for: asset,
                targetSize: CGSize(width: width, height: height),
                contentMode: mode,
                options: options
            ) { picture, _ in found = picture?.size }
            return found
        }

        @Test func picturesFitOrFillTheSize() {
            #expect(size(10, 10) == CGSize(width: 10, height: 5))
            #expect(size(10, 10, .aspectFill) == CGSize(width: 20, height: 10))
            #expect(size(100, 100) == CGSize(width: 40, height: 20))
            let whole = PHImageManagerMaximumSize
            #expect(size(whole.width, whole.height) == CGSize(width: 40, height: 20))
            #expect(size(10, 10, .aspectFit) { $0.resizeMode = .none }?.width == 40)
        }

        @Test func exactPicturesAreCropped() {
            let exact = size(10, 10, .aspectFill) { $0.resizeMode = .exact }
            #expect(exact == CGSize(width: 10, height: 10))
            let part = size(40, 20) {
                $0.resizeMode = .exact
                $0.normalizedCropRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 0.5)
            }
            #expect(part == CGSize(width: 10, height: 10))
        }

        @Test func anAnswerComesLaterOnTheMainQueue() async {
            var isLater = false
            let facts = await withCheckedContinuation { done in
                let number = PHImageManager.default().requestImage(
                    for: asset,
                    targetSize: CGSize(width: 10, height: 10),
                    contentMode: .default,
                    options: nil
                ) { picture, facts in
                    dispatchPrecondition(condition: .onQueue(.main))
                    #expect(picture != nil && isLater)
                    done.resume(returning: facts?[PHImageResultRequestIDKey] as? Int32)
                }
                isLater = true
                #expect(number != PHInvalidImageRequestID)
            }
            #expect(facts != nil)
        }

        @Test func aCancelledRequestSaysSo() async {
            let (picture, wasCancelled) = await withCheckedContinuation { done in
                let manager = PHImageManager.default()
                let number = manager.requestImage(
                    for: asset,
                    targetSize: CGSize(width: 10, height: 10),
                    contentMode: .default,
                    options: nil
                ) { picture, facts in
                    done.resume(returning: (picture, facts?[PHImageCancelledKey] as? Bool))
                }
                manager.cancelImageRequest(number)
            }
            #expect(picture == nil && wasCancelled == true)
        }

        @Test func dataAreThoseOfTheFile() async throws {
            let (data, type, orientation) = await withCheckedContinuation { done in
                PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
                    data,
                    type,
                    orientation,
                    _ in
                    done.resume(returning: (data, type, orientation))
                }
            }
            let file = library.pictures.appendingPathComponent("a.png")
            #expect(try data == Data(contentsOf: file))
            #expect(type == "public.png" && orientation == .up)
        }

        @Test func aPictureIsNoFilm() async {
            let facts = await withCheckedContinuation { done in
                PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) {
                    film,
                    _,
                    facts in
                    #expect(film == nil)
                    done.resume(returning: facts?[PHImageErrorKey] is PHPhotosError)
                }
            }
            #expect(facts)
        }

        @Test func aFilmIsAnAsset() async throws {
            try Data().write(to: library.pictures.appendingPathComponent("film.mov"))
            let film = PHAsset.fetchAssets(with: .video, options: nil)[0]
            let url = await withCheckedContinuation { done in
                PHImageManager.default().requestAVAsset(forVideo: film, options: nil) {
                    film,
                    _,
                    _ in
                    done.resume(returning: (film as? AVURLAsset)?.url.lastPathComponent)
                }
            }
            #expect(url == "film.mov" && film.playbackStyle == .video)
        }

        @Test func cachedPicturesAreHandedOutAgain() async throws {
            let manager = PHCachingImageManager()
            let size = CGSize(width: 10, height: 10)
            manager.startCachingImages(
                for: [asset],
                targetSize: size,
                contentMode: .aspectFit,
                options: nil
            )
            func ask() async -> UIImage? {
                await withCheckedContinuation { done in
                    manager.requestImage(
                        for: asset,
                        targetSize: size,
                        contentMode: .aspectFit,
                        options: nil
                    ) { picture, _ in done.resume(returning: picture) }
                }
            }
            let first = try #require(await ask())
            #expect(await ask() === first)
            manager.stopCachingImagesForAllAssets()
            #expect(await ask() !== first)
        }

        @Test func aResourceIsTheFile() async throws {
            let resource = PHAssetResource.assetResources(for: asset)[0]
            #expect(resource.originalFilename == "a.png" && resource.type == .photo)
            #expect(resource.value(forKey: "fileSize") as? Int ?? 0 > 0)
            let copy = library.place.appendingPathComponent("copy.png")
            try await PHAssetResourceManager.default().writeData(
                for: resource,
                toFile: copy,
                options: nil
            )
            #expect(FileManager.default.fileExists(atPath: copy.path))
        }
    }
}
