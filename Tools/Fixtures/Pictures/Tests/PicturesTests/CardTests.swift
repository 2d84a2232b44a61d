// SPDX-License-Identifier: Apache-2.0

import FBSnapshotTestCase
import Pictures
import XCTest

/// A base class of a project's own, as most have one.
class PictureCase: FBSnapshotTestCase {
    let folder = NSTemporaryDirectory() + "casement-pictures-" + UUID().uuidString

    override func getReferenceImageDirectory(withDefault dir: String?) -> String { folder }
    override func getImageDiffDirectory(withDefault dir: String?) -> String { folder + "/diffs" }

    override func setUp() {
        super.setUp()
        fileNameOptions = .none
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
        super.tearDown()
    }

    func failure(of view: UIView) -> String? {
        snapshotVerifyViewOrLayer(
            view,
            identifier: nil,
            suffixes: NSOrderedSet(object: ""),
            overallTolerance: 0,
            defaultReferenceDirectory: nil,
            defaultImageDiffDirectory: nil
        )
    }
}

final class CardTests: PictureCase {
    func testPicturesLieWhereTheClassSays() throws {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        recordMode = true
        XCTAssertNotNil(failure(of: card))
        recordMode = false
        let files = try XCTUnwrap(FileManager.default.subpaths(atPath: folder))
        XCTAssertEqual(files.filter { $0.hasSuffix(".png") }.count, 1)
        XCTAssertNil(failure(of: card))
        card.backgroundColor = .systemRed
        XCTAssertNotNil(failure(of: card))
    }
}

final class OtherTests: FBSnapshotTestCase {
    func testTheNamedFolderCounts() {
        XCTAssertEqual(getReferenceImageDirectory(withDefault: "/given"), "/given")
    }
}
