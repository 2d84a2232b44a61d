// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit
public import XCTest

/// What goes wrong with pictures.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"

/// The codes in that domain.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
    /// Anything else.
    case unknown = 0
    /// There is no recorded picture.
    case needsRecord = 1
    /// A picture cannot be written.
    case pngCreationFailed = 2
    /// The pictures have other sizes.
    case imagesDifferentSizes = 3
    /// The pictures differ.
    case imagesDifferent = 4
}

/// XCTest's class, under a name that says it where the other one is near.
public typealias PlainTestCase = XCTestCase

/// A test case that compares views with recorded pictures.
public typealias FBSnapshotTestCase = SnapshotTestCases.XCTestCase

/// Holds the class: SwiftPM lists the tests of classes whose superclasses it has seen compile, up to
/// one of the name `XCTestCase`, and knows of this one its last name only.
public enum SnapshotTestCases {
    /// XCTest's class with recorded pictures.
    open class XCTestCase: PlainTestCase {
        final let snapshots = SnapshotSettings()

        /// Whether pictures are recorded in place of being compared; false by default.
        open var recordMode: Bool {
            get { snapshots.isRecording }
            set { snapshots.isRecording = newValue }
        }

        /// The folder that has that of the pictures, where no environment variable names one; nil for
        /// the resources of the test's bundle.
        open var bundleResourcePath: String? {
            get { snapshots.resources }
            set { snapshots.resources = newValue }
        }

        /// What of the device goes into the pictures' names; the scale by default.
        open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
            get { snapshots.options }
            set { snapshots.options = newValue }
        }

        /// The folder of the class's pictures in that of all; nil for the class's name.
        open var folderName: String? {
            get { snapshots.folderName }
            set { snapshots.folderName = newValue }
        }

        /// Whether views are drawn as a window shows them, with effects.
        open var usesDrawViewHierarchyInRect: Bool {
            get { snapshots.drawsHierarchy }
            set { snapshots.drawsHierarchy = newValue }
        }

        /// The folder of the pictures: what `FB_REFERENCE_IMAGE_DIR` names, else the given one, else
        /// `ReferenceImages` in the resources.
        open func getReferenceImageDirectory(withDefault dir: String?) -> String {
            referenceFolder(dir, ProcessInfo.processInfo.environment)
        }

        /// The folder for pictures of what differs: what `IMAGE_DIFF_DIR` names, else the given one,
        /// else one for temporary files.
        open func getImageDiffDirectory(withDefault dir: String?) -> String {
            differenceFolder(dir, ProcessInfo.processInfo.environment)
        }

        /// Compares a view with its picture, or records it; throws where they differ.
        ///
        /// `perPixelTolerance` says how much of its range a component may be off, 0...1, and
        /// `overallTolerance` how many of the pixels may be off by more.
        open func compareSnapshot(
            of view: UIView,
            referenceImagesDirectory: String,
            imageDiffDirectory: String,
            identifier: String?,
            perPixelTolerance: CGFloat = 0,
            overallTolerance: CGFloat
        ) throws {
            let drawsHierarchy = snapshots.drawsHierarchy
            // Tests of views run on the main thread, which `assumeIsolated` makes sure of.
            nonisolated(unsafe) let view = view
            let picture = MainActor.assumeIsolated { Snapshot.picture(of: view, drawsHierarchy) }
            try compare(
                picture,
                SnapshotFolders(referenceImagesDirectory, imageDiffDirectory),
                identifier,
                SnapshotTolerance(perPixelTolerance, overallTolerance)
            )
        }

