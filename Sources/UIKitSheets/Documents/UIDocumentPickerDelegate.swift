// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the documents that were picked.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol, _UIDocumentPickerDelegateProbes {
    // @optional

    /// Told of the files; the picker goes by itself.
    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    )

    /// Told of one file, where the method for several is not implemented.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)

    /// Called when nothing was picked.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
