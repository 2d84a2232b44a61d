// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The albums that the library fills by itself.
enum SmartAlbum: String, CaseIterable, Sendable {
    case library
    case recentlyAdded
    case favorites
    case videos
    case screenshots
    case animated
    case hidden

    private static let prefix = "smart:"

    var identifier: String { Self.prefix + rawValue }

    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(identifier.dropFirst(Self.prefix.count)))
    }

    var subtype: PHAssetCollectionSubtype {
        switch self {
        case .library: .smartAlbumUserLibrary
        case .recentlyAdded: .smartAlbumRecentlyAdded
        case .favorites: .smartAlbumFavorites
        case .videos: .smartAlbumVideos
        case .screenshots: .smartAlbumScreenshots
        case .animated: .smartAlbumAnimated
        case .hidden: .smartAlbumAllHidden
        }
    }

    var title: String {
        switch self {
        case .library: "Recents"
        case .recentlyAdded: "Recently Added"
        case .favorites: "Favorites"
        case .videos: "Videos"
        case .screenshots: "Screenshots"
        case .animated: "Animated"
        case .hidden: "Hidden"
        }
    }

    func assets(in catalog: PhotoStore.Catalog) -> [PHAsset] {
        switch self {
        case .library, .recentlyAdded: catalog.assets
        case .favorites: catalog.assets.filter(\.isFavorite)
        case .videos: catalog.assets.filter { $0.kind == .video }
        case .screenshots:
            catalog.assets.filter { $0.mediaSubtypes.contains(.photoScreenshot) }
        case .animated:
            // Only these formats have frames, so that other files need not be opened.
            catalog.assets.filter { asset in
                ["gif", "webp"].contains(asset.file.pathExtension.lowercased())
                    && asset.playbackStyle == .imageAnimated
            }
        case .hidden: catalog.assets.filter(\.isHidden)
        }
    }
}
