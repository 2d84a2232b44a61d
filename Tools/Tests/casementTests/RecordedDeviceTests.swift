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

    @Test func otherPicturesTellNothing() throws {
        #expect(try device([]) == nil)
        #expect(try device(["Tests/Images/icon@2x.png"]) == nil)
        #expect(try device(["ReferenceImages/A/a@2x.png", "ReferenceImages/A/a@3x.png"]) == nil)
        #expect(try device(["ReferenceImages/A/a.png"]) == nil)
    }
}
