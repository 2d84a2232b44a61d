// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import Raster
import UIKit

/// One view on its way to a file.
@MainActor
struct ViewDrawing {
    /// The most pixels of a picture.
    private static let pixelLimit = 64 << 20
    /// The most levels of views within views; more than any screen has, and few enough for the stack.
    private static let depthLimit = 1_000

    private let stage: OffscreenStage
    private let request: WorkerRequest

    /// Lays a view out at the size that the request has, or else its own.
    init(_ view: UIView, _ request: WorkerRequest) throws {
        self.request = request
        for side in [request.size?.width, request.size?.height].compactMap({ $0 }) {
            guard side.isFinite, side > 0 else {
                throw RenderFailure.refused("a size must be finite and above 0")
            }
        }
        guard request.scale.isFinite, (0.1...16).contains(request.scale) else {
            throw RenderFailure.refused("a scale must be between 0.1 and 16")
        }
        let levels = Self.levels(of: view)
        guard levels.count <= Self.depthLimit else {
            Self.takeApart(levels)
            throw RenderFailure.refused(
                "the views are nested more than \(Self.depthLimit) levels deep"
            )
        }
        let style: UIUserInterfaceStyle = request.isDark ? .dark : .light
        if case .pdf(let layout?) = request.format.kind {
            guard layout.isUsable else {
                throw RenderFailure.refused("the pages have no room within their margins")
            }
            stage = OffscreenStage(view, width: layout.content.width, style: style)
        } else {
            stage = OffscreenStage(
                view,
                size: request.size,
                scale: request.format.isPicture ? request.scale : nil,
                style: style
            )
        }
    }

    /// The views of a tree, level by level: without recursion, which has an end.
    private static func levels(of view: UIView) -> [[UIView]] {
        var levels = [[view]]
        while let last = levels.last, case let below = last.flatMap(\.subviews), !below.isEmpty {
            levels.append(below)
        }
        return levels
    }

    /// Takes the views of a tree apart, since a release of a whole tree needs a stack as deep.
    ///
    /// From the root down: a view that leaves its superview looks at those above it.
    private static func takeApart(_ levels: [[UIView]]) {
        for view in levels.joined() { view.removeFromSuperview() }
    }

    /// The view's size in points.
    var size: CGSize { stage.view.bounds.size }

    /// The drawn file, and how many pages it has.
    func file() throws -> (data: Data, pageCount: Int) {
        defer { stage.end() }
        switch request.format.kind {
        case .png(let level): return (try ImageEncoder.png(pixels(), compression: level), 1)
        case .jpeg(let quality): return (try ImageEncoder.jpeg(pixels(), quality: quality), 1)
        case .webp(let quality): return (try ImageEncoder.webp(pixels(), quality: quality), 1)
        case .pdf(nil): return (stage.pdf(), 1)
        case .pdf(let layout?): return try pages(layout)
        }
    }

    private func pixels() throws -> PixelBuffer {
        let (width, height) = (size.width * request.scale, size.height * request.scale)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1,
            width * height <= Double(Self.pixelLimit)
        else {
            throw RenderFailure.refused(
                "a view of \(size.width) x \(size.height) points has no pixels, or too many"
            )
        }
        return stage.pixels(scale: request.scale)
    }

    private func pages(_ layout: PageLayout) throws -> (data: Data, pageCount: Int) {
        let view = stage.view
        guard view.bounds.height.isFinite, view.bounds.height <= 1e6 else {
            throw RenderFailure.refused("the view is too high for pages")
        }
        let parts = layout.parts(of: view)
        let pages = parts.map { part in
            CGRect(
                x: 0,
                y: part.lowerBound,
                width: view.bounds.width,
                height: part.upperBound - part.lowerBound
            )
        }
        let data = stage.pdf(pages: pages, size: layout.size, margin: layout.margin)
        return (data, parts.count)
    }
}
