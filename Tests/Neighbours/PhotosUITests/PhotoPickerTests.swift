// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhotosUI
import Testing
import UIKit
import UIKitTesting

@testable import UIKitSheets

@MainActor
private final class Listener: PHPickerViewControllerDelegate {
    var results: [PHPickerResult]?

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        self.results = results
        picker.dismiss(animated: true)
    }
}

@MainActor
@Suite("The picker of photos", .serialized)
struct PhotoPickerTests {
    private let app: TestApp
    private let page = UIViewController()
    private let listener = Listener()
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("photos-\(UUID().uuidString)")

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        PhotoLibrary.shared = PhotoLibrary(folder: folder)
        for _ in 0..<3 {
            let size = CGSize(width: 4, height: 4)
            try PhotoLibrary.shared.add(UIGraphicsImageRenderer(size: size).image { _ in })
        }
        app.show(page)
    }

    private func present(_ configuration: PHPickerConfiguration) -> UICollectionView? {
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = listener
        page.present(picker, animated: true)
        app.settle()
        return app.find(UICollectionView.self)
    }

    private func tap(_ grid: UICollectionView?, _ item: Int) throws {
        let cell = grid?.cellForItem(at: IndexPath(item: item, section: 0))
        app.tap(try #require(cell))
        app.settle()
    }

    @Test func onePhotoIsHandedOutAtOnce() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try tap(present(PHPickerConfiguration()), 1)
        let result = try #require(listener.results?.first)
        #expect(result.assetIdentifier == "IMG_0002.png")
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        #expect(page.presentedViewController == nil)
    }

    @Test func severalAreHandedOutInTheirOrderUpToTheLimit() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        let grid = present(configuration)
        for item in [2, 0, 1] { try tap(grid, item) }
        app.tap(try #require(app.find(UILabel.self, "Add")))
        app.settle()
        let names = listener.results?.map(\.assetIdentifier)
        #expect(names == ["IMG_0003.png", "IMG_0001.png"])
    }

    @Test func cancellingPicksNothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = present(PHPickerConfiguration())
        app.tap(try #require(app.find(UILabel.self, "Cancel")))
        app.settle()
        #expect(listener.results?.isEmpty == true)
    }

    @Test func filtersOfFilmsShowNothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.videos, .livePhotos])
        #expect(present(configuration)?.numberOfItems(inSection: 0) == 0)
    }

    @Test func filtersAreCombined() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = PHPickerConfiguration()
        configuration.filter = .all(of: [.images, .not(.videos)])
        #expect(present(configuration)?.numberOfItems(inSection: 0) == 3)
    }
}