        /// Compares a layer with its picture, or records it; throws where they differ.
        open func compareSnapshot(
            of layer: CALayer,
            referenceImagesDirectory: String,
            imageDiffDirectory: String,
            identifier: String?,
            perPixelTolerance: CGFloat = 0,
            overallTolerance: CGFloat
        ) throws {
            // Tests of layers run on the main thread, which `assumeIsolated` makes sure of.
            nonisolated(unsafe) let layer = layer
            let picture = MainActor.assumeIsolated { Snapshot.picture(of: layer) }
            try compare(
                picture,
                SnapshotFolders(referenceImagesDirectory, imageDiffDirectory),
                identifier,
                SnapshotTolerance(perPixelTolerance, overallTolerance)
            )
        }

        /// Throws where there is no recorded picture.
        open func referenceImageRecorded(
            inDirectory referenceImagesDirectory: String,
            identifier: String?
        ) throws {
            _ = try reference(in: referenceImagesDirectory, identifier)
        }

        /// Compares a view, a controller's view or a layer with the picture of the first suffix that
        /// has one, or records it.
        ///
        /// - Returns: What is wrong, nil for nothing.
        open func snapshotVerifyViewOrLayer(
            _ viewOrLayer: Any,
            identifier: String?,
            suffixes: NSOrderedSet,
            perPixelTolerance: CGFloat = 0,
            overallTolerance: CGFloat,
            defaultReferenceDirectory: String?,
            defaultImageDiffDirectory: String?
        ) -> String? {
            guard suffixes.count > 0 else { return "There is no suffix for the folder of pictures" }
            let folder = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
            let diffs = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
            var failure: (any Error)?
            for suffix in suffixes {
                let folder = "\(folder)\(suffix)"
                do {
                    if let view = view(of: viewOrLayer) {
                        try compareSnapshot(
                            of: view,
                            referenceImagesDirectory: folder,
                            imageDiffDirectory: diffs,
                            identifier: identifier,
                            perPixelTolerance: perPixelTolerance,
                            overallTolerance: overallTolerance
                        )
                    } else if let layer = viewOrLayer as? CALayer {
                        try compareSnapshot(
                            of: layer,
                            referenceImagesDirectory: folder,
                            imageDiffDirectory: diffs,
                            identifier: identifier,
                            perPixelTolerance: perPixelTolerance,
                            overallTolerance: overallTolerance
                        )
                    } else {
                        return "\(viewOrLayer) is neither a view nor a layer"
                    }
                    guard recordMode else { return nil }
                    return
                        "Test ran in record mode. Reference image is now saved. Disable record mode "
                        + "to perform an actual snapshot comparison!"
                } catch {
                    failure = error
                }
            }
            return failure.map { "Snapshot comparison failed: \($0.localizedDescription)" }
        }
    }
}

// MARK: Inside

/// What a test says of its pictures.
final class SnapshotSettings {
    /// Whether `casement test --record` runs the test.
    var recordsWhatDiffers =
        ProcessInfo.processInfo.environment["CASEMENT_RECORD_SNAPSHOTS"] == "1"

    var isRecording = false
    var resources: String?
    var options = FBSnapshotTestCaseFileNameIncludeOption.screenScale
    var folderName: String?
    var drawsHierarchy = false
}

/// Where the recorded pictures are, and where those of what differs go.
struct SnapshotFolders {
    let references: String
    let differences: String

    init(_ references: String, _ differences: String) {
        self.references = references
        self.differences = differences
    }
}

/// How much may differ.
struct SnapshotTolerance {
    let perPixel: CGFloat
    let overall: CGFloat

    init(_ perPixel: CGFloat, _ overall: CGFloat) {
        self.perPixel = perPixel
        self.overall = overall
    }
}

extension FBSnapshotTestCase {
    func referenceFolder(_ given: String?, _ environment: [String: String]) -> String {
        if let named = environment["FB_REFERENCE_IMAGE_DIR"] { return named }
        if let given, !given.isEmpty { return given }
        let resources = snapshots.resources ?? Bundle(for: type(of: self)).resourcePath ?? "."
        return resources + "/ReferenceImages"
    }

    func differenceFolder(_ given: String?, _ environment: [String: String]) -> String {
        if let named = environment["IMAGE_DIFF_DIR"] { return named }
        if let given, !given.isEmpty { return given }
        return NSTemporaryDirectory()
    }

