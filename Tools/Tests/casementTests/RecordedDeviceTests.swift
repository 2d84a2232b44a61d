// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct RecordedDeviceTests {
    private func device(_ pictures: [String]) throws -> RecordedDevice? {
        let folder = try TemporaryFolder()
        for picture in pictures { try folder.write("", to: picture) }
        return RecordedDevice(under: folder.url)
    }

    @Test func picturesOf2xAreOfADeviceWithSuchAScreen() throws {
        let found = try #require(try device(["Tests/ReferenceImages_64/Cells/testCell@2x.png"]))
        #expect(found.name == "iPhone SE (3rd generation)")
        #expect(found.folder == "ReferenceImages_64")
    }

    @Test func theSizeThatMostPicturesNameIsTheDevices() throws {
        let found = try device([
            "ReferenceImages/A/a_iPhone_320x568@2x.png", "ReferenceImages/A/b_320x568@2x.png",
            "ReferenceImages/A/a_iPhone_414x896@2x.png", "ReferenceImages/A/a_iPad_768x1024@2x.png",
        ])
        #expect(found?.name == "iPhone SE (1st generation)")
    }

    /// The head of a PNG file with a size in pixels.
    private func write(_ pictures: [String], to path: String = "__Snapshots__") throws -> String? {
        let folder = try TemporaryFolder()
        for (index, size) in pictures.enumerated() {
            let sides = size.split(separator: "x").compactMap { UInt32($0) }
            let bytes = sides.flatMap { side in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
            }
            let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            let chunk: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8)
            let place = folder.url.appendingPathComponent("Tests/\(path)/A/\(index).1.png")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(head + chunk + bytes).write(to: place)
        }
        let device = RecordedDevice(under: folder.url)
        if let device { #expect(device.folder == "__Snapshots__") }
        return device?.name
    }

    @Test func picturesWithoutAScaleInTheirNamesAreMeasured() throws {
        let sizes = ["750x1334", "828x1792", "828x1792", "200x100"]
        #expect(try write(sizes) == "iPhone 11")
        #expect(try write(["750x1334", "100x44", "750x100"]) == "iPhone SE (3rd generation)")
        #expect(try write(["640x88", "100x44", "750x100"]) == "iPhone SE (3rd generation)")
        #expect(try write(["640x1136", "100x44", "750x100"]) == "iPhone SE (1st generation)")
    }

    @Test(arguments: [
        // Too few, of a screen of 3x, some of 1x or 3x, no pictures of tests.
        (["750x1334", "750x1334"], "__Snapshots__"),
        (["1170x2532", "1170x300", "1170x2532"], "__Snapshots__"),
        (["750x1334", "375x667", "100x33", "200x100"], "__Snapshots__"),
        (["750x1334", "750x1334", "750x1334"], "Images"),
    ])
    func picturesOfOtherScreensTellNothing(_ pictures: [String], path: String) throws {
        #expect(try write(pictures, to: path) == nil)
    }

    @Test func otherPicturesTellNothing() throws {
        #expect(try device([]) == nil)
        #expect(try device(["Tests/Images/icon@2x.png"]) == nil)
        #expect(try device(["ReferenceImages/A/a@2x.png", "ReferenceImages/A/a@3x.png"]) == nil)
        #expect(try device(["ReferenceImages/A/a.png"]) == nil)
    }
}
