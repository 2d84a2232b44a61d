// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import XCTest
import iOSSnapshotTestCase

@testable import iOSSnapshotTestCaseCore

/// Pictures as tests of iOSSnapshotTestCase's record and compare them.
@MainActor
@Suite(.serialized)
final class SnapshotTestCaseTests {
    private let folder: String

    init() throws {
        _ = try TestApp()
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("snapshots-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        folder = place.path
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func makeTest() -> FBSnapshotTestCase {
        FBSnapshotTestCase(name: "Cards.testCard", testClosure: { _ in })
    }

    private func compare(
        _ test: FBSnapshotTestCase,
        _ view: UIView,
        _ identifier: String? = nil,
        perPixel: CGFloat = 0,
        overall: CGFloat = 0
    ) throws {
        try test.compareSnapshot(
            of: view,
            referenceImagesDirectory: folder + "/ReferenceImages_64",
            imageDiffDirectory: folder + "/diffs",
            identifier: identifier,
            perPixelTolerance: perPixel,
            overallTolerance: overall
        )
    }

    private func makeView(_ color: UIColor = .systemBlue) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        view.backgroundColor = color
        return view
    }

    private var files: [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".png") }
            .sorted()
    }

    @Test func whatIsRecordedCompares() throws {
        let test = makeTest()
        test.folderName = "Cards"
        test.recordMode = true
        try compare(test, makeView(), "blue one")
        let scale = Int(UIScreen.main.scale)
        #expect(files == ["ReferenceImages_64/Cards/testCard_blue_one@\(scale)x.png"])
        test.recordMode = false
        try compare(test, makeView(), "blue one")
        #expect(files.count == 1)
    }

    @Test func whatDiffersLeavesPictures() throws {
        let test = makeTest()
        test.folderName = "Cards"
        test.fileNameOptions = .none
        test.recordMode = true
        try compare(test, makeView())
        test.recordMode = false
        let failure = #expect(throws: NSError.self) { try compare(test, makeView(.systemRed)) }
        #expect(failure?.domain == FBSnapshotTestControllerErrorDomain)
        #expect(failure?.code == FBSnapshotTestControllerErrorCode.imagesDifferent.rawValue)
        #expect(
            files == [
                "ReferenceImages_64/Cards/testCard.png", "diffs/Cards/diff_testCard.png",
                "diffs/Cards/failed_testCard.png", "diffs/Cards/reference_testCard.png",
            ]
        )
        let wide = makeView()
        wide.bounds.size.width = 50
        let other = #expect(throws: NSError.self) { try compare(test, wide) }
        #expect(other?.code == FBSnapshotTestControllerErrorCode.imagesDifferentSizes.rawValue)
    }

    @Test func whatIsMissingOrDiffersIsRecordedOnDemand() throws {
        let test = makeTest()
        test.folderName = "Cards"
        test.fileNameOptions = .none
        test.snapshots.recordsWhatDiffers = true
        let missing = #expect(throws: NSError.self) { try compare(test, makeView()) }
        #expect(missing?.localizedDescription.contains("Reference image is now saved") == true)
        try compare(test, makeView())
        #expect(throws: NSError.self) { try compare(test, makeView(.systemRed)) }
        try compare(test, makeView(.systemRed))
        #expect(files == ["ReferenceImages_64/Cards/testCard.png"])
        test.snapshots.recordsWhatDiffers = false
        #expect(throws: NSError.self) { try compare(test, makeView()) }
    }

    @Test func aPictureThatIsNotThereIsNamed() throws {
        let test = makeTest()
        let failure = #expect(throws: NSError.self) { try compare(test, makeView()) }
        #expect(failure?.code == FBSnapshotTestControllerErrorCode.needsRecord.rawValue)
        #expect(failure?.localizedDescription.contains("testCard") == true)
        #expect(throws: NSError.self) {
            try test.referenceImageRecorded(inDirectory: folder, identifier: nil)
        }
    }

    @Test func aPictureThatGitLFSHoldsIsToBePulled() throws {
        let test = makeTest()
        test.folderName = "Cards"
        test.fileNameOptions = .none
        let place = folder + "/ReferenceImages_64/Cards"
        let manager = FileManager.default
        try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
        func reason(_ content: String) throws -> String {
            try content.write(toFile: place + "/testCard.png", atomically: true, encoding: .utf8)
            let failure = #expect(throws: NSError.self) { try compare(test, makeView()) }
            return failure?.localizedFailureReason ?? failure?.localizedDescription ?? ""
        }
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:5b\nsize 24222\n"
        #expect(try reason(pointer).contains("git lfs pull"))
        #expect(try reason("no picture").contains("is no picture"))
    }

    @Test func tolerancesCountPixelsAndShades() throws {
        let test = makeTest()
        test.folderName = "Cards"
        test.recordMode = true
        try compare(test, makeView(UIColor(white: 0.5, alpha: 1)))
        test.recordMode = false
        let lighter = makeView(UIColor(white: 0.52, alpha: 1))
        #expect(throws: NSError.self) { try compare(test, lighter) }
        try compare(test, lighter, perPixel: 0.05)
        let spotted = makeView(UIColor(white: 0.5, alpha: 1))
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10))
        spot.backgroundColor = .black
        spotted.addSubview(spot)
        #expect(throws: NSError.self) { try compare(test, spotted, overall: 0.09) }
        try compare(test, spotted, overall: 0.11)
    }

    @Test func layersAndWholeHierarchiesAreDrawn() throws {
        let test = makeTest()
        test.folderName = "Cards"
        test.recordMode = true
        try compare(test, makeView())
        test.recordMode = false
        test.usesDrawViewHierarchyInRect = true
        let view = makeView()
        try compare(test, view)
        #expect(view.window == nil && view.superview == nil)
        let layer = CALayer()
        layer.frame = view.frame
        layer.backgroundColor = UIColor.systemBlue.cgColor
        try test.compareSnapshot(
            of: layer,
            referenceImagesDirectory: folder + "/ReferenceImages_64",
            imageDiffDirectory: folder + "/diffs",
            identifier: nil,
            overallTolerance: 0
        )
    }

    @Test func namesHaveWhatTheOptionsSay() {
        let size = UIScreen.main.bounds.size
        let name = FBFileNameIncludeNormalizedFileNameFromOption(
            "test a.b",
            [.device, .OS, .screenSize, .screenScale]
        )
        let version = UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
        #expect(
            name == "test_a_b_\(UIDevice.current.model)_\(version)_"
                + "\(Int(size.width))x\(Int(size.height))@\(Int(UIScreen.main.scale))x"
        )
        #expect(FBSnapshotTestCaseDefaultSuffixes().array as? [String] == ["_64"])
    }

    @Test func foldersComeFromTheEnvironmentFirst() {
        let test = makeTest()
        test.bundleResourcePath = "/resources"
        let given = ["FB_REFERENCE_IMAGE_DIR": "/named", "IMAGE_DIFF_DIR": "/named/diffs"]
        #expect(test.referenceFolder("/given", given) == "/named")
        #expect(test.referenceFolder("/given", [:]) == "/given")
        #expect(test.referenceFolder("", [:]) == "/resources/ReferenceImages")
        #expect(test.differenceFolder("/given", given) == "/named/diffs")
        #expect(test.differenceFolder("/given", [:]) == "/given")
        #expect(test.differenceFolder(nil, [:]) == NSTemporaryDirectory())
    }

    @Test func aClassChoosesItsFolders() throws {
        let test = Chooser(name: "Chooser.testCard", testClosure: { _ in })
        test.folder = folder
        test.recordMode = true
        test.fileNameOptions = .none
        let verify = { [view = makeView()] in
            test.snapshotVerifyViewOrLayer(
                view,
                identifier: nil,
                suffixes: NSOrderedSet(object: "_64"),
                overallTolerance: 0,
                defaultReferenceDirectory: "/nowhere",
                defaultImageDiffDirectory: "/nowhere"
            )
        }
        #expect(verify()?.contains("record mode") == true)
        #expect(files.count == 1)
        #expect(files.first?.hasPrefix("chosen_64/") == true)
        test.recordMode = false
        #expect(verify() == nil)
    }
}

/// A project's own class, which says where the pictures are.
private final class Chooser: FBSnapshotTestCase {
    var folder = ""

    override func getReferenceImageDirectory(withDefault dir: String?) -> String {
        folder + "/chosen"
    }
}