    private func view(of object: Any) -> UIView? {
        if let view = object as? UIView { return view }
        guard let controller = object as? UIViewController else { return nil }
        // Both stay on the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) let known = controller
        nonisolated(unsafe) var view: UIView?
        MainActor.assumeIsolated { view = known.view }
        return view
    }

    /// The name of the test's method.
    private var methodName: String { String(name.split(separator: ".").last ?? "test") }

    private func path(in folder: String, _ prefix: String, _ identifier: String?) -> String {
        var name = prefix + methodName
        if let identifier, !identifier.isEmpty { name += "_" + identifier }
        if !fileNameOptions.contains(.none) {
            name = FBFileNameIncludeNormalizedFileNameFromOption(name, fileNameOptions)
        }
        let owner = snapshots.folderName ?? String(reflecting: type(of: self))
        return folder + "/" + owner + "/" + name + ".png"
    }

    private func failure(
        _ code: FBSnapshotTestControllerErrorCode,
        _ text: String,
        _ reason: String
    ) -> NSError {
        NSError(
            domain: FBSnapshotTestControllerErrorDomain,
            code: code.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: "\(text) \(reason)",
                NSLocalizedFailureReasonErrorKey: reason,
            ]
        )
    }

    private func reference(in folder: String, _ identifier: String?) throws -> SnapshotPicture {
        let file = path(in: folder, "", identifier)
        guard FileManager.default.fileExists(atPath: file) else {
            throw failure(
                .needsRecord,
                "Unable to load reference image.",
                "\(file) is not there; run the test in record mode"
            )
        }
        let data = FileManager.default.contents(atPath: file) ?? Data()
        guard let picture = SnapshotPicture(png: data) else {
            let isPointer = data.starts(with: Data("version https://git-lfs".utf8))
            throw failure(
                .unknown,
                "Unable to load reference image.",
                file + (isPointer ? " is in Git LFS: `git lfs pull` brings it" : " is no picture")
            )
        }
        return picture
    }

    private func compare(
        _ picture: SnapshotPicture,
        _ folders: SnapshotFolders,
        _ identifier: String?,
        _ tolerance: SnapshotTolerance
    ) throws {
        if recordMode {
            return try save(picture, at: path(in: folders.references, "", identifier))
        }
        if snapshots.recordsWhatDiffers {
            return try record(picture, folders, identifier, tolerance)
        }
        let reference = try reference(in: folders.references, identifier)
        guard let reason = picture.difference(from: reference, tolerance) else { return }
        let folder = folders.differences
        try save(reference, at: path(in: folder, "reference_", identifier))
        try save(picture, at: path(in: folder, "failed_", identifier))
        if let difference = picture.differencePicture(from: reference) {
            try save(difference, at: path(in: folder, "diff_", identifier))
        }
        let isSize = !picture.hasSize(of: reference)
        throw failure(
            isSize ? .imagesDifferentSizes : .imagesDifferent,
            isSize ? "Images different sizes." : "Images different.",
            reason + "; see \(path(in: folder, "failed_", identifier))"
        )
    }

    /// Saves a picture that is missing or differs, and throws if it did.
    private func record(
        _ picture: SnapshotPicture,
        _ folders: SnapshotFolders,
        _ identifier: String?,
        _ tolerance: SnapshotTolerance
    ) throws {
        if let former = try? reference(in: folders.references, identifier),
            picture.difference(from: former, tolerance) == nil
        {
            return
        }
        let file = path(in: folders.references, "", identifier)
        try save(picture, at: file)
        throw failure(.needsRecord, "Reference image is now saved.", "see \(file)")
    }

    private func save(_ picture: SnapshotPicture, at path: String) throws {
        guard let data = picture.png else {
            throw failure(.pngCreationFailed, "Picture not written.", "\(path) has no pixels")
        }
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }
}
