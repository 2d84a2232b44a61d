// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

// Sendable is unchecked because it has no state; cancelled requests say so themselves.
/// Makes thumbnails of files.
///
/// Files are read and drawn on the main queue, where handlers are called, too.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    private static let only = QLThumbnailGenerator()

    /// The generator of the program.
    open class var shared: QLThumbnailGenerator { only }

    /// A generator.
    public override init() { super.init() }

    /// Makes the best thumbnail that a request asks for.
    @preconcurrency
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler:
            @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        Task { @MainActor in
            do { completionHandler(try Self.best(for: request), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes the best thumbnail that a request asks for.
    open func generateBestRepresentation(
        for request: Request
    ) async throws -> QLThumbnailRepresentation {
        try await MainActor.run { try Self.best(for: request) }
    }

    /// Makes each thumbnail that a request asks for, the icon first.
    @preconcurrency
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (
                QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType,
                (any Error)?
            ) -> Void
        )? = nil
    ) {
        Task { @MainActor in
            for (type, bit) in RepresentationTypes.all.parts
            where request.representationTypes.contains(bit) {
                do {
                    updateHandler?(try Self.make(type, for: request), type, nil)
                } catch { updateHandler?(nil, type, error) }
            }
        }
    }

    /// Cancels a request that is not done yet; it ends with an error.
    open func cancel(_ request: Request) { request.isCancelled = true }

    /// Writes the best thumbnail that a request asks for into a file, as PNG or JPEG.
    @preconcurrency
    open func saveBestRepresentation(
        for request: Request,
        to fileURL: URL,
        contentType: String,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Task { @MainActor in
            do {
                let image = try Self.best(for: request).uiImage
                let isJPEG = UTType(contentType)?.conforms(to: .jpeg) == true
                guard isJPEG || UTType(contentType)?.conforms(to: .png) == true,
                    let data = isJPEG ? image.jpegData(compressionQuality: 0.9) : image.pngData()
                else { throw QLThumbnailError(.savingToURLFailed) }
                do { try data.write(to: fileURL, options: .atomic) } catch {
                    throw QLThumbnailError(.savingToURLFailed)
                }
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }

    // MARK: Drawing

    /// The content if it is asked for and can be shown, the icon otherwise.
    @MainActor
    private static func best(for request: Request) throws -> QLThumbnailRepresentation {
        let types = request.representationTypes
        var failure: any Error = QLThumbnailError(.requestInvalid)
        for (type, bit) in types.parts.reversed() where types.contains(bit) {
            do { return try make(type, for: request) } catch { failure = error }
        }
        throw failure
    }

    @MainActor
    private static func make(
        _ type: QLThumbnailRepresentation.RepresentationType,
        for request: Request
    ) throws -> QLThumbnailRepresentation {
        if request.isCancelled { throw QLThumbnailError(.requestCancelled) }
        let url = request.url
        guard request.size.width > 0, request.size.height > 0,
            FileManager.default.fileExists(atPath: url.path)
        else { throw QLThumbnailError(.requestInvalid) }
        if type == .lowQualityThumbnail { throw QLThumbnailError(.noCachedThumbnail) }
        guard type == .thumbnail else { return icon(for: request) }
        let content = PreviewContent(of: url, type: request.contentType)
        let space = CGRect(origin: .zero, size: request.size)
        switch content {
        case .picture(let image):
            let size = fit(image.size, into: request)
            return draw(type, size, request) { image.draw(in: CGRect(origin: .zero, size: size)) }
        case .pages(let document):
            guard let page = document.page(at: 1) else { break }
            let size = fit(page.seenSize, into: request)
            return draw(type, size, request) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                page.draw(in: CGRect(origin: .zero, size: size), of: context)
            }
        case .text(let text):
            return draw(type, request.size, request) {
                UIColor.white.setFill()
                UIRectFill(space)
                // As a page that is four times as wide would look from far.
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.scaleBy(x: 0.25, y: 0.25)
                let page = CGRect(
                    x: 0,
                    y: 0,
                    width: request.size.width * 4,
                    height: request.size.height * 4
                )
                text.draw(in: page.insetBy(dx: 24, dy: 24))
            }
        case .unknown: break
        }
        throw QLThumbnailError(.generationFailed)
    }

    @MainActor
    private static func icon(for request: Request) -> QLThumbnailRepresentation {
        let side = min(request.size.width, request.size.height)
        let symbol = UIImage(
            systemName: PreviewContent.symbolName(of: request.url),
            withConfiguration: UIImage.SymbolConfiguration(pointSize: side * 0.6)
        )
        return draw(.icon, CGSize(width: side, height: side), request) {
            guard let symbol else { return }
            let origin = CGPoint(
                x: (side - symbol.size.width) / 2,
                y: (side - symbol.size.height) / 2
            )
            symbol.withTintColor(.gray).draw(at: origin)
        }
    }

    @MainActor
    private static func draw(
        _ type: QLThumbnailRepresentation.RepresentationType,
        _ size: CGSize,
        _ request: Request,
        _ body: () -> Void
    ) -> QLThumbnailRepresentation {
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
        return QLThumbnailRepresentation(type, image)
    }

    /// The size of a content that fits into a request's, no larger than the content.
    private static func fit(_ size: CGSize, into request: Request) -> CGSize {
        guard size.width > 0, size.height > 0 else { return request.size }
        let scale = min(
            1,
            request.size.width / size.width,
            request.size.height / size.height
        )
        return CGSize(
            width: max(1, size.width * scale),
            height: max(1, size.height * scale)
        )
    }
}
