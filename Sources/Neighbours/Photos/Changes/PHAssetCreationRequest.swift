// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A request to make an asset of files or data.
///
/// The first picture or film counts; a film that belongs to a picture is left out.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// A request for a new asset, whose content `addResource` gives.
    open class func forAsset() -> Self {
        request(.none, named: { _ in nil }, by: "PHAssetCreationRequest.forAsset()")
    }

    /// Whether an asset can be made of resources of some types: of a picture or a film.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        let own = types.compactMap { PHAssetResourceType(rawValue: $0.intValue) }
        return own == [.photo] || own == [.video]
    }

    /// Adds a file.
    open func addResource(
        with type: PHAssetResourceType,
        fileURL: URL,
        options: PHAssetResourceCreationOptions?
    ) {
        let isMoved = options?.shouldMoveFile ?? false
        take(
            type,
            .file(fileURL, isMoved: isMoved),
            named: options?.originalFilename ?? fileURL.lastPathComponent
        )
    }

    /// Adds data.
    open func addResource(
        with type: PHAssetResourceType,
        data: Data,
        options: PHAssetResourceCreationOptions?
    ) {
        let ending = options?.ending ?? PhotoFile.ending(of: data) ?? "mov"
        take(type, .data(data), named: options?.originalFilename, ending: ending)
    }

    private func take(
        _ type: PHAssetResourceType,
        _ content: Content,
        named name: String?,
        ending: String = ""
    ) {
        guard [.photo, .video].contains(type) else {
            Unbuilt.report("PHAssetCreationRequest.addResource: other types than photo and video")
            return
        }
        guard case .none = self.content else { return }
        self.content = content
        let transaction = ChangeTransaction.required("PHAssetCreationRequest.addResource")
        reserve(name.map(transaction.name(like:)) ?? transaction.numberedName(ending))
    }

    override func carryOut(in store: PhotoStore, _ folder: URL) throws {
        if case .none = content {
            throw PHPhotosError(.missingResource, "The new asset has no resource.")
        }
        try super.carryOut(in: store, folder)
    }
}
