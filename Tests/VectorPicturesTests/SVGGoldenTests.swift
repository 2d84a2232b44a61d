// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import GoldenPictures
import Testing
import VectorPictures

/// Small pictures as they have to look.
struct SVGGoldenTests {
    @Test("Pictures look as they did", arguments: SVGSamples.all.keys.sorted())
    func goldens(name: String) throws {
        let text = try #require(SVGSamples.all[name])
        let picture = try #require(try VectorPicture(Data(text.utf8), scale: 1, keepsVectors: true))
        let image = try #require(picture.render(width: 60, height: 60))
        try GoldenPicture("VectorPictures/\(name)").expect(image.pixelBuffer)
    }
}
