// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime

// Sendable is unchecked because outputs belong to the session's thread, as on iOS.
/// Where codes and faces go that a camera finds: without one, nothing is found.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// An output without a delegate.
    public override init() { super.init() }

    /// Hears of what is found.
    open private(set) weak var metadataObjectsDelegate:
        (any AVCaptureMetadataOutputObjectsDelegate)?

    /// Where the delegate hears of it.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?

    /// Sets who hears of what is found, and where.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }

    /// What can be found: nothing, without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS.
    /// What to look for; only what can be found, as on iOS.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
        get { [] }
        set {
            guard let type = newValue?.first else { return }
            Diagnostics.trap(
                .invalidArgumentException,
                "AVCaptureMetadataOutput.metadataObjectTypes: \(type.rawValue) is not available; "
                    + "choose of availableMetadataObjectTypes"
            )
        }
    }

    /// Where to look, in a picture of a width and height of 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
