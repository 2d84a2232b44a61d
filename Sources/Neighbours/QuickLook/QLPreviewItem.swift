// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that can be previewed: a file, with a title.
///
/// Addresses are items, so that `url as QLPreviewItem` is one, as on iOS.
public protocol QLPreviewItem {
    /// The file; nil while it is not there yet.
    var previewItemURL: URL? { get }
    /// The title; nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Nil: the file's name.
    public var previewItemTitle: String? { nil }

    /// The title, or the file's name.
    var shownTitle: String { previewItemTitle ?? previewItemURL?.lastPathComponent ?? "" }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}

extension URL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self }
}
