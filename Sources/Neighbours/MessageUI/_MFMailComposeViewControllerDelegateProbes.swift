// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `MFMailComposeViewControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _MFMailComposeViewControllerDelegateProbes: AnyObject {}

extension _MFMailComposeViewControllerDelegateProbes {
    private var target: (any MFMailComposeViewControllerDelegate)? {
        self as? any MFMailComposeViewControllerDelegate
    }

    /// The methods called `mailComposeController`, as a value.
    public var mailComposeController: _MFMailComposeViewControllerDelegateMethods? {
        target.map { _MFMailComposeViewControllerDelegateMethods(target: $0) }
    }
}

/// `mailComposeController` with its labels, as a value.
@preconcurrency @MainActor
public struct _MFMailComposeViewControllerDelegateMethods {
    let target: any MFMailComposeViewControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) -> Void? {
        _objcOptional(target, "mailComposeController(_:didFinishWith:error:)") {
            target.mailComposeController(controller, didFinishWith: result, error: error)
        }
    }
}
