// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The device that a suite's pictures were recorded on, as far as their names tell.
///
/// FBSnapshotTestCase and what builds on it keep pictures in folders that begin with
/// `ReferenceImages`, by the scale of the screen (`testCell@2x.png`) and, if asked to, by its size
/// (`testCell_iPhone_375x667@2x.png`). On a screen of another scale none of them is even found.
struct RecordedDevice: Equatable {
    /// As `--device` takes it.
    let name: String
    /// The folder of pictures that tells it.
    let folder: String

    private static let names = [
        "320x568": "iPhone SE (1st generation)", "375x667": "iPhone SE (3rd generation)",
        "414x896": "iPhone 11",
    ]

    /// The device; nil where the default one will do: without such pictures, or with some of 3x.
    init?(under root: URL) {
        var counts: [String: Int] = [:]
        var place: String?
        for file in Files.all(under: root, endingIn: ".png") {
            guard
                let folder = file.pathComponents.last(where: { $0.hasPrefix("ReferenceImages") }),
                let scale = file.lastPathComponent.split(separator: "@").last
            else { continue }
            if scale == "3x.png" { return nil }
            guard scale == "2x.png" else { continue }
            place = place ?? folder
            let words = file.lastPathComponent.dropLast("@2x.png".count).split(separator: "_")
            if let size = words.last.map(String.init), Self.names[size] != nil {
                counts[size, default: 0] += 1
            }
        }
        guard let place else { return nil }
        let size = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "375x667"
        name = Self.names[size] ?? ""
        folder = place
    }
}
