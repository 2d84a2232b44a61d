// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// The probes of `UIActivityItemSource`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIActivityItemSourceProbes: AnyObject {}

extension _UIActivityItemSourceProbes {
    private var target: (any UIActivityItemSource)? { self as? any UIActivityItemSource }

    /// The methods called `activityViewController`, as a value.
    public var activityViewController: _UIActivityItemSourceMethods? {
        target.map { _UIActivityItemSourceMethods(target: $0) }
    }
}

/// `activityViewController` with its labels, as a value.
@preconcurrency @MainActor
public struct _UIActivityItemSourceMethods {
    let target: any UIActivityItemSource

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String? {
        _objcOptional(target, "activityViewController(_:subjectForActivityType:)") {
            target.activityViewController(
                activityViewController,
                subjectForActivityType: activityType
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String? {
        _objcOptional(target, "activityViewController(_:dataTypeIdentifierForActivityType:)") {
            target.activityViewController(
                activityViewController,
                dataTypeIdentifierForActivityType: activityType
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? {
        _objcOptional(
            target,
            "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)"
        ) {
            target.activityViewController(
                activityViewController,
                thumbnailImageForActivityType: activityType,
                suggestedSize: size
            )
        } ?? nil
    }
}
