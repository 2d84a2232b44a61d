// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// What a view is drawn as.
public struct ViewFormat: Codable, Sendable, Equatable {
    enum Kind: Codable, Sendable, Equatable {
        /// The level of compression, 0...9.
        case png(Int)
        /// The quality, 0...1.
        case jpeg(Double)
        /// The quality, 0...1; nil without loss.
        case webp(Double?)
        /// One page of the view's size, or pages over which it is divided.
        case pdf(PageLayout?)
    }

    let kind: Kind

    /// Whether it has pixels.
    var isPicture: Bool {
        if case .pdf = kind { false } else { true }
    }

    /// A PNG: higher levels of compression, up to 9, take longer and give smaller files.
    public static func png(compression: Int = 4) -> ViewFormat {
        ViewFormat(kind: .png(min(max(compression, 0), 9)))
    }

    /// A JPEG of a quality from 0 to 1; what is transparent is white.
    public static func jpeg(quality: Double = 0.85) -> ViewFormat {
        ViewFormat(kind: .jpeg(quality.isNaN ? 1 : min(max(quality, 0), 1)))
    }

    /// A WebP of a quality from 0 to 1, or without loss.
    public static func webp(quality: Double? = 0.8) -> ViewFormat {
        ViewFormat(kind: .webp(quality.map { $0.isNaN ? 1 : min(max($0, 0), 1) }))
    }

    /// A PDF of one page of the view's size.
    public static func pdf() -> ViewFormat { ViewFormat(kind: .pdf(nil)) }

    /// A PDF of as many pages as the view needs, which gets the width that the margins leave.
    ///
    /// Views of at most a quarter of a page are not cut, as rows of a table, or cards.
    /// - Parameters:
    ///   - pageSize: the size of a page in points; A4 is 595 x 842.
    ///   - margin: what stays empty at each edge of a page, in points.
    /// - Returns: the format.
    public static func pdf(pageSize: CGSize, margin: CGFloat = 36) -> ViewFormat {
        ViewFormat(kind: .pdf(PageLayout(size: pageSize, margin: margin)))
    }

    /// The media type, as HTTP names it.
    public var mediaType: String {
        switch kind {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        case .pdf: "application/pdf"
        }
    }
}
