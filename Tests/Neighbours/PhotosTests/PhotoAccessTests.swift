// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Photos

/// The tests share the library of the program, so that they run in turn.
@Suite("Photos", .serialized)
enum PhotoTests {}

extension PhotoTests {
    @MainActor
    @Suite("Access to photos")
    struct PhotoAccessTests {
        @Test func nothingIsDecidedUntilTheProgramAsks() async {
            PhotoStore.shared = PhotoStore(folder: nil, access: PhotoAccess(granted: []))
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
            #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
            #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
        }

        @Test func theAnswerComesOnTheMainQueueLater() async {
            PhotoStore.shared = PhotoStore(folder: nil, access: PhotoAccess(granted: [.addOnly]))
            let answer = await withCheckedContinuation { done in
                PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
                    dispatchPrecondition(condition: .onQueue(.main))
                    done.resume(returning: status)
                }
            }
            #expect(answer == .authorized)
        }

        @Test func theInfoPlistAndTheEnvironmentGrantAccess() {
            var access = PhotoAccess(
                environment: [:],
                information: ["NSPhotoLibraryAddUsageDescription": "To save."]
            )
            #expect(access.ask(for: .addOnly) == .authorized)
            #expect(access.ask(for: .readWrite) == .denied)
            access = PhotoAccess(
                environment: [:],
                information: ["NSPhotoLibraryUsageDescription": "To show."]
            )
            #expect(access.ask(for: .readWrite) == .authorized)
            #expect(access.status(for: .addOnly) == .authorized)
            access = PhotoAccess(environment: ["CASEMENT_PHOTOS": "/x"], information: [:])
            #expect(access.ask(for: .readWrite) == .authorized)
        }

        @Test func testsAndProgramsWithoutADisplayHaveNoFolder() {
            #expect(PhotoFolder.usual(environment: [:], arguments: ["/bin/app"]) == nil)
            let display = ["DISPLAY": ":0"]
            #expect(PhotoFolder.usual(environment: display, arguments: ["/a/P.xctest"]) == nil)
            #expect(PhotoFolder.usual(environment: display, arguments: ["/bin/app"]) != nil)
        }

        @Test func aLibraryWithoutAFolderIsEmptyAndRefusesChanges() async {
            let granted = PhotoAccess(granted: [.readWrite])
            PhotoStore.shared = PhotoStore(folder: nil, access: granted)
            #expect(PHAsset.fetchAssets(with: nil).count == 0)
            await #expect(throws: PHPhotosError.self) {
                try await PHPhotoLibrary.shared().performChanges {
                    PHAssetChangeRequest.creationRequestForAsset(from: .init())
                }
            }
        }
    }
}
