// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UniformTypeIdentifiers

// Sendable is unchecked because an output belongs to the thread that edits.
/// The result of an edit: a file that takes the place of the asset's.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    private let ending: String
    private let file: URL

    /// The result of an edit of a content.
    public convenience init(contentEditingInput: PHContentEditingInput) {
        self.init(ending: contentEditingInput.asset.file.pathExtension)
    }

    /// The result of an edit of an asset that a change block has made.
    public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) {
        let name = URL(fileURLWithPath: placeholderForCreatedAsset.localIdentifier)
        self.init(ending: name.pathExtension)
    }

    /// The result of an edit of no content.
    public override convenience init() { self.init(ending: "") }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(ending: String) {
        self.ending = ending
        file = FileManager.default.temporaryDirectory
            .appendingPathComponent("edit-\(UUID().uuidString)").appendingPathExtension(ending)
        super.init()
    }

    /// What is needed to edit again; the change fails without it, as on iOS, but it is not kept.
    open var adjustmentData: PHAdjustmentData?

    /// The file that the program writes.
    open var renderedContentURL: URL { file }

    /// The file that the program writes, for a type.
    open func renderedContentURL(for type: UTType) throws -> URL {
        guard supportedRenderedContentTypes.contains(type) else {
            throw PHPhotosError(.invalidResource, "\(type.identifier) is not the file's type.")
        }
        return file
    }

    /// The type that the file has if the program doesn't choose one.
    open var defaultRenderedContentType: UTType? { UTType(filenameExtension: ending) }

    /// The types that the file may have.
    open var supportedRenderedContentTypes: [UTType] {
        defaultRenderedContentType.map { [$0] } ?? []
    }

    /// Puts the rendered file into the place of another.
    func replace(_ other: URL) throws {
        guard adjustmentData != nil else {
            throw PHPhotosError(.missingResource, "The edit has no adjustment data.")
        }
        guard let data = try? Data(contentsOf: file) else {
            throw PHPhotosError(.missingResource, "\(file.path) has not been written.")
        }
        try data.write(to: other, options: .atomic)
    }
}
