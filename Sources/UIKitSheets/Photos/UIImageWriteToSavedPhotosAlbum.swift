// SPDX-License-Identifier: Apache-2.0

// The names are those of C functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Keeps a picture among the photos, as a PNG file in the folder of pictures.
///
/// The selector is of the form `image(_:didFinishSavingWithError:contextInfo:)` and is called in a
/// later turn of the main loop.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var failure: NSError?
    do { try PhotoLibrary.shared.add(image) } catch { failure = error as NSError }
    tell(completionTarget, completionSelector, [image, failure, contextInfo])
}

/// Whether a film may be kept among the photos; there are only pictures here.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Fails: only pictures are kept among the photos here.
///
/// The selector is of the form `video(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let failure = CocoaError(.featureUnsupported) as NSError
    tell(completionTarget, completionSelector, [videoPath, failure, contextInfo])
}

/// Sends a message with three arguments in the next turn.
@MainActor
private func tell(_ target: Any?, _ selector: Selector?, _ arguments: [Any?]) {
    guard let target, let selector else { return }
    // From the main thread to the main thread.
    let message = UncheckedTransfer((target: target as AnyObject, arguments: arguments))
    DispatchQueue.main.async {
        let (target, arguments) = message.value
        if case .notUnderstood = selector.send(to: target, arguments) {
            Diagnostics.warn(
                "UIImageWriteToSavedPhotosAlbum: \(target) has no method \(NSStringFromSelector(selector))"
            )
        }
    }
}
