// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes assets of the class that a place asks for: on iOS an initializer may give an object of
/// another class, and here only that of a protocol may.
public protocol _AVAssetMaking {}

extension _AVAssetMaking {
    /// The media at a place, as an ``AVURLAsset``.
    public init(url URL: URL) {
        // The class is AVAsset, or one below that has an initializer of its own.
        // swift-format-ignore: NeverForceUnwrap
        self = AVURLAsset(url: URL, options: nil) as! Self
    }
}
