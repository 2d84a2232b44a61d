// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuickLookThumbnailing
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("Thumbnails of files")
final class ThumbnailTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("thumbnails-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func request(
        _ name: String,
        _ data: Data?,
        _ types: QLThumbnailGenerator.RepresentationTypes = .thumbnail
    ) throws -> QLThumbnailGenerator.Request {
        let url = folder.appendingPathComponent(name)
        try data?.write(to: url)
        return QLThumbnailGenerator.Request(
            fileAt: url,
            size: CGSize(width: 100, height: 100),
            scale: 2,
            representationTypes: types
        )
    }

    private func picture() throws -> Data {
        let size = CGSize(width: 400, height: 200)
        let image = UIGraphicsImageRenderer(size: size).image {
            UIColor.red.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(image.pngData())
    }

    @Test func picturesKeepTheirShape() async throws {
        let request = try request("a.png", picture(), .all)
        let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        #expect(found.type == .thumbnail)
        #expect(found.uiImage.size == CGSize(width: 100, height: 50))
        #expect(found.cgImage.width == 200)
        #expect(found.contentRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func pagesAndTextsAreDrawn() async throws {
        let page = CGRect(x: 0, y: 0, width: 200, height: 400)
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { $0.beginPage() }
        let pages = try request("a.pdf", data)
        let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: pages)
        #expect(found.uiImage.size == CGSize(width: 50, height: 100))
        let text = try request("a.txt", Data("Hello".utf8))
        let drawn = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: text)
        #expect(drawn.uiImage.size == CGSize(width: 100, height: 100))
    }

    @Test func whatCannotBeShownHasAnIconOnly() async throws {
        let all = try request("a.unheardof", Data(count: 3), [.icon, .thumbnail])
        let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: all)
        #expect(found.type == .icon)
        let content = try request("a.unheardof", nil)
        await #expect(throws: QLThumbnailError(.generationFailed)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: content)
        }
        let absent = try request("absent.png", nil)
        await #expect(throws: QLThumbnailError(.requestInvalid)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: absent)
        }
        content.contentType = .plainText
        let typed = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: content)
        #expect(typed.type == .thumbnail)
    }

    @Test func cancelledRequestsFail() async throws {
        let request = try request("a.png", picture())
        QLThumbnailGenerator.shared.cancel(request)
        await #expect(throws: QLThumbnailError(.requestCancelled)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        }
        let copy = try #require(request.copy() as? QLThumbnailGenerator.Request)
        let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: copy)
        #expect(found.type == .thumbnail)
    }

    @Test func eachKindThatIsAskedForIsReported() async throws {
        let request = try request("a.png", picture(), [.thumbnail, .icon, .lowQualityThumbnail])
        let kinds = await withCheckedContinuation { continuation in
            let found = Found()
            QLThumbnailGenerator.shared.generateRepresentations(for: request) {
                image,
                type,
                error in
                found.add(type, image != nil, error) { continuation.resume(returning: $0) }
            }
        }
        #expect(kinds == ["0 true", "1 false 2", "2 true"])
    }

    // Sendable is unchecked because all calls come on the main queue.
    private final class Found: @unchecked Sendable {
        private var lines: [String] = []

        func add(
            _ type: QLThumbnailRepresentation.RepresentationType,
            _ isThere: Bool,
            _ error: (any Error)?,
            _ done: ([String]) -> Void
        ) {
            let code = (error as? QLThumbnailError).map { " \($0.code.rawValue)" } ?? ""
            lines.append("\(type.rawValue) \(isThere)\(code)")
            if lines.count == 3 { done(lines) }
        }
    }

    @Test func thumbnailsAreWrittenIntoFiles() async throws {
        let request = try request("a.png", picture())
        let target = folder.appendingPathComponent("out.jpg")
        let error = await withCheckedContinuation { continuation in
            QLThumbnailGenerator.shared.saveBestRepresentation(
                for: request,
                to: target,
                contentType: UTType.jpeg.identifier
            ) { continuation.resume(returning: $0) }
        }
        #expect(error == nil)
        #expect(UIImage(contentsOfFile: target.path)?.size.width == 200)
        let failure = await withCheckedContinuation { continuation in
            QLThumbnailGenerator.shared.saveBestRepresentation(
                for: request,
                to: target,
                contentType: "public.movie"
            ) { continuation.resume(returning: $0) }
        }
        #expect((failure as? QLThumbnailError)?.code == .savingToURLFailed)
    }
}
