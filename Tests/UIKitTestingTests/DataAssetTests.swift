// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

struct DataAssetTests {
    @Test func aFileInACatalogueIsReadAsItIs() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Media.xcassets/words.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: set.appendingPathComponent("words.json"))
        let contents = #"{"data": [{"idiom": "universal", "filename": "words.json"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let asset = try #require(NSDataAsset(name: "words", bundle: bundle))
        #expect(asset.data == Data("{}".utf8) && asset.name == "words")
        #expect(asset.typeIdentifier == "public.data")
        #expect(NSDataAsset(name: "none", bundle: bundle) == nil)
    }
}
