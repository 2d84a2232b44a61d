// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// The first page, over folders as people have them.
@MainActor
@Suite(.serialized)
final class PhotoTests {
    private let app: TestApp
    private let folder: URL

    init() throws {
        app = try TestApp(device: "iPad Pro (11-inch)")
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    // Other suites count on the usual screen and samples.
    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
        Options.current = Options(arguments: [], environment: [:])
        _ = try? TestApp()
    }

    /// A picture whose red grows to the right and green downwards.
    private func write(_ name: String, width: Int, height: Int) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for column in 0..<16 {
                for row in 0..<16 {
                    UIColor(red: CGFloat(column) / 15, green: CGFloat(row) / 15, blue: 0, alpha: 1)
                        .setFill()
                    context.fill(
                        CGRect(
                            x: CGFloat(column) * size.width / 16,
                            y: CGFloat(row) * size.height / 16,
                            width: size.width / 16,
                            height: size.height / 16
                        )
                    )
                }
            }
        }
        let isJPEG = name.hasSuffix("jpg")
        let data = isJPEG ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        try #require(data).write(to: folder.appendingPathComponent(name))
    }

    private func open(_ path: String) -> PhotosPage {
        Options.current.pictureFolder = path
        let page = PhotosPage()
        app.show(page)
        app.advance(by: 0.1)
        return page
    }

    private func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { texts($0) }
    }

    private func all<Wanted: UIView>(_ type: Wanted.Type, in view: UIView) -> [Wanted] {
        ((view as? Wanted).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
    }

    /// Lets the main queue run until something is so; decoding takes place elsewhere.
    private func wait(until isSo: () -> Bool) async throws {
        for _ in 0..<20_000 {
            if isSo() { return }
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        Issue.record("it never came so")
    }

    @Test func aMissingFolderIsToldByItsName() {
        let page = open("/no/such/folder")
        #expect(texts(page.view).contains { $0.contains("There is no folder “/no/such/folder”") })
        #expect(texts(page.view).contains("No pictures"))
    }

    @Test func anUnreadableFolderIsToldWithWhatToDo() throws {
        // A folder's name that leads to a file is what even an administrator cannot open.
        let file = folder.appendingPathComponent("file")
        try Data().write(to: file)
        let page = open(file.path)
        #expect(
            texts(page.view).contains { $0.contains("cannot be read. Check that you may open") }
        )
    }

    @Test func anEmptyFolderIsTold() {
        let page = open(folder.path)
        #expect(texts(page.view).contains { $0.contains("There are no PNG, JPEG, WebP or GIF") })
    }

    @Test func aBrokenFileIsToldOnThePageAndBrowsingGoesOn() throws {
        try Data("\u{89}PNG, or not".utf8).write(to: folder.appendingPathComponent("a.png"))
        try write("b.png", width: 60, height: 40)
        // The head is whole, the pixels are not.
        let whole = try Data(contentsOf: folder.appendingPathComponent("b.png"))
        try whole.prefix(whole.count / 2).write(to: folder.appendingPathComponent("c.png"))
        let page = open(folder.path)
        #expect(texts(page.view).contains { $0.hasPrefix("a.png") && $0.contains("is damaged") })
        let next = try #require(all(UIButton.self, in: page.view).last)
        app.tap(next)
        #expect(texts(page.view).contains("b.png — 2 of 3"))
        #expect(!texts(page.view).contains { $0.contains("damaged") })
        app.tap(next)
        #expect(texts(page.view).contains { $0.hasPrefix("c.png") && $0.contains("decoded") })
    }

    @Test(arguments: ["large.png", "large.jpg"])
    func ofALargePictureOnlyWhatIsSeenIsDecodedInFull(name: String) async throws {
        try write(name, width: 4800, height: 3600)
        let page = open(folder.path)
        let scroller = try #require(all(PhotoScroller.self, in: page.view).first)
        let tiles = try #require(all(PhotoTiles.self, in: page.view).first)
        try await wait {
            self.texts(page.view).contains { $0.hasPrefix(name) } && tiles.photo != nil
        }
        try await wait { !scroller.subviews.isEmpty && scroller.zoomScale < 1 }
        let fitted = scroller.zoomScale
        // The preview is no larger than the screen, and alone.
        #expect(tiles.tilePixels == 0)
        // A pixel to a pixel, around a place.
        scroller.zoomScale = 1
        scroller.contentOffset = CGPoint(x: 900, y: 700)
        scroller.layoutIfNeeded()
        try await wait { tiles.tilePixels > 0 }
        let seen = Int(scroller.bounds.width * scroller.bounds.height) * 4
        #expect(tiles.tilePixels >= seen)
        // At most the seen tiles, those that reach beyond the edges included.
        #expect(tiles.tilePixels < seen * 5 / 2)
        app.advance(by: 0.1)
        let picture = app.picture()
        let middle = scroller.convert(
            CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY),
            to: nil
        )
        let place = scroller.convert(middle, from: nil)
        let column = Int((place.x * 2 / 4800 * 16).rounded(.down))
        let row = Int((place.y * 2 / 3600 * 16).rounded(.down))
        let color = picture[middle]
        #expect(abs(Int(color >> 16 & 0xFF) - column * 17) <= 4)
        #expect(abs(Int(color >> 8 & 0xFF) - row * 17) <= 4)
        // Seen whole again, the tiles are gone.
        scroller.zoomScale = fitted
        scroller.layoutIfNeeded()
        #expect(tiles.tilePixels == 0)
    }

    @Test func aRenderedPageHasItsDetailsAtOnce() throws {
        try write("large.png", width: 4800, height: 3600)
        Options.current.renderFolder = folder.path
        let page = open(folder.path)
        let scroller = try #require(all(PhotoScroller.self, in: page.view).first)
        let tiles = try #require(all(PhotoTiles.self, in: page.view).first)
        scroller.zoomScale = 1
        scroller.contentOffset = CGPoint(x: 900, y: 700)
        scroller.layoutIfNeeded()
        // Nothing waits for another thread.
        let seen = Int(scroller.bounds.width * scroller.bounds.height) * 4
        #expect(tiles.tilePixels >= seen)
        let first = app.picture()
        app.advance(by: 0.5)
        #expect(app.picture().difference(from: first) == nil)
    }

    @Test func twoClicksZoomToThePixelsAndBack() async throws {
        try write("large.png", width: 4800, height: 3600)
        let page = open(folder.path)
        let scroller = try #require(all(PhotoScroller.self, in: page.view).first)
        try await wait { !scroller.subviews.isEmpty && scroller.zoomScale < 1 }
        let fitted = scroller.zoomScale
        let middle = scroller.convert(
            CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY),
            to: nil
        )
        for wanted in [1, fitted] {
            for _ in 0..<2 {
                app.click(at: middle)
                app.advance(by: 0.05)
            }
            app.advance(by: 1)
            #expect(abs(scroller.zoomScale - wanted) < 0.001)
        }
    }

    @Test func picturesThatLieOnTheirSideAreCutUpright() throws {
        try write("p.png", width: 320, height: 160)
        let data = try Data(contentsOf: folder.appendingPathComponent("p.png"))
        let plain = try #require(UIImage(data: data)?.cgImage)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for orientation in [
            UIImage.Orientation.up, .down, .left, .right, .upMirrored,
            .downMirrored, .leftMirrored, .rightMirrored,
        ] {
            let image = UIImage(cgImage: plain, scale: 1, orientation: orientation)
            let photo = Photo(name: "p", image: image)
            let whole = try photo.preview(side: 320).get()
            let rect = CGRect(x: 30, y: 60, width: 80, height: 40)
            let part = try #require(photo.part(rect, reduction: 1))
            let upright = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
                whole.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
            }
            let again = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
                part.draw(at: .zero)
            }
            #expect(upright.pngData() == again.pngData(), "\(orientation)")
        }
    }
}
