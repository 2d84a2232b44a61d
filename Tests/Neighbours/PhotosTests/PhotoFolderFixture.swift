// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

@testable import Photos

/// A library in a folder of its own, with a trash of its own.
@MainActor
final class PhotoFolderFixture {
    let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("photos-\(UUID().uuidString)").resolvingSymlinksInPath()
    var pictures: URL { place.appendingPathComponent("pictures") }
    var trash: URL { place.appendingPathComponent("trash") }

    init() throws {
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        PhotoStore.shared = PhotoStore(folder: pictures, trash: trash)
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    /// A picture of one colour.
    static func picture(_ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Writes a picture's file that is some days old.
    func add(_ path: String, width: CGFloat = 4, height: CGFloat = 4, days: Double = 0) throws {
        let file = pictures.appendingPathComponent(path)
        let manager = FileManager.default
        try manager.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Self.picture(width, height).pngData()?.write(to: file)
        let date = Date(timeIntervalSinceReferenceDate: 86_400 * (1_000 - days))
        try manager.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
}
