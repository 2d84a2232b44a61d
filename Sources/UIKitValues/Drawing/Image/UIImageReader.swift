// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Reads images from files and data in a given way.
public struct UIImageReader: Sendable {
    /// How images are read.
    public struct Configuration: Sendable, Hashable {
        /// Whether pixels are decoded at once; false unless set.
        public var preparesImagesForDisplay = false
        /// Whether light brighter than white is kept; it never is here.
        public var prefersHighDynamicRange = false
        /// The size in points to reduce images to; zero to keep theirs.
        public var preferredThumbnailSize = CGSize.zero
        /// Pixels to an inch, 72 to one point each; zero to go by the picture.
        public var pixelsPerInch: CGFloat = 0

        /// Makes a configuration that keeps images as they are.
        public init() {}
    }

    /// How images are read.
    public let configuration: Configuration

    /// The reader that keeps images as they are.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Makes a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Reads an image; nil, with the reason in the log, if it can't be read.
    public func image(data: Data) -> UIImage? {
        let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
        guard let image = UIImage(data: data, scale: scale) else { return nil }
        let size = configuration.preferredThumbnailSize
        if size != .zero { return image.preparingThumbnail(of: size) }
        return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }

    /// Reads an image from a file; nil, with the reason in the log, if it can't be read.
    public func image(contentsOf url: URL) -> UIImage? {
        (try? Data(contentsOf: url)).flatMap(image(data:))
    }

    /// Reads an image on another thread.
    public func image(data: Data) async -> UIImage? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let image: UIImage? = self.image(data: data)
                continuation.resume(returning: image)
            }
        }
    }

    /// Reads an image from a file on another thread.
    public func image(contentsOf url: URL) async -> UIImage? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let image: UIImage? = self.image(contentsOf: url)
                continuation.resume(returning: image)
            }
        }
    }
}
