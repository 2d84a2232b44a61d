// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
public import Photos
import UIKit

extension PHPhotoLibrary {
    /// Lets the user choose the pictures that the program may use; access is never limited here.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {
        Unbuilt.report("PHPhotoLibrary.presentLimitedLibraryPicker(from:)")
    }

    /// Lets the user choose the pictures that the program may use; none are added.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController,
        completionHandler: @escaping ([String]) -> Void
    ) {
        Unbuilt.report("PHPhotoLibrary.presentLimitedLibraryPicker(from:)")
        // From the main thread to the main thread.
        let handler = UncheckedTransfer(completionHandler)
        DispatchQueue.main.async { handler.value([]) }
    }
}
