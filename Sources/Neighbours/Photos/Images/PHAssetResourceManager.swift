// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// Hands out the data of assets' files.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let only = PHAssetResourceManager()

    /// The usual manager.
    open class func `default`() -> PHAssetResourceManager { only }

    /// Asks for the data, which come in one piece.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource,
        options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        ImageRequests.shared.start { _ in
            Result { try Data(contentsOf: resource.asset.file) }
        } answer: { _, result in
            switch result {
            case .success(let data):
                handler(data)
                completionHandler(nil)
            case .failure(let error): completionHandler(error)
            case nil: completionHandler(PHPhotosError(.userCancelled))
            }
        }
    }

    /// Writes the data to a file that is not there yet.
    @preconcurrency
    open func writeData(
        for resource: PHAssetResource,
        toFile fileURL: URL,
        options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        _ = ImageRequests.shared.start { _ in
            Result {
                try FileManager.default.copyItem(at: resource.asset.file, to: fileURL)
            }
        } answer: { _, result in
            if case .failure(let error) = result {
                completionHandler(error)
            } else {
                completionHandler(nil)
            }
        }
    }

    /// Writes the data to a file that is not there yet.
    open func writeData(
        for resource: PHAssetResource,
        toFile fileURL: URL,
        options: PHAssetResourceRequestOptions?
    ) async throws { try FileManager.default.copyItem(at: resource.asset.file, to: fileURL) }

    /// Gives a request up.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
        ImageRequests.shared.cancel(requestID)
    }
}
