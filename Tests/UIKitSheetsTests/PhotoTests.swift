// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitSheets

@MainActor
private final class Listener: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    var info: [UIImagePickerController.InfoKey: Any]?
    var isCancelled = false

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.info = info
        picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        isCancelled = true
        picker.dismiss(animated: true)
    }
}

/// Hears by a selector, as source for iOS does.
private final class Saver: NSObject {
    @MainActor static let selector = _selector(
        "image:didFinishSavingWithError:contextInfo:",
        false,
        Saver.image(_:didFinishSavingWithError:contextInfo:)
    )
    var heard: (UIImage, NSError?, UnsafeMutableRawPointer?)?

    func image(
        _ image: UIImage,
        didFinishSavingWithError error: NSError?,
        contextInfo: UnsafeMutableRawPointer?
    ) { heard = (image, error, contextInfo) }
}

@MainActor
@Suite("Photos", .serialized)
struct PhotoTests {
    private let app: TestApp
    private let page = UIViewController()
    private let folder: Folder

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] != nil
        folder = try Folder()
        PhotoLibrary.shared = PhotoLibrary(folder: folder.url)
        app.show(page)
    }

    private func image(_ color: UIColor, _ size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func present(_ picker: UIImagePickerController) {
        page.present(picker, animated: true)
        app.settle()
    }

    @Test func savedPicturesAreFilesWithNamesOfTheirOwn() throws {
        let library = PhotoLibrary.shared
        let first = try library.add(image(.red, CGSize(width: 4, height: 2)))
        let second = try library.add(image(.blue, CGSize(width: 2, height: 2)))
        #expect(first != second)
        #expect(Set(library.files.map(\.lastPathComponent)) == ["IMG_0001.png", "IMG_0002.png"])
        #expect(UIImage(contentsOfFile: first.path)?.size == CGSize(width: 4, height: 2))
    }

    @Test func otherFilesAreNoPhotos() throws {
        try folder.write("notes.txt")
        try folder.write(".hidden.png")
        #expect(PhotoLibrary.shared.files.isEmpty)
    }

    @Test func aSavedPictureTellsByTheSelector() async throws {
        let saver = Saver()
        let picture = image(.red, CGSize(width: 2, height: 2))
        UIImageWriteToSavedPhotosAlbum(picture, saver, Saver.selector, nil)
        #expect(saver.heard == nil)
        for _ in 0..<100 where saver.heard == nil { await Task.yield() }
        #expect(saver.heard?.0 === picture)
        #expect(saver.heard?.1 == nil)
        #expect(PhotoLibrary.shared.files.count == 1)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() async throws {
        let file = try folder.write("taken")
        PhotoLibrary.shared = PhotoLibrary(folder: file)
        let saver = Saver()
        UIImageWriteToSavedPhotosAlbum(
            image(.red, CGSize(width: 2, height: 2)),
            saver,
            Saver.selector,
            nil
        )
        for _ in 0..<100 where saver.heard == nil { await Task.yield() }
        #expect(saver.heard?.1 != nil)
    }

    @Test func theDesktopSaysWhereThePicturesAre() {
        let list = "# comment\nXDG_MUSIC_DIR=\"$HOME/M\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"
        #expect(PhotoLibrary.picturesFolder(in: list) == "$HOME/Bilder")
        #expect(PhotoLibrary.picturesFolder(in: "") == nil)
    }

    @Test func thereIsNoCamera() async {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIImagePickerController().sourceType = .camera }
        }
    }

    @Test func aTappedPhotoIsHandedOut() throws {
        let file = try PhotoLibrary.shared.add(image(.red, CGSize(width: 30, height: 20)))
        let listener = Listener()
        let picker = UIImagePickerController()
        picker.delegate = listener
        present(picker)
        app.tap(try #require(app.find(PhotoCell.self)))
        app.settle()
        let info = try #require(listener.info)
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 30, height: 20))
        #expect((info[.imageURL] as? URL)?.path == file.path)
        #expect(info[.mediaType] as? String == "public.image")
        #expect(info[.editedImage] == nil)
        #expect(page.presentedViewController == nil)
    }

    @Test func theDelegateIsTheNavigationControllersToo() {
        let picker = UIImagePickerController()
        let listener = Listener()
        picker.delegate = listener
        #expect((picker as UINavigationController).delegate === listener)
    }

    @Test func editingHandsOutASquare() throws {
        try PhotoLibrary.shared.add(image(.red, CGSize(width: 300, height: 200)))
        let listener = Listener()
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.delegate = listener
        present(picker)
        app.tap(try #require(app.find(PhotoCell.self)))
        app.settle()
        try app.write("crop")
        #expect(listener.info == nil)
        app.tap(try #require(app.find(UILabel.self, "Choose")))
        app.settle()
        let info = try #require(listener.info)
        let edited = try #require(info[.editedImage] as? UIImage)
        #expect(abs(edited.size.width - 200) < 1 && abs(edited.size.height - 200) < 1)
        let part = try #require((info[.cropRect] as? NSValue)?.cgRectValue)
        #expect(abs(part.minX - 50) < 1 && abs(part.width - 200) < 1)
    }

    @Test func cancellingIsHeard() throws {
        let listener = Listener()
        let picker = UIImagePickerController()
        picker.delegate = listener
        present(picker)
        #expect(app.find(UILabel.self, "No Photos") != nil)
        app.tap(try #require(app.find(UILabel.self, "Cancel")))
        app.settle()
        #expect(listener.isCancelled)
        #expect(page.presentedViewController == nil)
    }

    @Test func withoutADelegateThePickerGoesByItself() throws {
        let picker = UIImagePickerController()
        present(picker)
        app.tap(try #require(app.find(UILabel.self, "Cancel")))
        app.settle()
        #expect(page.presentedViewController == nil)
    }

    @Test func manyPhotosBeginAtTheNewest() throws {
        for index in 0..<60 {
            let hue = CGFloat(index) / 60
            let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
            try PhotoLibrary.shared.add(image(color, CGSize(width: 8, height: 8)))
        }
        present(UIImagePickerController())
        try app.write("photos")
        let grid = try #require(app.find(UICollectionView.self))
        #expect(grid.contentOffset.y > 0)
        #expect(grid.cellForItem(at: IndexPath(item: 59, section: 0)) != nil)
    }
}
