// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

/// A checked-in picture that a test's drawing must match.
///
///     try GoldenPicture("Context/nested-clips").expect(buffer)
///
/// With `CASEMENT_ACCEPT=1` in the environment the drawing becomes the golden.
package struct GoldenPicture {
    /// The largest golden, so that the repository stays small: keep scenes little.
    package static let byteLimit = 8 * 1024

    /// The PNG's place under `Tests/Goldens`, without extension; slashes make folders.
    package let name: String
    /// How far a channel may be off.
    package let tolerance: PictureTolerance

    /// On how many threads goldens are drawn where somebody says: `CASEMENT_THREADS`.
    package static let wantedThreads =
        ProcessInfo.processInfo.environment["CASEMENT_THREADS"].flatMap { Int($0) }
    /// On how many threads goldens are drawn: one unless somebody says otherwise.
    package static let threads = wantedThreads ?? 1

    private let folder: URL
    private let accepts: Bool

    /// Names a golden of the test tree in which the caller's source file lies.
    package init(
        _ name: String,
        tolerance: PictureTolerance = .exact,
        accepts: Bool = ProcessInfo.processInfo.environment["CASEMENT_ACCEPT"] == "1",
        file: String = #filePath
    ) {
        var tests = URL(fileURLWithPath: file)
        while tests.lastPathComponent != "Tests", tests.path != "/" {
            tests.deleteLastPathComponent()
        }
        self.init(
            name,
            tolerance: tolerance,
            accepts: accepts,
            folder: tests.appendingPathComponent("Goldens")
        )
    }

    /// Names a golden in another folder, for the tests of this helper.
    package init(_ name: String, tolerance: PictureTolerance, accepts: Bool, folder: URL) {
        self.name = name
        self.tolerance = tolerance
        self.accepts = accepts
        self.folder = folder
    }

    /// Throws a `PictureMismatch` unless `pixels` match the golden.
    package func expect(_ pixels: PixelBuffer) throws {
        if accepts { return try accept(pixels) }
        guard let golden = PortableNetworkGraphic.read(url("png")) else {
            try write(pixels, "new.png")
            throw PictureMismatch("\(name): no golden yet; see \(url("new.png").path), then accept")
        }
        guard golden.width == pixels.width, golden.height == pixels.height else {
            try write(pixels, "new.png")
            throw PictureMismatch(
                "\(name): \(pixels.width) x \(pixels.height) pixels, "
                    + "the golden has \(golden.width) x \(golden.height)"
            )
        }
        let comparison = PictureComparison(golden, pixels, tolerance: tolerance)
        guard comparison.differingPixels > 0 else { return removeLeftovers() }
        try write(pixels, "new.png")
        try write(comparison.picture, "diff.png")
        throw PictureMismatch("\(name): \(comparison); see \(url("diff.png").path)")
    }

    private func accept(_ pixels: PixelBuffer) throws {
        let bytes = try PortableNetworkGraphic.encode(pixels)
        guard bytes.count <= Self.byteLimit else {
            throw PictureMismatch(
                "\(name): \(bytes.count) bytes, over the limit of \(Self.byteLimit): draw less"
            )
        }
        try save(bytes, "png")
        removeLeftovers()
    }

    private func url(_ ending: String) -> URL {
        folder.appendingPathComponent("\(name).\(ending)")
    }

    private func write(_ pixels: PixelBuffer, _ ending: String) throws {
        try save(PortableNetworkGraphic.encode(pixels), ending)
    }

    private func save(_ bytes: Data, _ ending: String) throws {
        let target = url(ending)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try bytes.write(to: target)
    }

    private func removeLeftovers() {
        for ending in ["new.png", "diff.png"] {
            try? FileManager.default.removeItem(at: url(ending))
        }
    }
}
