// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The device that a suite's pictures were recorded on, as far as their names or sizes tell.
///
/// FBSnapshotTestCase and what builds on it keep pictures in folders that begin with
/// `ReferenceImages`, by the scale of the screen (`testCell@2x.png`) and, if asked to, by its size
/// (`testCell_iPhone_375x667@2x.png`). On a screen of another scale none of them is even found.
///
/// swift-snapshot-testing keeps pictures in folders `__Snapshots__`, without a scale in their names.
/// Those of a screen of 2x have even widths and heights in pixels, and few of them are divisible by 3.
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
        let files = Files.all(under: root, endingIn: ".png")
        if files.contains(where: { Self.folder(of: $0) != nil }) {
            self.init(namedIn: files)
        } else {
            self.init(measuredIn: files)
        }
    }

    /// The folder of FBSnapshotTestCase that a file is in.
    private static func folder(of file: URL) -> String? {
        file.pathComponents.last { $0.hasPrefix("ReferenceImages") }
    }

    /// Reads the names of FBSnapshotTestCase's pictures.
    private init?(namedIn files: [URL]) {
        var counts: [String: Int] = [:]
        var place: String?
        for file in files {
            guard
                let folder = Self.folder(of: file),
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

    /// Reads the sizes of swift-snapshot-testing's pictures.
    private init?(measuredIn files: [URL]) {
        let sizes = files.filter { $0.pathComponents.contains(Self.snapshots) }
            .compactMap { Self.size(of: $0) }
        let even = sizes.count { $0.width % 2 == 0 && $0.height % 2 == 0 }
        let ofThree = sizes.count { $0.width % 3 == 0 && $0.height % 3 == 0 }
        guard sizes.count >= 3, even * 10 >= sizes.count * 9, ofThree * 2 <= sizes.count else {
            return nil
        }
        let screens = sizes.compactMap { Self.screens["\($0.width)x\($0.height)"] }
        let counts = Dictionary(grouping: screens) { $0 }.mapValues(\.count)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        name = most?.key ?? "iPhone SE (3rd generation)"
        folder = Self.snapshots
    }

    private static let snapshots = "__Snapshots__"

    /// The devices of 2x by their screens in pixels.
    private static let screens = [
        "640x1136": "iPhone SE (1st generation)", "750x1334": "iPhone SE (3rd generation)",
        "828x1792": "iPhone 11",
    ]

    /// The size in pixels that a PNG file's first chunk tells.
    private static func size(of file: URL) -> (width: Int, height: Int)? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 24), head.count == 24,
            head.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        func number(at place: Int) -> Int {
            head[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(at: 16), number(at: 20))
    }
}
