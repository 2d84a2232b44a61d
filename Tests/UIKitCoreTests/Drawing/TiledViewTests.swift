// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// Views over tiled layers draw where their tiles are drawn, which is not the main thread.
@MainActor
struct TiledViewTests {
    /// Draws each tile on a thread of its own, one after another.
    private struct TilesElsewhere: TileExecutor {
        func run(
            _ draw: @escaping @Sendable () -> Void,
            then finish: @escaping @Sendable () -> Void
        ) {
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                draw()
                done.signal()
            }
            thread.start()
            done.wait()
            finish()
        }
    }

    private final class Layer: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0 }
    }

    private class Page: UIView {
        struct Tile: Sendable {
            var rect: CGRect
            var isOnMainThread: Bool
            var isDark: Bool
        }

        private nonisolated static let tiles = Mutex<[Tile]>([])
        static var drawn: [Tile] { tiles.withLock { $0 } }

        // A closure in `draw(_:)` would belong to the main actor, and the language would stop it on
        // other threads, as on iOS.
        nonisolated static func note(_ tile: Tile) { tiles.withLock { $0.append(tile) } }

        static func forget() { tiles.withLock { $0 = [] } }

        override class var layerClass: AnyClass { Layer.self }

        override func draw(_ rect: CGRect) {
            let tile = Tile(
                rect: rect,
                isOnMainThread: Thread.isMainThread,
                isDark: UITraitCollection.current.userInterfaceStyle == .dark
            )
            Self.note(tile)
            UIColor.label.setFill()
            UIRectFill(rect.intersection(bounds))
        }
    }

    private final class FadingPage: Page {
        override class var layerClass: AnyClass { CATiledLayer.self }
    }

    @Test func aViewDrawsItsTilesOnOtherThreadsWithItsTraits() {
        Page.forget()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.clipsToBounds = true
        window.overrideUserInterfaceStyle = .dark
        let page = Page(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        page.contentScaleFactor = 1
        (page.layer as? CATiledLayer)?.tileSize = CGSize(width: 50, height: 50)
        let former = TileDrawing.standard
        TileDrawing.standard = TilesElsewhere()
        defer { TileDrawing.standard = former }
        window.addSubview(page)
        window.isHidden = false
        CATransaction.flush()
        let drawn = Page.drawn
        #expect(drawn.count == 4)
        #expect(drawn.allSatisfy { !$0.isOnMainThread && $0.isDark })
        #expect(drawn.allSatisfy { $0.rect.width == 50 && $0.rect.maxX <= 100 })
        window.isHidden = true
    }

    @Test func theSizeOfTilesIsInPixelsOfTheScreenBeforeThereIsAWindow() throws {
        Page.forget()
        let app = try TestApp(device: "iPhone 14")
        let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(page.layer.contentsScale == 3)
        let side = 100 * page.layer.contentsScale
        (page.layer as? CATiledLayer)?.tileSize = CGSize(width: side, height: side)
        app.show(page)
        let drawn = Page.drawn
        #expect(drawn.count == 4 && drawn.allSatisfy { $0.rect.width == 100 })
    }

    /// Programs make one picture for each size of the rectangle that they are asked to draw.
    @Test(arguments: [1, 1.3, 1.7, 2.9])
    func tilesOfOneLevelHaveOneSize(zoom: CGFloat) throws {
        Page.forget()
        let app = try TestApp(device: "iPhone 14")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let side: CGFloat = 256 / 3 * 19
        let page = Page(frame: CGRect(x: 0, y: 0, width: side, height: side))
        (page.layer as? CATiledLayer)?.tileSize = CGSize(width: 256, height: 256)
        scroll.addSubview(page)
        page.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        page.frame.origin = .zero
        scroll.contentSize = page.frame.size
        app.show(scroll)
        for step in [0.17, 0.41, 0.83, 1] {
            let end = page.frame.width - 300
            scroll.contentOffset = CGPoint(x: end * step, y: end * step)
            CATransaction.flush()
            TilesInTurn.shared.drawAll()
        }
        let sizes = Set(Page.drawn.flatMap { [$0.rect.width, $0.rect.height] })
        #expect(Page.drawn.count > 12)
        #expect(sizes.count == 1, "\(sizes)")
    }

    @Test func aPictureOfAViewShowsTilesThatAreStillFadingIn() throws {
        let page = FadingPage(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        page.overrideUserInterfaceStyle = .light
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: page.bounds.size, format: format).image {
            page.layer.render(in: $0.cgContext)
        }
        let data = try #require(image.cgImage?.dataProvider?.data as Data?)
        #expect(data[3] == 255, "the label colour, opaque")
    }
}
