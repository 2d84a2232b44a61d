// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore

/// What lowered source calls for `View(frame: …)` where `View` is a generic parameter: a view of a
/// class that is known only when running, by its `init(frame:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ aClass: T.Type, frame: CGRect) -> T {
    makeInstance(ofView: aClass, frame: frame)
}

/// What lowered source calls for `Page(nibName: …, bundle: …)` where `Page` is a generic parameter:
/// a controller of a class that is known only when running.
@preconcurrency @MainActor
public func _objcNew<T: UIViewController>(
    _ aClass: T.Type,
    nibName: String?,
    bundle: Bundle?
) -> T {
    makeInstance(ofController: aClass, nibName: nibName, bundle: bundle)
}

/// What lowered source calls for `aClass.init(identifier: …, source: …, destination: …)` where
/// `aClass` is a variable.
@preconcurrency @MainActor
public func _objcNew<T: UIStoryboardSegue>(
    _ aClass: T.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
) -> T {
    let made = makeInstance(
        ofSegue: aClass,
        identifier: identifier,
        source: source,
        destination: destination
    )
    guard let segue = made as? T else { preconditionFailure("a segue is of its class") }
    return segue
}
