// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
import Synchronization
public import UniformTypeIdentifiers

extension QLThumbnailGenerator {
    /// Kinds of thumbnails.
    public struct RepresentationTypes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The symbol of the file's kind.
        public static let icon = RepresentationTypes(rawValue: 1 << 0)
        /// The content as it was kept from before.
        public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
        /// The content.
        public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
        /// All kinds.
        public static let all = RepresentationTypes(rawValue: .max)

        /// Each kind with its bit, the worst first.
        var parts: [(QLThumbnailRepresentation.RepresentationType, RepresentationTypes)] {
            [
                (.icon, .icon), (.lowQualityThumbnail, .lowQualityThumbnail),
                (.thumbnail, .thumbnail),
            ]
        }
    }

    // Sendable is unchecked because it belongs to the thread that makes it, but for the lock.
    /// What a thumbnail is wanted of.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        private let cancelled = Mutex(false)
        let url: URL

        /// The greatest size, in points.
        open private(set) var size: CGSize
        /// The pixels of a point.
        open private(set) var scale: CGFloat
        /// The kinds of thumbnails that are wanted.
        open private(set) var representationTypes: RepresentationTypes

        /// The least width and height that are useful; the thumbnail may be smaller here.
        open var minimumDimension: CGFloat = 0
        /// Whether an icon has a frame; here none has.
        open var iconMode = false
        /// The type of the file; nil to go by its name.
        open var contentType: UTType?

        /// A request for thumbnails of a file.
        public init(
            fileAt url: URL,
            size: CGSize,
            scale: CGFloat,
            representationTypes: RepresentationTypes
        ) {
            self.url = url
            self.size = size
            self.scale = scale
            self.representationTypes = representationTypes
            super.init()
        }

        /// A request for the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request(
                fileAt: url,
                size: size,
                scale: scale,
                representationTypes: representationTypes
            )
            copy.minimumDimension = minimumDimension
            copy.iconMode = iconMode
            copy.contentType = contentType
            return copy
        }

        /// A request for the same.
        open override func copy() -> Any { copy(with: nil) }

        var isCancelled: Bool {
            get { cancelled.withLock { $0 } }
            set { cancelled.withLock { $0 = newValue } }
        }
    }
}
