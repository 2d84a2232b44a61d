// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// A photo that was picked.
public struct PHPickerResult: Equatable, Hashable {
    /// Hands out the picture.
    public let itemProvider: NSItemProvider

    /// The photo's name in the library.
    public let assetIdentifier: String?
}

/// Hears of the photos that were picked.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Told of the photos, none if nothing was picked; takes the picker away.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
